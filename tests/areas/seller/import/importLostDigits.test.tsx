import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../../support/backOffice';
import { notesOf, openCheck } from './importPage';

const office = startBackOffice();

const warnings = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));

const rounded = ['3273056010900010', '3273056010900020', '3273056010900030'];
const roundedText = (count: number, lines: string) =>
  `${count} Nomor NIK berakhir 0 (baris ${lines}). Excel mungkin membulatkan digit terakhirnya. Cocokkan dengan KTP sebelum mendaftarkan.`;
const shortText = (count: number, lines: string) =>
  `${count} Nomor Rekening lebih pendek dari biasanya (baris ${lines}) dan tidak ada yang diawali 0. Excel mungkin menghapus 0 di depannya. Cocokkan dengan buku tabungan sebelum mendaftarkan.`;

describe('NIKs that end in 0', () => {
  it('in all rows are said before anything is sent, until a person has corrected them', async () => {
    const person = await openCheck(
      office,
      rounded.map((nik) => ({ 'Nomor NIK': nik })),
    );
    await notesOf(2);
    expect(screen.getByText('3 siap')).toBeVisible();
    expect(warnings()).toEqual([roundedText(3, '2, 3, 4')]);
    expect(office.api.receivedAt('POST merchant/register')).toHaveLength(0);
    for (const [nik, left] of [
      ['3273056010900011', [roundedText(2, '3, 4')]],
      ['3273056010900012', [roundedText(1, '4')]],
      ['3273056010900013', []],
    ] as const) {
      const [button] = screen.getAllByRole('button', { name: 'Ubah isian lain' });
      if (!button) throw new Error('no row can be mended');
      await person.click(button);
      const input = screen.getAllByRole('textbox', { name: 'Nomor NIK' }).at(-1);
      if (!input) throw new Error('the NIK cannot be mended');
      await person.clear(input);
      await person.type(input, `${nik}{Enter}`);
      await waitFor(() => expect(warnings()).toEqual(left));
    }
  });

  it('in one of two rows, or in the only one, are an accident', async () => {
    await openCheck(office, [{ 'Nomor NIK': '3273056010900010' }, {}]);
    await notesOf(2);
    expect(screen.getByText('2 siap')).toBeVisible();
    expect(warnings()).toEqual([]);
  });
});

describe('account numbers of which none begins with 0', () => {
  it('are said if they are shorter than those of any bank, of their bank, or of others at their bank', async () => {
    await openCheck(office, [
      { 'Nomor Rekening': '12345678' },
      { 'Nomor Rekening': '1234567890' },
      { 'Nama Bank': 'Bank BRI', 'Nomor Rekening': '12345678901234' },
      { 'Nama Bank': 'Danamon', 'Nomor Rekening': '12345678901' },
      { 'Nama Bank': 'Bank Danamon', 'Nomor Rekening': '123456789012' },
    ]);
    await notesOf(2);
    expect(screen.getByText('5 siap')).toBeVisible();
    expect(warnings()).toEqual([shortText(3, '2, 4, 5')]);
  });

  it('may be short where another one has its 0', async () => {
    await openCheck(office, [{ 'Nomor Rekening': '12345678' }, {}]);
    expect(await notesOf(2)).toBe('');
    expect(warnings()).toEqual([]);
  });
});
