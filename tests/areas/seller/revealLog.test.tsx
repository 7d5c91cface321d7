import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { editPath } from './sellerPage';

const office = startBackOffice({ sellers: 3 });

/** Opens a seller and shows the NIK. */
const look = async () => {
  const seller = office.firstSeller();
  const person = office.open('pengamat', `${editPath(seller.id)}/show`);
  await person.click(await screen.findByRole('button', { name: 'Tampilkan Nomor NIK' }));
  return { person, seller };
};

const sentence = 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.';

it('a revealed number of a seller is logged once, without its value', async () => {
  const { person, seller } = await look();
  await person.click(await screen.findByRole('button', { name: 'Sembunyikan Nomor NIK' }));
  await person.click(screen.getByRole('button', { name: 'Tampilkan Nomor NIK' }));
  const written = () => office.api.receivedAt('POST activity').map(({ body }) => body);
  const line = { action: 'reveal', area: 'member-list/seller', record_id: seller.id, fields: ['nikNumber'] };
  await expect.poll(written).toEqual([line]);
  expect(screen.queryByText(sentence)).toBeNull();
  const kept = office.api.db.activity.all().at(-1);
  expect(kept).toMatchObject({ kind: 'reveal', record: seller.shop_name, actor: 'Bambang Sutrisno' });
  expect(JSON.stringify(kept)).not.toContain(seller.id_card);
});

it('a number is shown even if the activity log fails, with a warning', async () => {
  office.answer('POST */backoffice/activity', {}, 500);
  const { seller } = await look();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(seller.id_card)).toBeVisible();
});

it('a warning about the activity log comes back after the message about a copied number', async () => {
  office.answer('POST */backoffice/activity', {}, 500);
  const { person } = await look();
  await screen.findByText(sentence);
  await person.click(screen.getByRole('button', { name: 'Salin Nomor Telephone' }));
  await screen.findByText(/disalin\.$/);
  expect(screen.queryByText(sentence)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  expect(screen.getByText(sentence)).toBeVisible();
});
