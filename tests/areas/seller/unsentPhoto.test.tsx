import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { gate } from '../../support/gate';
import { press } from '../../support/parts';
import { field, jpeg, loseSession, returnToDraft, save } from '../everyForm';
import { described, editPath } from './sellerPage';

const office = startBackOffice({ sellers: 5 });

const updates = () => office.api.receivedAt('POST update-profile-merchant');
const uploads = () => office.api.receivedAt('POST cdn/single-upload');
const answerUploads = (answer: () => Response | Promise<Response>) =>
  office.api.server.use(http.post('*/cdn/single-upload', answer));

const failed = 'Terjadi Gangguan Foto gagal diupload !';
const stillUploading = 'Foto KTP masih diunggah. Tunggu sampai selesai, lalu simpan lagi.';

/** Opens a seller to edit, with everything in order, and chooses a photo of the ID card. */
const openAndChoose = async (chosen = jpeg()): Promise<UserEvent> => {
  const person = office.open('superadmin', editPath(office.firstSeller().id));
  await screen.findByAltText('Pratinjau Foto KTP');
  await person.upload(await field('Foto KTP'), chosen);
  return person;
};

/** Presses Simpan, which has to count one wrong field and send nothing. */
const pressSaveAndSeeRefusal = async (person: UserEvent): Promise<void> => {
  await save(person);
  expect(await screen.findByRole('group', { name: '1 isian perlu diperbaiki' })).toBeVisible();
  expect(updates()).toHaveLength(0);
};

describe('a photo whose upload failed', () => {
  it('keeps the message of the specification when the form is saved, and is saved after a retry', async () => {
    const mend = office.answer('POST */cdn/single-upload', {}, 500);
    const person = await openAndChoose();
    await waitFor(async () => expect(await described('Foto KTP')).toContain(failed));
    await pressSaveAndSeeRefusal(person);
    expect(await described('Foto KTP')).toContain(failed);
    expect(screen.queryByText(/masih diunggah/)).toBeNull();
    mend();
    await press(person, 'Coba lagi');
    await waitFor(async () => expect(await described('Foto KTP')).toBe('Support : jpeg,jpg'));
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(updates()).toHaveLength(1);
  });
});

describe('a photo that is not uploaded for another reason', () => {
  it('delays the save during its upload, and is reported as not uploaded after a cancel', async () => {
    answerUploads(() => delay('infinite') as Promise<never>);
    const person = await openAndChoose();
    const cancel = await screen.findByRole('button', { name: 'Batalkan unggahan' });
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await pressSaveAndSeeRefusal(person);
    expect(await described('Foto KTP')).toContain(stillUploading);
    await person.click(cancel);
    await waitFor(async () => expect(await described('Foto KTP')).toContain('Foto belum terunggah'));
    await pressSaveAndSeeRefusal(person);
    expect(await described('Foto KTP')).toContain('Foto belum terunggah');
  });

  it('is reported as not uploaded in a form that is restored after the session has expired', async () => {
    answerUploads(() => HttpResponse.json({}, { status: 500 }));
    const person = await openAndChoose();
    await waitFor(async () => expect(await described('Foto KTP')).toContain(failed));
    await loseSession();
    returnToDraft(office.api);
    await waitFor(async () => expect(await described('Foto KTP')).toContain('Foto belum terunggah'));
    await pressSaveAndSeeRefusal(person);
    expect(await described('Foto KTP')).toContain('Foto belum terunggah');
  });
});

it('a photo that the browser is still reading is part of the save', async () => {
  const slow = jpeg();
  const reading = gate();
  Object.assign(slow, { arrayBuffer: () => reading.passed.then(() => jpeg().arrayBuffer()) });
  const person = await openAndChoose(slow);
  await pressSaveAndSeeRefusal(person);
  expect(await described('Foto KTP')).toContain(stillUploading);
  reading.open();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  await waitFor(async () => expect(await described('Foto KTP')).toBe('Support : jpeg,jpg'));
  await save(person);
  expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
  expect(updates()).toHaveLength(1);
});
