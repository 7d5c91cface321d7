import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import type { createMockServer } from '../../mocks/node';
import { session } from '../../src/authProvider/session';
import { drafts } from '../../src/form/drafts/drafts';
import { replacePath } from '../../src/login/path';
import { startBackOffice } from '../support/backOffice';

type Api = ReturnType<typeof createMockServer>;

type Address = (api: Api) => string;

/** A form that saves a record: its address, that of the next record, and a text field with a text to type. */
type FormAt = { form: string; path: Address; next?: Address; label: string; text: string };

const at = (resource: string, id: string) => `/dashboard/${resource}/${id}`;
const nthOf = (resource: string, index: number) => (api: Api) => {
  const record = api.db.collections.get(resource)?.all()[index];
  if (!record) throw new Error(`The seed holds no ${resource} ${index}`);
  return at(resource, record.id);
};
const firstTwoOf = (resource: string) => ({ path: nthOf(resource, 0), next: nthOf(resource, 1) });
const nthSeller = (index: number) => (api: Api) =>
  at('member-list/seller', api.db.sellers.all()[index]?.id ?? '');

const newOf = (resource: string) => () => at(resource, 'create');

const banners = 'master-data/banner-information';
const roles = 'access-management';
const note = { label: 'Keterangan', text: 'Untuk gudang' };

/** Every form of the areas. */
export const everyForm: readonly FormAt[] = [
  {
    form: 'a seller to register',
    path: newOf('member-list/seller'),
    label: 'Nama Lengkap',
    text: 'Sari Wulandari',
  },
  { form: 'a seller', path: nthSeller(0), next: nthSeller(1), label: 'Nama Toko', text: 'Toko Baru' },
  { form: 'a driver', ...firstTwoOf('member-list/driver'), label: 'Warna', text: 'Hijau' },
  { form: 'a user admin to add', path: newOf('member-list/user-admin'), label: 'Nama', text: 'Sari Utami' },
  // The first one is the person who is signed in, whose picture the top bar reads.
  {
    form: 'a user admin',
    path: nthOf('member-list/user-admin', 1),
    next: nthOf('member-list/user-admin', 2),
    label: 'Nama',
    text: 'Sari Utami',
  },
  { form: 'a role to add', path: newOf(roles), ...note },
  { form: 'a role to duplicate', path: () => at(roles, 'create?from=peran-layanan'), ...note },
  {
    form: 'a role',
    path: () => at(roles, 'peran-layanan'),
    next: () => at(roles, 'peran-keuangan'),
    ...note,
  },
  { form: 'a banner to add', path: newOf(banners), label: 'Judul', text: 'Pekan Batik' },
  { form: 'a banner', ...firstTwoOf(banners), label: 'Judul', text: 'Pekan Batik' },
  { form: 'a category to add', path: newOf('make-category'), label: 'Nama', text: 'Alat Renang' },
  { form: 'a category', ...firstTwoOf('make-category'), label: 'Nama', text: 'Alat Renang' },
];

/** Some of them, one of each kind: a page, a record with a password, one that begins with the values of another, a drawer. */
export const someForms = everyForm.filter(({ form }) =>
  ['a seller', 'a user admin to add', 'a role to duplicate', 'a banner'].includes(form),
);

/** The back office with few rows behind a drawer: drawing the whole tree of categories takes longer than the form. */
export const startForms = () => {
  const office = startBackOffice({ sellers: 5 });
  beforeEach(() => {
    for (const resource of ['make-category', banners]) {
      const table = office.table(resource);
      for (const { id } of table.all().slice(3)) table.remove(id);
    }
  });
  return office;
};

/** Finds a field of the form by its label, with or without the marker of a required field. A drawer waits for its list. */
export const field = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(
    new RegExp(`^${label}(\\s\\*)?$`),
    { selector: 'input, textarea' },
    { timeout: 30_000 },
  );

/** Empties a field and pastes a text into it. */
export const write = async (person: UserEvent, label: string, text: string): Promise<void> => {
  const input = await field(label);
  await person.clear(input);
  await person.paste(text);
};

/** Sends the form. */
export const save = async (person: UserEvent): Promise<void> =>
  person.click(await screen.findByRole('button', { name: 'Simpan' }));

/** Waits for the message that a change is saved. */
export const isSaved = (): Promise<HTMLElement> => screen.findByText('Data Berhasil diubah!');

/** Ends the session, and waits for the login form. */
export const loseSession = async (): Promise<void> => {
  session.expire(session.token() ?? '');
  await screen.findByRole('heading', { name: 'Selamat Datang!' });
};

/** Signs the same user in again, on the page of the draft. Other tests cover the bar of the dashboard that leads there. */
export const returnToDraft = (api: Api): void =>
  act(() => {
    session.save(api.signIn('superadmin'), false);
    replacePath(drafts.newest()?.to ?? '');
  });

/** The smallest file that is accepted as a JPEG: start, one table, end. */
export const jpeg = (name = 'foto.jpg'): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9)], name, { type: 'image/jpeg' });
