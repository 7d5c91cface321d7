// Runs scripts/<name>.ts: Node 20 reads no TypeScript, Vite's module runner does.
//   node scripts/run.mjs start
import { join } from 'node:path';
import './install-if-needed.mjs';

const [name, ...args] = process.argv.slice(2);
// Only after the import above, which installs Vite in a new clone.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(import.meta.dirname, `${name}.ts`), { logLevel: 'error' });
const refuse = (sentence) => {
  console.error(sentence);
  process.exitCode = 64;
};
try {
  if (module.default.length === 0 && args.length > 0)
    refuse(`This command takes no argument such as ${args.join(' ')}.`);
  else await module.default(args);
} catch (error) {
  if (error?.name !== 'BadInput') throw error;
  refuse(error.message);
}
