// Runs scripts/<name>.ts: Node 20 reads no TypeScript, Vite's module runner does.
//   node scripts/run.mjs start
import { join } from 'node:path';
import './install-if-needed.mjs';

const [name, ...args] = process.argv.slice(2);
// Not before the line above: in a new clone it is what installs Vite.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(import.meta.dirname, `${name}.ts`), { logLevel: 'error' });
await module.default(args);
