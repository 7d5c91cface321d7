import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { driverIn, editPath, listPath, showPath } from './drivers';

const office = startBackOffice();
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}(\\s\\*)?$`));
const sent = () => office.api.received.filter(({ method }) => method === 'PUT');

describe('the plain data of a driver', () => {
  it('is sent without what nobody may change here, and leads back to the list', async () => {
    const driver = driverIn(office.api, 'AKTIF');
    const person = office.open('superadmin', editPath(driver.id));
    const colour = await field('Warna');
    await person.clear(colour);
    await person.type(colour, 'Hijau');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(location.pathname).toBe(listPath));
    const body = sent()[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({
      warna: 'Hijau',
      tahun: driver.tahun,
      account_number: driver.account_number,
    });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['nik']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['status']));
    expect(screen.queryByLabelText('NIK')).toBeNull();
  });

  it('is judged before it is sent', async () => {
    const driver = driverIn(office.api, 'AKTIF');
    const person = office.open('superadmin', editPath(driver.id));
    for (const [label, typed, fault] of [
      ['Plat', 'b1234', 'Plat ditulis seperti B 1234 KZA'],
      ['Nomor SIM', '12', 'Nomor SIM harus 12 sampai 16 angka'],
      ['Tahun', '1950', 'Tahun kendaraan harus antara 1990 dan tahun depan'],
      ['Merek', '', 'Merek tidak boleh kosong'],
    ] as const) {
      const input = await field(label);
      await person.clear(input);
      if (typed) await person.type(input, typed);
      await person.tab();
      expect(await screen.findByText(fault)).toBeVisible();
    }
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('4 isian perlu diperbaiki')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  it('is only shown to who may only look', async () => {
    const { id } = driverIn(office.api, 'AKTIF');
    office.open('pengamat', editPath(id));
    expect(await screen.findByRole('heading', { level: 1, name: 'Detail Driver' })).toBeVisible();
    expect(location.pathname).toBe(showPath(id));
  });
});
