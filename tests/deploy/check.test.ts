import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../contract/check/run';
import { demoPassword } from '../../mocks/server/accounts';
import { deployed } from './support/deployed';

/** `npm run contract`, with the origin of the deployed product as the host. */

const host = process.env.E2E_ORIGIN ?? '';
const checked = async () => {
  const options = { user: 'superadmin', password: demoPassword, origin: host, mayWrite: true, isJson: false };
  const { exitCode, sentence, checks } = await check({ host, ...options });
  const said = (verdict: string) => checks.filter((one) => one.verdict === verdict).map(({ name }) => name);
  return { exitCode, sentence, said };
};

const { folder } = deployed();
const file = join(folder, 'etc/nginx/conf.d/backoffice.conf');
const documented = readFileSync(file, 'utf8');

/** Resolves when nginx answers by that configuration: its workers of before end after their calls. */
const reloadWith = async (configuration: string, answered: number): Promise<void> => {
  writeFileSync(file, configuration);
  const main = join(folder, 'etc/nginx/nginx.conf');
  execFileSync('/usr/sbin/nginx', ['-e', join(folder, 'error.log'), '-c', main, '-s', 'reload']);
  const sent = { method: 'POST', body: 'x'.repeat(2_000_000), headers: { Connection: 'close' } };
  const upload = `${host}/users-services/api/v1/cdn/single-upload`;
  await expect.poll(async () => (await fetch(upload, sent)).status).toBe(answered);
};

it('finds nothing lost on the way through the documented nginx', async () => {
  const { exitCode, sentence, said } = await checked();
  expect([said('fails'), exitCode]).toEqual([[], 0]);
  expect(sentence).toMatch(/^FITS: all \d+ calls that were tried work with https:/);
  expect(said('holds')).toEqual(
    expect.arrayContaining(['strong ETags', 'a body of 7 MB', 'a change is kept']),
  );
  expect(said('not tried')).toEqual([
    'what a person may not see is refused (403)',
    'CORS preflight',
    'CORS exposed headers',
  ]);
});

it('notices an nginx that compresses the API, and one that takes small bodies only', async () => {
  const compressing = 'gzip on; gzip_types application/json; gzip_proxied any;';
  const changed = documented
    .replace('gzip off;', compressing)
    .replace('_max_body_size 8m', '_max_body_size 1m');
  await reloadWith(changed, 413);
  try {
    const { exitCode, said } = await checked();
    expect([said('fails'), exitCode]).toEqual([['a body of 7 MB', 'strong ETags'], 2]);
  } finally {
    await reloadWith(documented, 401);
  }
});
