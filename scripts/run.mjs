// Runs scripts/<name>.ts: Node 20 reads no TypeScript, Vite's module runner does.
//   node scripts/run.mjs start
import { join } from 'node:path';
import { runnerImport } from 'vite';

const [name, ...args] = process.argv.slice(2);
const { module } = await runnerImport(join(import.meta.dirname, `${name}.ts`), { logLevel: 'error' });
await module.default(args);
