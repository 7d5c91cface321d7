import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { answersOf, apiAnswers, type StateTable } from '../../support/stateTable';

const office = startBackOffice();

/** The actions that each state of a category allows: it can be moved in both states. */
const table: StateTable = {
  resource: 'make-category',
  follows: {
    AKTIF: { deactivate: 'TIDAK_AKTIF', move: 'AKTIF' },
    TIDAK_AKTIF: { activate: 'AKTIF', move: 'TIDAK_AKTIF' },
  },
  records: {
    AKTIF: { id: 'kategori-kemeja', text: 'Kemeja' },
    TIDAK_AKTIF: { id: 'kategori-minuman', text: 'Minuman' },
  },
  actions: {
    deactivate: { body: { reason: 'Tidak dipakai' }, button: /^Nonaktifkan$/ },
    activate: { body: {}, button: /^Aktifkan$/ },
    move: { body: { parent_id: null }, button: /^Pindah/ },
  },
};

/** The actions of the table that the row of a category offers. */
const offeredTo = (name: string): string[] => {
  const cell = screen.getByText(name);
  const row = cell.closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  const buttons = within(row)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return Object.keys(table.actions).filter((action) =>
    buttons.some((button) => table.actions[action]?.button.test(button)),
  );
};

describe('what may follow what with a category', () => {
  it('is what the API allows, and everything else is refused', async () => {
    expect(await apiAnswers(office, table)).toEqual(answersOf(table));
  });

  it('is what its row offers with the right to manage', async () => {
    layDown(office.api.db);
    office.open('superadmin', '/dashboard/make-category');
    await screen.findByText('Minuman');
    await waitFor(() => expect(offeredTo('Kemeja')).toEqual(['deactivate', 'move']));
    expect(offeredTo('Minuman')).toEqual(['activate', 'move']);
  });

  it('is nothing without the right to manage', async () => {
    layDown(office.api.db);
    office.open('pengamat', '/dashboard/make-category');
    // The count leads to the products only once the rights are known.
    await screen.findByRole('link', { name: /2 produk Minuman/ });
    expect(offeredTo('Kemeja')).toEqual([]);
    expect(offeredTo('Minuman')).toEqual([]);
  });
});
