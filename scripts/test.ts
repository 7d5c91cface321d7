import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { nothingIn } from './badInput';
import { findBrowser } from './browser';
import { findFirefox } from './firefox';

type Outcome = { name: string; passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
};

/** Runs one command. Its output is printed at the end, or immediately if `live`. */
const succeeds = (name: string, command: string, args: string[], live = false): Promise<boolean> =>
  new Promise((done) => {
    const started = Date.now();
    const child = spawn(command, args, {
      env,
      shell: process.platform === 'win32',
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => said.push(part));
    child.stderr?.on('data', (part: Buffer) => said.push(part));
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`,
      );
      done(code === 0);
    });
  });

/** Runs a command as one check. A failure counts as one, so that the last line of a failed run never says '0 failed'. */
const step = async (name: string, command: string, ...args: string[]): Promise<Outcome> => ({
  name,
  passed: 0,
  failed: (await succeeds(name, command, args)) ? 0 : 1,
});

/** Runs a suite of vitest; every test counts. */
const suite = async (name: string, ...args: string[]): Promise<Outcome> => {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await succeeds(name, 'vitest', ['run', ...args, ...reporters], true);
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { name, passed: counts.numPassedTests, failed: ok ? 0 : Math.max(1, counts.numFailedTests) };
  } catch {
    return { name, passed: 0, failed: 1 };
  }
};

const check = async (): Promise<Outcome[]> =>
  Promise.all([
    step('types and lint', 'oxlint'),
    step('format', 'oxfmt', '--check'),
    suite('unit and integration'),
  ]);

const onBuild = async (name: string, config: string): Promise<Outcome[]> => {
  const build = await step('build', process.execPath, 'scripts/run.mjs', 'build');
  return build.failed > 0 ? [build] : [build, await suite(name, '--config', config)];
};

/** Where Debian puts what the configuration of docs/deployment.md needs. */
const neededByDeploy = [
  '/usr/sbin/nginx',
  '/usr/lib/nginx/modules/ngx_stream_module.so',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/bin/openssl',
];

const deploy = async (): Promise<Outcome[]> => {
  if (!neededByDeploy.every((path) => existsSync(path)))
    throw new Error(
      'This needs Debian’s nginx with two modules, and openssl: ' +
        'apt-get install nginx libnginx-mod-stream libnginx-mod-http-brotli-static openssl',
    );
  return onBuild('deployment', 'tests/deploy/vitest.config.ts');
};

const modes = ['check', 'e2e', 'matrix', 'faults', 'firefox', 'deploy', 'tools'];

/**
 * `npm test`: everything. `npm run check` (argument `check`): the quick part, without build and browser. `npm run e2e`
 * (argument `e2e`): the rest. In addition, `npm run matrix` (argument `matrix`): every page and state, `npm run faults`
 * (argument `faults`): every screen against every class of fault, `npm run firefox` (argument `firefox`): stories in Firefox,
 * `npm run test:deploy` (argument `deploy`): stories behind the nginx of docs/deployment.md, and `npm run contract:tools`
 * (argument `tools`): docs/openapi.yaml in the hands of foreign tools.
 * Ends with one line, 'N passed, N failed', for all suites.
 */
const run = async ([mode, ...others]: string[]): Promise<void> => {
  const isOurs = mode === undefined || modes.includes(mode);
  nothingIn(isOurs ? others : [mode, ...others], 'npm run unit -- FILES runs some tests.');
  const outcomes: Outcome[] = [];
  try {
    // Before the steps that take minutes.
    if (mode === 'firefox') env.E2E_FIREFOX = findFirefox();
    else if (mode !== 'check' && mode !== 'faults') env.CHROMIUM_PATH = findBrowser();
    if (mode === 'deploy') outcomes.push(...(await deploy()));
    else if (mode === 'tools')
      outcomes.push(await suite('foreign tools', '--config', 'tests/contractTools/vitest.config.ts'));
    else if (mode === 'firefox')
      outcomes.push(...(await onBuild('Firefox', 'tests/firefox/vitest.config.ts')));
    else if (mode === 'matrix')
      outcomes.push(await suite('matrix', '--config', 'tests/matrix/vitest.config.ts'));
    else if (mode === 'faults')
      outcomes.push(await suite('faults', '--config', 'tests/faults/vitest.config.ts', 'tests/faults'));
    else {
      if (mode !== 'e2e') outcomes.push(...(await check()));
      if (mode !== 'check') outcomes.push(...(await onBuild('end to end', 'tests/e2e/vitest.config.ts')));
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcomes.push({ name: 'set-up', passed: 0, failed: 1 });
  }
  rmSync(reports, { recursive: true, force: true });
  // The output of a failed step may be far above, among the lines of a suite.
  for (const { name, failed } of outcomes) if (failed > 0) console.log(`FAILED ${name}`);
  const sum = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
};
export default run;
