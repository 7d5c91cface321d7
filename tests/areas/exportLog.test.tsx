import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { catchFiles } from './savedFiles';

const office = startBackOffice({ sellers: 3 });
const files = catchFiles();
const log = '*/backoffice/activity';
const sentence = 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.';

const done = 'Ekspor selesai: 3 baris diunduh.';

/** Exports the three sellers as CSV. */
const exportSellers = async () => {
  const user = office.open('superadmin', '/dashboard/member-list/seller');
  await screen.findByText('Menampilkan 1–3 dari 3 data');
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  const panel = await screen.findByRole('dialog', { name: 'Ekspor Pelapak' });
  await user.click(within(panel).getByRole('button', { name: 'CSV (.csv)' }));
  return user;
};

describe('an export', () => {
  it('is logged after the download with its area, rows and columns, but without values', async () => {
    await exportSellers();
    expect(await screen.findByText(done)).toBeVisible();
    expect(await files.cells()).toHaveLength(4);
    await expect
      .poll(() => office.api.receivedAt('POST activity').map(({ body }) => body))
      .toEqual([
        {
          action: 'export',
          area: 'member-list/seller',
          rows: 3,
          fields: ['storeName', 'fullName', 'phoneNumber', 'email', 'cityName', 'is_active'],
        },
      ]);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('warns if the activity log fails, and the file is still downloaded', async () => {
    office.answer(`POST ${log}`, {}, 500);
    const user = await exportSellers();
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(await files.cells()).toHaveLength(4);
  });

  it('does not warn if the host keeps no activity log', async () => {
    let asked = 0;
    office.api.server.use(
      http.post(log, () => {
        asked += 1;
        return HttpResponse.json({ message: 'Tidak ditemukan' }, { status: 404 });
      }),
    );
    const user = await exportSellers();
    expect(await screen.findByText(done)).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    // This refresh is answered after the request to the log.
    const { sellers } = office.api.db;
    sellers.remove(sellers.all()[0]?.id ?? '');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('Menampilkan 1–2 dari 2 data');
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
