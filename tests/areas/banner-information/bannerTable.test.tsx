import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();

/** At 09.05 of the small world's day: the state of each banner, and the badge that says so. */
const states = [
  ['banner-tayang', 'Batik Nusantara', 'TAYANG', 'Tayang'],
  ['banner-draf', 'Belum Jadi', 'DRAF', 'Draf'],
  ['banner-terjadwal', 'Akhir Tahun', 'TERJADWAL', 'Terjadwal'],
  ['banner-berakhir', 'Sebelas Sebelas', 'BERAKHIR', 'Berakhir'],
  ['banner-nonaktif', 'Ramadan', 'NONAKTIF', 'Nonaktif'],
] as const;

describe('the state of a banner', () => {
  it('follows from its period, its switch and the current time, in rows sorted by position and order', async () => {
    layDown(office.api.db);
    office.open('superadmin', '/dashboard/master-data/banner-information');
    await screen.findByText('Batik Nusantara');
    const rows = screen.getAllByRole('row').slice(1);
    const shown = Object.fromEntries(
      states.map(([id, title]) => {
        const row = rows.find((one) => within(one).queryByText(title));
        const badge = row?.querySelector('.status-badge');
        return [id, badge?.textContent];
      }),
    );
    expect(shown).toEqual(Object.fromEntries(states.map(([id, , , badge]) => [id, badge])));
    const titles = rows.map((row) => states.find(([, title]) => within(row).queryByText(title))?.[1]);
    expect(titles).toEqual(['Batik Nusantara', 'Belum Jadi', 'Akhir Tahun', 'Ramadan', 'Sebelas Sebelas']);
  });

  it('is counted in the tabs', async () => {
    layDown(office.api.db);
    office.open('superadmin', '/dashboard/master-data/banner-information');
    for (const [, , , badge] of states)
      expect(await screen.findByRole('button', { name: `${badge} 1 data` })).toBeVisible();
  });
});
