import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { contractFile } from '../../contract/write';
import { story } from '../e2e/support/story';
import { folder, run } from './support/tools';

const config = ['--config', 'contract/redocly.yaml'];

it('the linter of Redocly has nothing to say', () => {
  const report = run('redocly', 'lint', contractFile, ...config, '--format=json');
  const { problems } = JSON.parse(report) as {
    problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
  };
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ).toEqual([]);
});

story(
  'its page of the contract is read offline, and asks no host for anything',
  async ({ page, context, expectComplaint }) => {
    const path = resolve(folder, 'index.html');
    run(
      'redocly',
      'build-docs',
      contractFile,
      ...config,
      '--inlineBundle',
      '--template',
      'contract/page.html',
      '--output',
      path,
    );
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    // The logo of Redocly, which the page's own policy refuses.
    expectComplaint(/logo-mini/);
    await page.goto(pathToFileURL(path).href);
    await page.getByRole('heading', { name: 'API of the back office' }).waitFor();
    await page.getByText('Login and logout, and the person who is signed in.').waitFor();
    await page.getByText('Pelapak', { exact: true }).first().click();
    await page.getByText('Switch a seller on or off').first().click();
    await page.getByText('the update of §7 holds no reason').waitFor();
    const asked = requests.filter((request) => request.failure()?.errorText !== 'csp');
    const foreign = asked.map((request) => request.url()).filter((url) => /^(?!file:|data:|blob:)/.test(url));
    expect(foreign).toEqual([]);
  },
  { offline: true },
);
