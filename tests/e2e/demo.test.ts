import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildDemo } from '../../scripts/demo';
import { serve } from './support/serve';
import { fillLogin } from './support/signIn';
import { story } from './support/story';

let folder: string;
let demo: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-demo-'));
  await buildDemo(folder);
  demo = await serve({
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
}, 120_000);

afterAll(async () => {
  await demo.close();
  rmSync(folder, { recursive: true, force: true });
});

story(
  'the static demo deletes a seller without a server, and the seller is still deleted after a reload',
  async ({ page, quiet }) => {
    await page.goto(`${demo.origin}/dashboard/member-list/seller`);
    await fillLogin(page, 'superadmin');
    await page.waitForURL(`${demo.origin}/dashboard`);
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await page.getByRole('link', { name: 'Pelapak' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Pelapak' }).waitFor();
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    expect(await rows.count()).toBe(11);

    // An inactive seller has no open orders and no balance, so it can be deleted.
    await page.goto(`${demo.origin}/dashboard/member-list/seller?filter=%7B%22is_active%22%3Afalse%7D`);
    await page.getByRole('button', { name: 'Hapus Data' }).first().click();
    // The dialog reads what the seller holds, which a deleted seller no longer has.
    await quiet();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).click();
    await page.getByText('Data Berhasil hapus!').waitFor();
    await page.goto(`${demo.origin}/dashboard/member-list/seller`);
    await page.getByText('dari 199 data').waitFor();
  },
);
