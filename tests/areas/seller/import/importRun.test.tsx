import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entries } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../src/areas/seller/import/useImportRun';
import { startBackOffice } from '../../../support/backOffice';
import { dialog, isAskedBeforeClosing } from '../../../support/parts';
import { signInBy } from '../../../support/signInBy';
import { base } from '../sellerApi';
import { csvOf, openTable, report, run, soundRow } from './importPage';

const office = startBackOffice();
const registered = () => office.api.receivedAt('POST merchant/register');
const registeredShops = () =>
  office.api.db.sellers.all().filter(({ shop_name }) => /^Toko Sari/.test(shop_name));
const rows = [1, 2, 3].map(soundRow);

/** Answers the first registrations with these answers, in order; the embedded API answers the others. */
const answering = (...answers: ((request: Request) => Response | Promise<Response> | undefined)[]): void =>
  office.api.server.use(http.post(`${base}/merchant/register`, ({ request }) => answers.shift()?.(request)));

const begin = async () => {
  const person = await openTable(office, csvOf(rows));
  await screen.findByText('3 siap');
  return person;
};

/** Sends three rows, of which one fails and succeeds when it is sent again; returns the report. */
const runWithOneFailure = async (sentence = '2 berhasil · 1 gagal', told?: string) => {
  const person = await begin();
  await run(person, 3);
  const card = within(await report());
  expect(card.getByText(sentence)).toBeVisible();
  if (told !== undefined) expect(card.getByText(told)).toBeVisible();
  await person.click(card.getByRole('button', { name: 'Coba lagi yang gagal' }));
  expect(await screen.findByText('3 berhasil')).toBeVisible();
  return card;
};

