import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paintJpeg } from '../e2e/support/jpeg';
import { choose, tabTo, typeInto, upload } from '../e2e/support/keyboard';
import { pages } from '../e2e/support/pages';
import { signIn } from '../e2e/support/signIn';
import { type Person, story } from '../e2e/support/story';
import { clientHeaders } from '../support/clientHeaders';
import { startPrism } from './support/prism';
import { productOn } from './support/productOn';

/** The product on a host that knows nothing but docs/openapi.yaml. It keeps no state: what counts is what was sent. */

const prism = productOn(startPrism);

/** Pictures are files of whatever address the host chooses, and none of its calls. */
const servePictures = async ({ page, context }: Person): Promise<Buffer> => {
  const body = await paintJpeg(page, '#0f766e');
  await context.route(
    ({ pathname }) => pathname.startsWith('/cdn/'),
    (route) => route.fulfill({ contentType: 'image/jpeg', body }),
  );
  return body;
};

/**
 * What Prism has against a request is a complaint. It does not look into parameters of JSON: tests/contract/listKeys.test.ts
 * compares their keys.
 */
const hearViolations = ({ page, complaints }: Person): void =>
  void page.on('response', (response) => {
    const violations = response.headers()['sl-violations'];
    if (violations !== undefined) complaints.push(violations);
  });

const sentTo = (page: Page, address: string): Promise<Request> =>
  page.waitForRequest((request) => request.url().endsWith(address));

const call = (path: string, init: RequestInit) => fetch(`${prism()}/users-services/api/v1/${path}`, init);

describe('Prism', () => {
  it('refuses what is not in the contract', async () => {
    const login = { method: 'POST', body: '{"username":"superadmin","password":"rahasia123"}' };
    expect((await call('backoffice/login', { ...login, headers: clientHeaders })).status).toBe(200);
    const { platform: _, ...nameless } = clientHeaders;
    expect((await call('backoffice/login', { ...login, headers: nameless })).status).toBe(422);
    const misspelt = { ...login, body: '{"user":"superadmin","password":"rahasia123"}' };
    expect((await call('backoffice/login', { ...misspelt, headers: clientHeaders })).status).toBe(422);
    expect((await call('backoffice/profile', { headers: clientHeaders })).status).toBe(401);
    expect((await call('backoffice/sellers', { headers: clientHeaders })).status).toBe(404);
  });
});

story('a seller is registered with three photos, edited and deleted', async (person) => {
  const { page } = person;
  const photo = await servePictures(person);
  hearViolations(person);
  await signIn(page, 'superadmin');
  await page.getByRole('link', { name: 'Pelapak', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Mebel Sejahtera' });
  await row.waitFor();

  await page.getByRole('link', { name: 'Daftarkan Pelapak' }).click();
  await page.getByText('Masukan data yang sesuai').waitFor();
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await typeInto(page, label, text);
  };
  await fill({
    'Nama Lengkap': 'Siti Rahmawati',
    'Nomor Telephone': '6281298765432',
    Email: 'siti.rahmawati@toko.example',
    'Nomor NIK': '3171016010900009',
  });
  await choose(page, 'Provinsi', 'Aceh');
  await choose(page, 'Kota/Kabupaten', 'Kota Administrasi Jakarta Pusat');
  await choose(page, 'Kecamatan', 'Gambir');
  await choose(page, 'Kelurahan/Desa', 'Gambir');
  await fill({
    ...{ RT: '7', RW: '012', 'Kode Pos': '10110', Alamat: 'Jalan Merdeka 12' },
    ...{ 'Nama Toko': 'Toko Papan Ketik', 'Alamat Toko': 'Jalan Merdeka 14' },
    ...{ 'Slogan Toko': 'Ketik lalu jadi', 'Deskripsi Toko': 'Papan ketik dan alat tulis' },
    ...{ 'Nama Bank': 'Bank Mandiri', 'Nomor Rekening': '0012345678901' },
    'Nama Pemilik Rekening': 'Siti Rahmawati',
  });
  for (const name of ['Foto Pelapak', 'Foto Toko', 'Foto KTP']) await upload(page, name, photo);
  const registering = sentTo(page, '/merchant/register');
  await tabTo(page, 'Simpan');
  await page.keyboard.press('Enter');
  expect((await registering).postDataJSON()).toMatchObject({
    fullname: 'Siti Rahmawati',
    user_address: { village_id: '31.71.01.1001' },
    user_bank: { account_number: '0012345678901' },
  });
  await page.getByText('Data Berhasil disimpan!').waitFor();
  await page.getByRole('dialog', { name: 'Pelapak sudah terdaftar' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Data akun disalin.').waitFor();
  await page.keyboard.press('Escape');

  await row.getByRole('link', { name: 'Ubah Mebel Sejahtera' }).click();
  await page.getByLabel(/^Slogan Toko/).fill('Ketik sekali langsung jadi');
  const changing = sentTo(page, '/update-profile-merchant');
  await page.getByRole('button', { name: 'Simpan' }).click();
  const changed = await changing;
  expect(changed.postDataJSON()).toMatchObject({ slogan: 'Ketik sekali langsung jadi' });
  expect(changed.headers()['if-match']).toBe('"17"');
  await page.getByText('Data Berhasil diubah!').waitFor();

  await row.getByRole('button', { name: 'Hapus Data' }).click();
  const dialog = page.getByRole('alertdialog');
  const deleting = sentTo(page, '/merchant/3c222eb8-c309-4813-9994-000000000040');
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  expect((await deleting).method()).toBe('DELETE');
  await page.getByText('Data Berhasil hapus!').waitFor();
});

story('every page of the menu opens', async (person) => {
  const { page, quiet } = person;
  await servePictures(person);
  hearViolations(person);
  await signIn(page, 'superadmin');
  for (const { path } of pages) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await quiet();
  }
});
