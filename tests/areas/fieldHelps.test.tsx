import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { field, write } from './everyForm';

const office = startBackOffice({ sellers: 5 });

const firstDriver = () => office.first('member-list/driver').id;

describe('a name with characters that the field does not allow', () => {
  it.each([
    [
      'a user admin',
      () => 'member-list/user-admin/create',
      'Nama',
      "Ni'mah Al-Habsyi, S.E.",
      'Nimah Al Habsyi SE',
    ],
    [
      'the account of a driver',
      () => `member-list/driver/${firstDriver()}`,
      'Nama Pemilik Rekening',
      'M.Ali, S.Pd.',
      'M Ali SPd',
    ],
  ])('is cleaned for %s, after showing what changes', async (_, path, label, typed, cleaned) => {
    const person = office.open('superadmin', `/dashboard/${path()}`);
    await write(person, label, typed);
    expect(await screen.findByText(cleaned)).toBeVisible();
    expect(await field(label)).toHaveValue(typed);
    await person.click(screen.getByRole('button', { name: 'Rapikan' }));
    expect(await field(label)).toHaveValue(cleaned);
  });
});

describe('a date, which the browser shows in its own language,', () => {
  it('is repeated in Indonesian words below the times of a banner', async () => {
    const path = 'master-data/banner-information';
    const banners = office.table(path);
    const banner = banners.get('banner-1');
    if (!banner) throw new Error('No banner-1');
    banners.put({ ...banner, start_at: '2026-11-01T00:00:00+07:00', end_at: null });
    office.open('superadmin', `/dashboard/${path}/banner-1`);
    expect(await field(String.raw`Mulai \(WIB\)`)).toHaveAccessibleDescription('1 Nov 2026, 00.00 WIB');
  });

  it('is repeated in Indonesian words at the dates of a report', async () => {
    const filter = { period: 'kustom', time_gte: '2026-11-10', time_lte: '2026-11-18' };
    office.open(
      'superadmin',
      `/dashboard/report-transaction?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    expect(await screen.findByLabelText('Dari')).toHaveAccessibleDescription('10 Nov 2026');
    expect(screen.getByLabelText('Sampai')).toHaveAccessibleDescription('18 Nov 2026');
  });
});
