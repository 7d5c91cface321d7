import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { draftOwner, drafts } from '../../../src/form/drafts/drafts';
import type { startBackOffice } from '../../support/backOffice';
import { field, jpeg } from '../everyForm';
import { sari } from './sellers';

/** The seller form as staff see it: by label. */

export const listPath = '/dashboard/member-list/seller';
export const createPath = `${listPath}/create`;
export const editPath = (id: string) => `${listPath}/${id}`;
export const showPath = (id: string) => `${listPath}/${id}/show`;

/** Chooses a region by typing part of its name. */
export const choose = async (person: UserEvent, label: string, name: string): Promise<void> => {
  const input = await field(label);
  await person.click(input);
  await person.paste(name);
  await person.click(await screen.findByRole('option', { name }));
};

/** Reads the text below a field: its error or its help. */
export const described = async (label: string): Promise<string> => {
  const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

/** The words of every toast on screen. */
export const toasts = (): string[] =>
  within(document.body)
    .queryAllByText(/^(Success|Error)!$/)
    .map((title) => title.parentElement?.textContent ?? '');

/** Waits until every photo is uploaded. */
export const uploaded = (): Promise<void> =>
  waitFor(() => expect(screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).toBeNull());

const choosePhotos = async (person: UserEvent): Promise<void> => {
  for (const label of ['Foto Pelapak', 'Foto Toko', 'Foto KTP'])
    await person.upload(await field(label), jpeg());
  await uploaded();
};

/** Opens the registration from the list, filled in: the texts by a draft, which is faster, and the photos by hand. */
export const openFilled = async (office: ReturnType<typeof startBackOffice>): Promise<UserEvent> => {
  const person = office.open('superadmin', listPath);
  const link = await screen.findByRole('link', { name: 'Daftarkan Pelapak' });
  drafts.keep(draftOwner() ?? '', { path: createPath, to: createPath, values: sari });
  await person.click(link);
  await waitFor(async () => expect(await field('Nama Toko')).toHaveValue(sari.storeName));
  await choosePhotos(person);
  return person;
};
