import type { Page } from 'playwright-core';

/** A picture of the documents: who is signed in, which address, and what is done there before it is taken. */
export type Shot = {
  name: string;
  /** Null if nobody is signed in. */
  account: string | null;
  path: string;
  /** True for another picture in dark colours, at 1440 px. */
  dark?: true;
  /** Actions before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

/** Pixels of a picture of a help page, which src/layout/help/help.css repeats as its shape. */
export const helpSize = { width: 960, height: 600 };

const list = '/dashboard/member-list/seller';
const filtered = (area: string, status: string): string =>
  `/dashboard/${area}?filter=${encodeURIComponent(JSON.stringify({ status }))}`;

/** Opens the actions of a row, which are behind a button on a phone. */
const showActions = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^Tindakan untuk / }).first();
  if (await more.isVisible()) await more.click();
};

const editFirst = async (page: Page): Promise<void> => {
  await showActions(page);
  await page
    .getByRole('link', { name: /^Ubah / })
    .first()
    .click();
  await page.getByText('Detail berhasil dimuat').waitFor();
};

/** Opens the second record of the list, and waits for its page and its data. */
const openRow = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const list = (await heading.textContent()) ?? '';
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await heading.filter({ hasNotText: list }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
};

/** Opens the queue of the top-ups that wait, and the question about its first one. */
const askToApprove = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^TU-/ }).first().click();
  await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
};

/** Opens the palette, types, and waits until every area has answered. */
const searchEverywhere = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('abadi');
  await page.getByRole('group', { name: 'Orderan' }).getByRole('option').first().waitFor();
};

/** Saves the list as a view under a name; the panel stays open. */
const saveView = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
  await page.getByLabel('Nama Tampilan').fill('Komplain terbesar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Komplain terbesar', exact: true }).waitFor();
};

/** Writes a note on the record that is shown. */
const writeNote = async (page: Page): Promise<void> => {
  const notes = page.getByRole('region', { name: 'Catatan' });
  await notes.getByRole('textbox').fill('Pelapak meminta waktu sampai Senin untuk mengganti rekening.');
  await notes.getByRole('button', { name: 'Simpan Catatan' }).click();
  await notes.getByRole('listitem').first().waitFor();
  await notes.scrollIntoViewIfNeeded();
};

/** Chooses a table of made-up sellers with their photos: one may be registered, one names no village, one's NIK is too short. */
const checkTable = async (page: Page): Promise<void> => {
  const head =
    'Nama Pemilik;No. KTP;No. HP;Email;Kelurahan;Nama Toko;Provinsi;Kab./Kota;Kecamatan;Alamat;RT;RW;Kode Pos;Slogan;Alamat Toko;Deskripsi Toko;Bank;No. Rekening;Atas Nama;Foto Pelapak;Foto Toko;Foto KTP';
  const place =
    'Jawa Barat;Kota Bandung;Kec. Andir;Jalan Ciroyom 12;7;12;40182;Segar setiap hari;Jalan Ciroyom 14;Sayur dan buah;BCA;0012345678;Rina Marlina;pelapak.jpg;pelapak.jpg';
  const rows = [
    `Rina Marlina;3273051208910001;081277770001;rina@toko.example;Ciroyom;Sayur Rina;${place};ktp1.jpg`,
    `Bayu Hartono;3273051208910002;081277770002;bayu@toko.example;Cimaung;Kopi Bayu;${place};ktp2.jpg`,
    `Sari Wulandari;32730512089;081277770003;sari@toko.example;Ciroyom;Dapur Sari;${place};ktp3.jpg`,
  ];
  // The import refuses one photo as the KTP of two people.
  const photo = async (name: string, quality: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg', quality }),
  });
  await page
    .getByLabel('Foto pelapak, toko, dan KTP')
    .setInputFiles([
      await photo('pelapak.jpg', 50),
      await photo('ktp1.jpg', 40),
      await photo('ktp2.jpg', 30),
      await photo('ktp3.jpg', 20),
    ]);
  await page.getByLabel('Tabel pelapak').setInputFiles({
    name: 'pelapak.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\n')),
  });
  await page.getByText('1 siap').waitFor();
  await page.getByText('Hanya yang salah').evaluate((row) => row.scrollIntoView({ block: 'center' }));
};

