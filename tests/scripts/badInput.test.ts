import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import runBench from '../../bench/run';
import runSize from '../../bench/size';
import runCheck from '../../contract/check/run';
import { BadInput } from '../../scripts/badInput';
import runScreenshots from '../../scripts/screenshots';
import runStart from '../../scripts/start';
import runMutants from '../mutants/run';

it('npm run … with a wrong argument says one sentence, and ends with 64', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'test', 'seller'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr.trim()).toBe(
    'This command takes no argument such as seller: npm run unit -- FILES runs some tests.',
  );
  expect(stdout).toBe('');
  expect(status).toBe(64);
});

it.each([
  ['start --port 5000', runStart, /^This command takes no argument such as --port 5000: PORT, .*\.$/],
  ['screenshots selller', runScreenshots, /^There is no selller, only login, list, .*\.$/],
  ['bench --help', runBench, /^Unknown option '--help': docs\/performance\.md says what there is\.$/],
  ['bench --only=leeks', runBench, /^There is no leeks, only .*leaks.*\.$/],
  ['size src', runSize, /^There is no commit src: npm run size -- COMMIT compares with one\.$/],
  ['contract --user --write', runCheck, /^Option '--user' argument is ambiguous: .*\.$/],
  ['mutants selller', runMutants, /^No bug has selller in its name or file\.$/],
])('npm run %s says such a sentence', async (command, run, sentence) => {
  const refused: unknown = await Promise.resolve()
    .then(() => run(command.split(' ').slice(1)))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BadInput);
  expect((refused as Error).message).toMatch(sentence);
});
