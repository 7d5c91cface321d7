import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { limits } from '../../../src/config';
import { shortenLimits } from '../../faults/served';
import { endReason } from '../../support/endReason';
import {
  api,
  choose,
  file,
  input,
  jpeg,
  openField,
  preview,
  servePhotos,
  uploaded,
  uploads,
} from './photoField';

servePhotos();

describe('an empty photo field', () => {
  it('shows only that the photo is loading, and not the text of an empty field below it', () => {
    openField({ isLoading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Memuat foto …');
    expect(screen.queryByText('Upload foto yang sesuai')).not.toBeInTheDocument();
  });

  it('asks for a photo, names the accepted formats, and has a label', () => {
    openField();
    expect(screen.getByText('Upload foto yang sesuai')).toBeVisible();
    expect(screen.getByText('Support : jpeg,jpg')).toBeVisible();
    expect(input()).toHaveAttribute('accept', '.jpg,.jpeg,image/jpeg');
    expect(input()).toHaveAccessibleDescription('Support : jpeg,jpg');
  });
});

describe('a chosen photo', () => {
  it('is sent as a data URL under the name of its field, and shown', async () => {
    await choose();
    expect(await preview()).toBeVisible();
    await uploaded();
    expect(uploads()).toHaveLength(1);
    expect(uploads()[0]?.body).toEqual({
      related_identity: 'form-1',
      name: 'ktpImage',
      secure: true,
      file: expect.stringMatching(/^data:image\/jpeg;base64,\/9j/) as unknown,
    });
    expect(screen.getByText('Ganti foto')).toBeInTheDocument();
  });

  it('is sent without the metadata of the camera', async () => {
    await choose(file(jpeg(64, 'GPS -6.2 106.8')));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await waitFor(() => expect(uploads()[0]?.body).toBeDefined());
    const sent = (uploads()[0]?.body as { file: string }).file.split(',')[1] ?? '';
    expect(atob(sent)).not.toContain('GPS');
  });
});

describe('a file', () => {
  const notJpeg = 'File ini bukan foto JPEG. Pilih foto berformat jpg atau jpeg.';
  it.each([
    ['for its name', file(jpeg(), 'ktp.png'), notJpeg],
    ['for its type', file(jpeg(), 'ktp.jpg', 'image/png'), notJpeg],
    ['for its bytes', file(new TextEncoder().encode('<svg/>'), 'ktp.jpg'), notJpeg],
    ['for one byte too many', file(jpeg(limits.imageBytes + 1)), 'Ukuran Gambar Terlalu Besar'],
  ])('is refused %s, and not sent', async (_, chosen, message) => {
    await choose(chosen);
    expect(await screen.findByText(message)).toBeVisible();
    expect(input()).toBeInvalid();
    expect(uploads()).toHaveLength(0);
  });

  it('that cannot be prepared is refused, and the field is free again', async () => {
    const chosen = file(jpeg());
    vi.stubGlobal('File', function TooLarge() {
      throw new RangeError('Array buffer allocation failed');
    });
    const person = await choose(chosen);
    expect(await screen.findByText('File tidak dapat dibaca. Pilih ulang fotonya.')).toBeVisible();
    expect(screen.queryByText('Menyiapkan foto …')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
    await person.upload(input(), file(jpeg()));
    expect(await preview()).toBeVisible();
  });

  it('is accepted with exactly the maximum size', async () => {
    await choose(file(jpeg(limits.imageBytes)));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await uploaded();
    expect(input()).toBeValid();
  });
});

describe('an upload that fails', () => {
  const refused = 'Ukuran file terlalu besar, silahkan kecilkan ukuran file !';
  const failed = 'Terjadi Gangguan Foto gagal diupload !';
  it.each([
    ['without a response', () => HttpResponse.error(), refused],
    ['with a timeout', () => delay('infinite') as Promise<never>, refused],
    ['with 403', () => HttpResponse.json({}, { status: 403 }), refused],
    ['with 500', () => HttpResponse.json({}, { status: 500 }), failed],
    ['with an empty response', () => HttpResponse.json({ data: {} }), failed],
  ])('%s shows an error at the field, and can be tried again', async (how, answer, message) => {
    api.server.use(http.post('*/cdn/single-upload', answer, { once: true }));
    let isShort = how === 'with a timeout';
    shortenLimits(() => isShort, 200);
    const person = await choose();
    expect(await screen.findByText(message)).toBeVisible();
    isShort = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await uploaded();
    expect(input()).toBeValid();
    expect(uploads()).toHaveLength(2);
  });

  it('with 401 ends the session', async () => {
    api.server.use(http.post('*/cdn/single-upload', () => HttpResponse.json({}, { status: 401 })));
    await choose();
    await waitFor(() => expect(session.token()).toBeNull());
    expect(endReason()).toBe('expired');
  });
});

describe('a photo that is stored', () => {
  it('is shown', () => {
    const url = 'https://cdn.contoh.id/1.jpg';
    openField({ record: { id: 1, ktpImage: { image: url, url } } });
    expect(screen.getByAltText('Pratinjau Foto KTP')).toHaveAttribute('src', url);
  });

  // tests/dataProvider/host.test.ts has all the addresses that are not safe.
  it('is not loaded from an address that is not safe', () => {
    const url = 'javascript:alert(1)';
    openField({ record: { id: 1, ktpImage: { image: url, url } } });
    expect(screen.getByAltText('Pratinjau Foto KTP')).toHaveAttribute('src', '');
  });
});
