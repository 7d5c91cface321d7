import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { filtered, found, type startBackOffice } from '../../support/backOffice';

type Office = ReturnType<typeof startBackOffice>;
type Product = { id: string; name: string; status: string; reason?: string };

/** The path of the list of products, filtered by `state` if it is given. */
export const productsIn = (state?: string): string =>
  state === undefined ? '/dashboard/product-list' : filtered('/dashboard/product-list', { status: state });

const productsOf = (office: Office): Product[] => office.table('product-list').all() as unknown as Product[];

/** The product of this id, as the embedded API holds it. */
export const productOf = (office: Office, id: unknown): Product =>
  found(productsOf(office), (product) => product.id === id);

const actionsTo = ({ api }: Office) =>
  api.received.filter(({ method, path }) => method === 'POST' && /product-list\/[^/]+\/\w+$/.test(path));

/** The actions that were sent, as `<id>/<action>`. */
export const sentBy = (office: Office): string[] =>
  actionsTo(office).map(({ path }) => path.split('/').slice(-2).join('/'));

/** The idempotency keys of the actions that were sent, in their order. */
export const keysOf = (office: Office): (string | null)[] =>
  actionsTo(office).map(({ headers }) => headers.get('Idempotency-Key'));

/** Waits for the list, and returns the checkboxes of its rows. */
export const rowBoxes = async (): Promise<HTMLElement[]> => {
  await screen.findByText(/^Menampilkan /);
  return screen.getAllByRole('checkbox', { name: /^Pilih (?!semua)/ });
};

export const pageBox = (): HTMLElement =>
  screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });

/** The actions for the selection. */
export const actionBar = async () =>
  within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));

/** The ids of the products on the page, in the order of their rows. */
export const shownIds = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /product-list\/([^/]+)\//.exec(row.dataset.href ?? '')?.[1] ?? '');

/** Opens the products in this state, or all. */
export const openProducts = async (office: Office, state?: string) => {
  const person = office.open('superadmin', productsIn(state));
  const boxes = await rowBoxes();
  return { person, boxes, ids: shownIds() };
};

/** Selects the whole page and presses an action; returns its confirmation dialog. */
export const begin = async (person: UserEvent, action: string) => {
  await rowBoxes();
  await person.click(pageBox());
  await person.click((await actionBar()).getByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog'));
};

/** Waits until everything has been sent, and returns the report. */
export const report = async () => {
  await screen.findByRole('button', { name: 'Tutup' });
  return within(screen.getByRole('dialog'));
};

/** Opens the products in this state, selects their first page and presses an action. */
export const beginIn = async (office: Office, state: string, action: string) => {
  const { person, ids } = await openProducts(office, state);
  const dialog = await begin(person, action);
  const confirm = () => person.click(dialog.getByRole('button', { name: `${action} 10 produk` }));
  return { person, ids, dialog, confirm, runAll: () => confirm().then(report) };
};
