import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { dialog, factOf, press, section, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { linesOf } from '../../support/tables';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

/** Reads the value under a label of the page. */
const valueOf = async (label: string) => (await factOf(label)).querySelector('dd')?.textContent;
const sentTo = (action: string) => office.api.received.filter(({ path }) => path.endsWith(`/${action}`));

describe('the figures of top-ups', () => {
  it('appear in the rows of the list, newest first: how old a request is, or how long it took', async () => {
    office.open('keuangan', '/dashboard/top-up');
    await screen.findByText('TU-20261120-01');
    expect(linesOf(screen.getByRole('table')).slice(1)).toEqual([
      'TU-20261120-02 | Agus Salim / Driver | Rp100.000 | 45 | Rp100.045 | Mandiri | 30 menit | Menunggu Pembayaran',
      'TU-20261120-01 | Sari Wulandari / Konsumen | Rp500.000 | 123 | Rp502.623 | BCA | 2 jam | Menunggu Verifikasi',
      'TU-20261118-03 | Toko Melati / Pelapak | Rp1.000.000 | 7 | Rp1.004.007 | Mandiri | 3 jam | Disetujui',
      'TU-20261118-06 | Toko Melati / Pelapak | Rp300.000 | 88 | Rp302.588 | BCA | 2 hari, menunggu lebih dari 24 jam | Menunggu Verifikasi',
      'TU-20261117-04 | Budi Hartono / Konsumen | Rp50.000 | 999 | Rp50.999 | BRI | 2 hari | Ditolak',
      'TU-20261115-05 | Agus Salim / Driver | Rp75.000 | 310 | Rp76.310 | BNI | 1 hari | Kedaluwarsa',
      'TU-20261102-07 | Sari Wulandari / Konsumen | Rp75.000 | 201 | Rp75.201 | BCA | 4 jam | Disetujui',
      'TU-20261101-08 | Agus Salim / Driver | Rp1.250.000 | 402 | Rp1.252.902 | BRI | 1 jam | Disetujui',
    ]);
  });

  it('add up on the page of a request', async () => {
    office.open('keuangan', '/dashboard/top-up/topup-1/show');
    expect(await screen.findByText('Rp502.623')).toBeVisible();
    expect(await valueOf('Nominal')).toBe('Rp500.000');
    expect(await valueOf('Kode Unik')).toBe('Rp123');
    expect(await valueOf('Biaya Admin')).toBe('Rp2.500');
    expect(await valueOf('Saldo Saat Ini')).toBe('Rp75.000');
    expect(await valueOf('Menunggu')).toBe('2 jam');
    expect(await valueOf('Dibuat')).toBe('20 Nov 2026, 07.05 WIB');
    expect(await valueOf('Batas Bayar')).toBe('21 Nov 2026, 07.05 WIB');
  });

  it('say an age of less than a minute in words', async () => {
    vi.setSystemTime('2026-11-20T07:05:30+07:00');
    office.open('keuangan', '/dashboard/top-up/topup-1/show');
    await screen.findByText('Rp502.623');
    expect(await valueOf('Menunggu')).toBe('Kurang dari 1 menit');
  });

  it.each([
    ['topup-1', 'Sari Wulandari', 'Rp502.623', 'Rp75.000 → Rp575.000'],
    // The balance of a shop is what its approved requests brought.
    ['topup-6', 'Toko Melati', 'Rp302.588', 'Rp1.000.000 → Rp1.300.000'],
  ])(
    'of %s say what an approval will do to the balance, and are the same after it, which a double click sends once',
    async (id, owner, total, preview) => {
      const person = office.open('keuangan', `/dashboard/top-up/${id}/show`);
      await press(person, 'Setujui');
      const asked = await dialog();
      const said = wordsOf(asked.getAllByRole('definition'));
      // The amount comes first, because staff compare it with the proof.
      expect(said).toEqual([total, owner, preview]);
      await person.dblClick(asked.getByRole('button', { name: 'Setujui' }));
      expect(await screen.findByText(/^TU-.* disetujui\. Saldo sudah ditambahkan\.$/)).toBeVisible();
      const decided = wordsOf((await section('Keputusan')).getAllByRole('definition'));
      const [before, after] = preview.split(' → ');
      expect(decided).toEqual(['Hendra Wijaya', '20 Nov 2026, 09.05 WIB', before, after]);
      expect(await valueOf('Saldo Saat Ini')).toBe(after);
      expect(sentTo('approve')).toHaveLength(1);
      expect(sentTo('approve')[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
      expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    },
  );

  it('show an unchanged balance after a request is rejected, which needs a reason', async () => {
    const person = office.open('keuangan', '/dashboard/top-up/topup-1/show');
    await press(person, 'Tolak');
    const asked = await dialog();
    await person.click(asked.getByRole('button', { name: 'Tolak' }));
    expect(asked.getByText('Alasan tidak boleh kosong')).toBeVisible();
    expect(sentTo('reject')).toHaveLength(0);
    await person.click(asked.getByRole('textbox', { name: /Alasan/ }));
    await person.paste('Nominal tidak cocok');
    await person.click(asked.getByRole('button', { name: 'Tolak' }));
    expect(await screen.findByText('TU-20261120-01 ditolak.')).toBeVisible();
    const decided = wordsOf((await section('Keputusan')).getAllByRole('definition'));
    expect(decided).toEqual(['Hendra Wijaya', '20 Nov 2026, 09.05 WIB', 'Nominal tidak cocok']);
    expect(await valueOf('Saldo Saat Ini')).toBe('Rp75.000');
    // The clicked button disappears with the old state.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
