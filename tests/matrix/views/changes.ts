import type { Page } from 'playwright-core';
import { demoPassword } from '../../../mocks/server/accounts';
import { clientHeaders } from '../../support/clientHeaders';
import { withFilter } from '../addresses';
import { dialogOf, openFirst, opening, openingOnFirst, save } from '../steps';
import { viewsAt } from '../view';

const backoffice = '/users-services/api/v1/backoffice';

/** Changes a record as somebody else at another computer. */
const changeElsewhere = async (page: Page, path: string, data: object): Promise<void> => {
  const login = await page.request.post(`${backoffice}/login`, {
    headers: clientHeaders,
    data: { username: 'superadmin', password: demoPassword },
  });
  const { data: session } = (await login.json()) as { data: { token: { access_token: string } } };
  const answer = await page.request.put(`${backoffice}/${path}`, {
    headers: { ...clientHeaders, Authorization: `Bearer ${session.token.access_token}` },
    data,
  });
  if (!answer.ok()) throw new Error(await answer.text());
};

/** Has the page ask again who its person is, and answers with these changes. */
const changePerson = async (page: Page, changes: object): Promise<void> => {
  await page.route(`**${backoffice}/profile`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { user_data: Record<string, unknown> } };
    const { user_data } = json.data;
    const data = { ...json.data, user_data: { ...user_data, ...changes } };
    await route.fulfill({ response, json: { ...json, data } });
  });
  // A read that is still running would be joined.
  await page.waitForLoadState('networkidle');
  // It asks again on return to the window, if not within five seconds.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
    window.dispatchEvent(new Event('focus'));
  });
};

const question = 'Isian yang sama sudah diubah sejak formulir ini dibuka';

/** States that come of what somebody else changed meanwhile, or of what a browser cannot keep. */
export const changeViews = [
  ...viewsAt('/dashboard/make-category/kategori-1', 'Buat Kategori', {
    'two versions of a category, side by side': {
      prepare: async (page) => {
        const drawer = await dialogOf(page);
        await drawer.getByLabel(/^Slug/).fill('slug-saya');
        await changeElsewhere(page, 'make-category/kategori-1', { slug: 'slug-rekan' });
        await save(page);
        await page.getByRole('alertdialog', { name: question }).waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/make-category', 'Buat Kategori', {
    'refused move of a category': {
      expected: /status of 409/,
      prepare: async (page) => {
        await page.route('**/make-category/*/move', (route) =>
          route.fulfill({ status: 409, json: { message: 'Kategori ini sudah dipindahkan Budi Santoso.' } }),
        );
        const dialog = await opening('Pindahkan')(page);
        await dialog.getByRole('combobox').selectOption({ index: 1 });
        await dialog.getByRole('button', { name: 'Pindahkan' }).click();
        await dialog.getByText('Kategori ini sudah dipindahkan Budi Santoso.').waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/master-data/banner-information', 'Banner Infomasi', {
    'two positions of a banner, side by side': {
      prepare: async (page) => {
        await openFirst('edit')(page);
        const drawer = await dialogOf(page);
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
        await drawer.getByRole('combobox', { name: 'Posisi' }).selectOption('PROMO');
        await changeElsewhere(page, `master-data/banner-information/${id}`, { position: 'KATEGORI' });
        await save(page);
        await page.getByRole('alertdialog', { name: question }).waitFor();
      },
    },
  }),
  ...viewsAt(withFilter('/dashboard/member-list/user-admin', { q: 'pengamat' }), 'Detail User Admin', {
    'password that is shown once, after a reset': {
      prepare: async (page) => {
        const dialog = await openingOnFirst('Atur Ulang Password')(page);
        await dialog.getByRole('button', { name: 'Atur Ulang' }).click();
        await page.getByRole('dialog', { name: 'Password sudah dibuat' }).waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/member-list/seller/create', 'Daftarkan Pelapak', {
    'form after its right was removed': {
      account: 'adminpelapak',
      prepare: async (page) => {
        await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill('Sari Wulandari');
        await changePerson(page, { access_role: [{ access: 'VIEW_PELAPAK' }] });
        await page.getByText('Hak akses Anda untuk mengubah data ini sudah dicabut').waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/profile', 'Profile', {
    'full storage of the browser': {
      prepare: async (page) => {
        await page.evaluate(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('Full.', 'QuotaExceededError');
          };
        });
        await changePerson(page, { full_name: 'Ratna K.' });
        await page.getByText(/^Penyimpanan browser penuh/).waitFor();
      },
    },
  }),
  ...viewsAt(
    withFilter('/dashboard/report-transaction', {
      period: 'kustom',
      time_gte: '2026-11-20',
      time_lte: '2026-11-10',
    }),
    'Report Transaction',
    {
      'report whose period ends before it begins': (page) =>
        page.getByText('Periode berakhir sebelum dimulai').first().waitFor(),
    },
  ),
];
