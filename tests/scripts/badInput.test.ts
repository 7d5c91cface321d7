import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [['start', '--port', '5000'], /^This command takes no argument such as --port 5000: PORT, .*\.$/],
  [['test', 'seller'], /^This command takes no argument such as seller: npm run unit -- FILES .*\.$/],
  [['screenshots', 'selller'], /^There is no selller, only login, list, .*\.$/],
  [['../bench/run', '--help'], /^Unknown option '--help': docs\/performance\.md says what there is\.$/],
  [['../bench/run', '--only=leeks'], /^There is no leeks, only .*leaks.*\.$/],
  [['../bench/size', 'src'], /^There is no commit src: npm run size -- COMMIT compares with one\.$/],
  [
    ['../contract/check/run', '--host', 'http://h', '--user', '--write'],
    /^Option '--user' argument is ambiguous: .*\.$/,
  ],
  [['../tests/mutants/run', 'selller'], /^No bug has selller in its name or file\.$/],
])('npm run … with %j says one sentence, and ends with 64', (args, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr.trim()).toMatch(sentence);
  expect(stdout).toBe('');
  expect(status).toBe(64);
});
