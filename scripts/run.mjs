// Runs scripts/<name>.ts: Node 20 reads no TypeScript, Vite's module runner does.
//   node scripts/run.mjs start
import { join } from 'node:path';
import './install-if-needed.mjs';

const [name, ...args] = process.argv.slice(2);
// Only after the import above, which installs Vite in a new clone.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(import.meta.dirname, `${name}.ts`), { logLevel: 'error' });
await module.default(args);
