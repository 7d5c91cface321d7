import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { startBackOffice } from '../../support/backOffice';

type Office = ReturnType<typeof startBackOffice>;
type Product = { id: string; name: string; status: string };

/** The path of the list of products, filtered by `state` if it is given. */
export const productsIn = (state?: string): string =>
  `/dashboard/product-list${state === undefined ? '' : `?filter=${encodeURIComponent(JSON.stringify({ status: state }))}`}`;

export const productsOf = ({ api }: Office): Product[] =>
  (api.db.collections.get('product-list')?.all() ?? []) as unknown as Product[];

export const stateOf = (office: Office, id: unknown): string | undefined =>
  productsOf(office).find((product) => product.id === id)?.status;

/** The actions that were sent, as `<id>/<action>`. */
export const sentBy = ({ api }: Office): string[] =>
  api.received
    .filter(({ method, path }) => method === 'POST' && /product-list\/[^/]+\/\w+$/.test(path))
    .map(({ path }) => path.split('/').slice(-2).join('/'));

/** The idempotency keys of the actions that were sent, in their order. */
export const keysOf = ({ api }: Office): (string | null)[] =>
  api.received
    .filter(({ method, path }) => method === 'POST' && /product-list\/[^/]+\/\w+$/.test(path))
    .map(({ headers }) => headers.get('Idempotency-Key'));

/** Waits for the list, and returns the checkboxes of its rows. */
export const rowBoxes = async (): Promise<HTMLElement[]> => {
  await screen.findByText(/^Menampilkan /);
  return screen
    .getAllByRole('checkbox', { name: /^Pilih / })
    .filter((box) => box.getAttribute('aria-label') !== 'Pilih semua di halaman ini');
};

export const pageBox = (): HTMLElement =>
  screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });

/** The ids of the products on the page, in the order of their rows. */
export const shownIds = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /product-list\/([^/]+)\//.exec(row.dataset.href ?? '')?.[1] ?? '');

/** Selects the whole page and presses an action; returns its confirmation dialog. */
export const begin = async (person: UserEvent, action: string) => {
  await rowBoxes();
  await person.click(pageBox());
  const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
  await person.click(actions.getByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog'));
};

/** Waits until everything has been sent, and returns the report. */
export const report = async () => {
  await screen.findByRole('button', { name: 'Tutup' });
  return within(screen.getByRole('dialog'));
};
