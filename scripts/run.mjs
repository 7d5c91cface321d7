// Runs scripts/<name>.ts: Node 20 reads no TypeScript, Vite's module runner does.
//   node scripts/run.mjs start
import { join } from 'node:path';
import './install-if-needed.mjs';

const [name, ...args] = process.argv.slice(2);
// Only after the import above, which installs Vite in a new clone.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(import.meta.dirname, `${name}.ts`), { logLevel: 'error' });
try {
  if (module.default.length === 0 && args.length > 0)
    throw Object.assign(new Error(`This command takes no argument such as ${args.join(' ')}.`), {
      name: 'BadInput',
    });
  await module.default(args);
} catch (error) {
  if (error?.name !== 'BadInput') throw error;
  console.error(error.message);
  process.exitCode = 64;
}