export const shots: Shot[] = [
  { name: 'login', account: null, path: '/auth' },
  { name: 'list', account: 'superadmin', path: list, dark: true },
  { name: 'register', account: 'superadmin', path: `${list}/create`, dark: true },
  { name: 'edit', account: 'superadmin', path: list, prepare: editFirst },
  { name: 'seller', account: 'superadmin', path: list, prepare: openRow },
  {
    name: 'delete',
    account: 'superadmin',
    path: list,
    prepare: async (page) => {
      await showActions(page);
      await page.getByRole('button', { name: 'Hapus Data' }).first().click();
    },
  },
  { name: 'refused', account: 'keuangan', path: list },
  { name: 'dashboard', account: 'superadmin', path: '/dashboard', dark: true },
  ...[
    'member-list/driver',
    'member-list/user-admin',
    'product-list',
    'orders',
    'make-category',
    'master-data/banner-information',
    'consumer-list',
    'top-up',
  ].map((area) => ({ name: area.replace('/', '-'), account: 'superadmin', path: `/dashboard/${area}` })),
  { name: 'order', account: 'superadmin', path: '/dashboard/orders', prepare: openRow },
  { name: 'top-up-request', account: 'superadmin', path: '/dashboard/top-up', prepare: openRow },
  { name: 'role', account: 'superadmin', path: '/dashboard/access-management', prepare: openRow },
  { name: 'report', account: 'superadmin', path: '/dashboard/report-transaction', dark: true },
  { name: 'palette', account: 'superadmin', path: '/dashboard', dark: true, prepare: searchEverywhere },
  {
    name: 'queue',
    account: 'keuangan',
    path: filtered('top-up', 'MENUNGGU_VERIFIKASI'),
    prepare: askToApprove,
  },
  {
    name: 'selection',
    account: 'superadmin',
    path: '/dashboard/product-list',
    prepare: (page) => page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click(),
  },
  { name: 'views', account: 'superadmin', path: filtered('orders', 'KOMPLAIN'), prepare: saveView },
  { name: 'import', account: 'superadmin', path: `${list}/import`, prepare: checkTable },
  {
    name: 'notes',
    account: 'superadmin',
    path: list,
    prepare: async (page) => {
      await openRow(page);
      await writeNote(page);
    },
  },
];

const inView = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { name: heading, exact: true }).evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    scrollBy(0, -16);
  });

/** Chooses a photo for the first box of the registration form. */
const choosePhoto = async (page: Page): Promise<void> => {
  await page.getByLabel('Foto Pelapak').setInputFiles('gallery/photo.jpg');
  await page.getByRole('button', { name: /^Sesuaikan/ }).waitFor();
};

/** The pictures of the help pages, by the names in i18n/layout/help/*.md. */
export const helpShots: Shot[] = [
  {
    name: 'sign-in',
    account: null,
    path: '/auth',
    // A real host has none.
    prepare: (page) => page.getByRole('region', { name: 'Akun demo' }).evaluate((list) => list.remove()),
  },
  { name: 'lists', account: 'superadmin', path: filtered('orders', 'KOMPLAIN') },
  { name: 'seller', account: 'superadmin', path: `${list}/create` },
  {
    name: 'seller-errors',
    account: 'superadmin',
    path: `${list}/create`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByText(/isian perlu diperbaiki/).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'photos',
    account: 'superadmin',
    path: `${list}/create`,
    prepare: async (page) => {
      await choosePhoto(page);
      await inView(page, 'Foto');
    },
  },
  {
    name: 'photos-crop',
    account: 'superadmin',
    path: `${list}/create`,
    prepare: async (page) => {
      await choosePhoto(page);
      await page.getByRole('button', { name: /^Sesuaikan/ }).click();
      await page.getByAltText('Foto yang dipotong').waitFor();
    },
  },
  {
    name: 'decisions',
    account: 'keuangan',
    path: filtered('top-up', 'MENUNGGU_VERIFIKASI'),
    prepare: askToApprove,
  },
  {
    name: 'decisions-complaint',
    account: 'superadmin',
    path: filtered('orders', 'KOMPLAIN'),
    prepare: openRow,
  },
  { name: 'import', account: 'superadmin', path: `${list}/import`, prepare: checkTable },
  {
    name: 'roles',
    account: 'superadmin',
    path: '/dashboard/access-management',
    prepare: async (page) => {
      await openRow(page);
      await inView(page, 'Hak akses');
    },
  },
  {
    name: 'activity',
    account: 'superadmin',
    path: '/dashboard/member-list/user-admin',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('link', { name: 'Aktivitas' }).click();
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'activity-timeline',
    account: 'superadmin',
    path: filtered('orders', 'SELESAI'),
    prepare: async (page) => {
      await openRow(page);
      await inView(page, 'Linimasa');
    },
  },
];