describe('while sellers are registered', () => {
  const errors = [{ name: 'credential.email', message: 'sudah dipakai pelapak lain' }];

  it.each([
    [422, { message: 'Data belum sesuai.', errors }, 'Email sudah dipakai pelapak lain'],
    [404, {}, undefined],
  ])(
    'a row that is refused with %i shows the message of the server, and the other rows are still sent',
    async (status, body, told) => {
      answering(() => HttpResponse.json(body, { status }));
      await runWithOneFailure(undefined, told);
      expect(registered()).toHaveLength(4);
    },
  );

  it('the import stops with the message of the server if the user loses the permission', async () => {
    const sentence = 'Anda tidak memiliki hak akses untuk tindakan ini.';
    answering(() => HttpResponse.json({ message: sentence }, { status: 403 }));
    const person = await begin();
    await run(person, 3);
    const card = within(await report());
    expect(card.getByRole('alert')).toHaveTextContent(`Impor dihentikan: ${sentence}`);
    expect(card.getByText('Belum ada yang berhasil · 1 gagal · 2 belum dikirim')).toBeVisible();
    expect(registered()).toHaveLength(1);
  });

  it('why an import stopped is no longer said when it has gone on and stopped for another reason', async () => {
    answering(
      () => HttpResponse.json({ message: 'Data belum sesuai.' }, { status: 422 }),
      () => HttpResponse.json({ message: 'Anda tidak memiliki hak akses.' }, { status: 403 }),
      () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '600' } }),
    );
    const person = await begin();
    await run(person, 3);
    const card = within(await report());
    expect(card.getByRole('alert')).toHaveTextContent('Impor dihentikan: Anda tidak memiliki hak akses.');
    await person.click(card.getByRole('button', { name: 'Lanjutkan 3 sisanya' }));
    await waitFor(() => expect(registered()).toHaveLength(3));
    expect(await screen.findByText('Belum ada yang berhasil · 2 gagal · 1 belum dikirim')).toBeVisible();
    await report();
    expect(screen.queryByText(/^Impor dihentikan/)).toBeNull();
  });

  it('the import stops when the session ends, and goes on from its report after the next sign-in', async () => {
    answering(
      () => undefined,
      () => HttpResponse.json({ message: 'Unauthorize', type: 'EXPIRED_TOKEN' }, { status: 401 }),
    );
    const person = await begin();
    await run(person, 3);
    expect(await screen.findByRole('button', { name: 'Masuk' }, { timeout: 20_000 })).toBeVisible();
    const kept = [Object.entries(localStorage), Object.entries(sessionStorage), history.state, location.href];
    expect(JSON.stringify([kept, await entries()])).not.toMatch(/Sari|3273056010|20Okt/);
    await signInBy(person, 'superadmin');
    await person.click(await screen.findByRole('link', { name: 'Lanjutkan Formulir' }));
    const card = within(await report());
    expect(card.getByText('1 berhasil · 1 belum pasti · 1 belum dikirim')).toBeVisible();
    expect(card.getByRole('row', { name: /^Toko Sari 1 .* 20Okt1990$/ })).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Lanjutkan 2 sisanya' }));
    expect(await screen.findByText('3 berhasil')).toBeVisible();
    expect(card.getAllByRole('row', { name: /20Okt1990$/ })).toHaveLength(3);
    expect(registeredShops()).toHaveLength(3);
  });

  it('a seller that somebody else registers in the meantime is skipped', async () => {
    const person = await begin();
    const seller = office.firstSeller();
    office.api.db.sellers.put({ ...seller, id_card: String(rows[1]?.['Nomor NIK']) });
    await run(person, 3);
    const card = within(await report());
    expect(card.getByText('2 berhasil · 1 dilewati, sudah terdaftar')).toBeVisible();
    expect(card.queryByRole('row', { name: /^Toko Sari 2/ })).toBeNull();
    expect(registered()).toHaveLength(2);
  });

  it('a seller is not registered twice when an answer is lost', async () => {
    answering(async (request) => {
      await office.api.answer(request.clone());
      return new HttpResponse('{"status_code":', { headers: { 'Content-Type': 'application/json' } });
    });
    const person = await begin();
    await run(person, 3);
    const card = within(await report());
    expect(card.getByText('3 berhasil')).toBeVisible();
    expect(card.getByRole('row', { name: /^Toko Sari 1 .* 20Okt1990$/ })).toBeVisible();
    expect(registeredShops()).toHaveLength(3);
  });

  it('a seller whose answer was lost is sent and registered once, and reported with its password after a retry', async () => {
    answering(async (request) => {
      await office.api.answer(request.clone());
      // The look-up right after it fails too.
      office.api.server.use(
        http.post(`${base}/get-list-merchant`, () => HttpResponse.error(), { once: true }),
      );
      return HttpResponse.error();
    });
    const card = await runWithOneFailure('2 berhasil · 1 belum pasti');
    expect(card.getByRole('row', { name: /^Toko Sari 1 / })).toBeVisible();
    expect(registered()).toHaveLength(3);
    expect(registeredShops()).toHaveLength(3);
    expect(isAskedBeforeClosing()).toBe(true);
    fireEvent.click(card.getByRole('button', { name: 'Tutup' }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Tutup' }));
    expect(isAskedBeforeClosing()).toBe(false);
  });

  it('two clicks at once start only one import', async () => {
    await begin();
    const button = await screen.findByRole('button', { name: 'Daftarkan 3 Pelapak' });
    act(() => {
      button.click();
      button.click();
    });
    expect(within(await report()).getByText('3 berhasil')).toBeVisible();
    expect(registered()).toHaveLength(3);
  });

  it('a photo that cannot be uploaded shows an error, and its row is not registered', async () => {
    office.answer('POST */cdn/single-upload', { message: 'x' }, 500);
    const person = await begin();
    await run(person, 3);
    const card = within(await report());
    expect(card.getByText('Belum ada yang berhasil · 3 gagal')).toBeVisible();
    expect(card.getAllByText('Terjadi Gangguan Foto gagal diupload !')).toHaveLength(3);
    expect(registered()).toHaveLength(0);
  });
});

// Published values of FNV-1a with 128 bits.
it.each([
  ['', '6c62272e07bb014262b821756295c58d'],
  ['a', 'd228cb696f1a8caf78912b704e4a8964'],
  ['foobar', '343e1662793c64bf6f0d3597ba446f18'],
])('the fingerprint of "%s" is that of FNV-1a', (text, digits) => {
  expect(fingerprint(text)).toBe(digits);
});

it('the fingerprint differs when the last letter of a long text does', () => {
  const text = 'Jalan Ciroyom 12, Bandung. '.repeat(40);
  expect(fingerprint(`${text}a`)).not.toBe(fingerprint(`${text}b`));
});
