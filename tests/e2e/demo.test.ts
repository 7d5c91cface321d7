import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildDemo } from '../../scripts/demo';
import { fillLogin } from './signIn';
import { story } from './story';

let folder: string;
let server: PreviewServer;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-demo-'));
  await buildDemo(folder);
  server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
  });
  const listening = server.httpServer.address();
  if (listening === null || typeof listening === 'string') throw new Error('The demo listens nowhere.');
  address = `http://127.0.0.1:${listening.port}`;
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

story('the static demo manages sellers without a server, and remembers over a reload', async ({ page }) => {
  await page.goto(`${address}/dashboard/member-list/seller`);
  await fillLogin(page, 'superadmin');
  await page.waitForURL(`${address}/dashboard`);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('link', { name: 'Pelapak' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Pelapak' }).waitFor();
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(11);

  // An inactive seller has neither open orders nor money, which would keep it.
  await page.goto(`${address}/dashboard/member-list/seller?filter=%7B%22is_active%22%3Afalse%7D`);
  await page.getByRole('button', { name: 'Hapus Data' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByText('Data Berhasil hapus!').waitFor();
  await page.goto(`${address}/dashboard/member-list/seller`);
  await page.getByText('dari 199 data').waitFor();
});
