import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../contract/check/run';

/** The host of docs/writing-a-host.md, started as the page says. */

const folder = mkdtempSync(join(tmpdir(), 'host-'));
const [, program = ''] = /^```js\n([^]*?)^```/m.exec(readFileSync('docs/writing-a-host.md', 'utf8')) ?? [];
let stop: () => void;
let host: string;

beforeAll(async () => {
  const file = join(folder, 'host.mjs');
  writeFileSync(file, program);
  // The system chooses a free port.
  const running = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' }, stdio: 'pipe' });
  stop = () => void running.kill();
  const [line] = await new Promise<unknown[]>((said) => running.stdout.once('data', (...data) => said(data)));
  host = String(line).trim();
});
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const signedIn = { user: 'rina', password: 'rahasia123', origin: undefined, isJson: false };

describe('the host of docs/writing-a-host.md', () => {
  it('has the calls of §7 and its area as the contract says, and carries the life of a seller', async () => {
    const { calls, checks, exitCode, without } = await check({ ...signedIn, host, mayWrite: true });
    const named = (wanted: string) =>
      calls.flatMap(({ operation, verdict }) => (verdict === wanted ? [operation.id] : [])).toSorted();
    expect(named('fits')).toEqual([
      ...['deleteMerchantId', 'getCdnBulkGenerateUserId', 'getMakeCategory', 'getMakeCategoryId'],
      ...['getRegionCityId', 'getRegionDistrictId', 'getRegionProvince', 'getRegionVillageId'],
      ...['postCdnSingleUpload', 'postGetListMerchant', 'postLogin', 'postMerchantRegister'],
      'postUpdateProfileMerchant',
    ]);
    for (const verdict of ['read', 'loses', 'breaks'])
      expect([verdict, named(verdict)]).toEqual([verdict, []]);
    expect(checks.filter(({ verdict }) => verdict === 'fails')).toEqual([]);
    expect(without).toEqual(['activity', 'counts', 'password', 'profile', 'search', 'status']);
    expect(exitCode).toBe(1);
  });

  it('refuses a wrong password with a sentence', async () => {
    const { exitCode, sentence } = await check({ ...signedIn, password: 'salah', host, mayWrite: false });
    expect(exitCode).toBe(2);
    expect(sentence).toContain('“Username atau password salah.”');
  });
});
