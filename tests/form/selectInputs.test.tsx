import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice({ sellers: 1 });

const drivers = 'member-list/driver';

describe('a select', () => {
  it('that is required says so, and is empty until a choice is made', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/user-admin/create');
    const role = await screen.findByRole('combobox', { name: 'Peran' });
    const auditor = await within(role).findByRole('option', { name: 'Auditor' });
    expect(role).toBeRequired();
    expect(role).toHaveDisplayValue('');
    expect(within(role).queryByRole('option', { name: '' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Peran tidak boleh kosong')).toBeVisible();
    expect(role).toBeInvalid();
    expect(role).toHaveAccessibleDescription('Peran tidak boleh kosong');
    await person.selectOptions(role, auditor);
    expect(role).toHaveDisplayValue('Auditor');
    expect(role).toBeValid();
  });

  it('shows a value of the record that is not among its choices', async () => {
    const driver = office.first(drivers);
    office.table(drivers).put({ ...driver, vehicle_type: 'BAJAJ' });
    office.open('superadmin', `/dashboard/${drivers}/${driver.id}`);
    const vehicle = await screen.findByRole('combobox', { name: 'Jenis Kendaraan' });
    expect(vehicle).toHaveDisplayValue('BAJAJ');
    const offered = within(vehicle).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['BAJAJ', 'Motor', 'Mobil']);
  });
});
