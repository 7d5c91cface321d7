import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/config';
import { gate } from '../../support/gate';
import {
  choose,
  file,
  holdUploads,
  input,
  jpeg,
  openField,
  preview,
  servePhotos,
  uploaded,
  uploads,
} from './photoField';

servePhotos();

it('a running upload can be cancelled, and then sent again', async () => {
  const answer = holdUploads();
  const person = await choose();
  await screen.findByText('Mengunggah foto …');
  await person.click(screen.getByRole('button', { name: 'Batalkan unggahan' }));
  expect(await screen.findByText('Foto belum terunggah')).toBeVisible();
  expect(screen.getByAltText('Pratinjau Foto KTP')).toBeVisible();
  answer();
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByText('Foto belum terunggah')).not.toBeInTheDocument());
  expect(input()).toBeValid();
});

describe('a photo that is still being read', () => {
  /** A photo whose bytes arrive when `read` is called. */
  const slowPhoto = () => {
    const bytes = gate<ArrayBuffer>();
    const slow = Object.assign(file(jpeg()), { arrayBuffer: () => bytes.passed });
    return { slow, read: () => bytes.open(jpeg().buffer) };
  };

  it('blocks its field for a second file', async () => {
    const { slow, read } = slowPhoto();
    const person = await choose(slow);
    expect(screen.getByText('Menyiapkan foto …')).toBeVisible();
    await person.upload(input(), file(jpeg()));
    expect(uploads()).toHaveLength(0);
    read();
    await waitFor(() => expect(uploads()).toHaveLength(1));
  });

  it('is not sent after it was cancelled and replaced by a newer photo', async () => {
    const { slow, read } = slowPhoto();
    const person = await choose(slow);
    await person.click(screen.getByRole('button', { name: 'Batalkan unggahan' }));
    await person.upload(input(), file(jpeg(64)));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await uploaded();
    await act(async () => {
      read();
      await slow.arrayBuffer();
    });
    expect(uploads()).toHaveLength(1);
    expect(screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).not.toBeInTheDocument();
  });

  it('is not sent after the page was left', async () => {
    const { slow, read } = slowPhoto();
    await choose(slow);
    cleanup();
    read();
    // The same field of another page sends its photo later.
    await choose();
    await uploaded();
    expect(await preview()).toBeVisible();
    expect(uploads()).toHaveLength(1);
  });
});

it('a photo that was uploaded can be removed from its field', async () => {
  const person = await choose();
  await person.click(await screen.findByRole('button', { name: 'Batalkan foto ini' }));
  expect(screen.queryByAltText('Pratinjau Foto KTP')).not.toBeInTheDocument();
  expect(screen.getByText('Upload foto yang sesuai')).toBeVisible();
});

describe('a picture that is pasted', () => {
  const paste = (pasted: File) =>
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { files: [pasted] } });

  it('is accepted by the field that has the focus', async () => {
    openField();
    input().focus();
    paste(file(jpeg()));
    expect(await preview()).toBeVisible();
    await waitFor(() => expect(uploads()).toHaveLength(1));
  });

  it('shows an error if it is not a picture', async () => {
    openField();
    input().focus();
    paste(file(jpeg(), 'ktp.pdf', 'application/pdf'));
    expect(await screen.findByText('File tidak dapat dibaca. Pilih ulang fotonya.')).toBeVisible();
  });

  it('is ignored while no field has the focus', () => {
    openField();
    // A field would show an error for this file at once.
    paste(file(jpeg(limits.imageBytes + 1)));
    expect(screen.queryByText('Ukuran Gambar Terlalu Besar')).not.toBeInTheDocument();
    input().focus();
    paste(file(jpeg(limits.imageBytes + 1)));
    expect(screen.getByText('Ukuran Gambar Terlalu Besar')).toBeVisible();
  });
});

describe('a photo that the browser cannot show', () => {
  it('is removed from its field as damaged if the user has just chosen it', async () => {
    await choose();
    fireEvent.error(await preview());
    expect(await screen.findByText('File tidak dapat dibaca. Pilih ulang fotonya.')).toBeVisible();
    expect(screen.queryByAltText('Pratinjau Foto KTP')).not.toBeInTheDocument();
    expect(input()).toBeInvalid();
  });

  it('stays in its field if it is stored on the server', () => {
    const picture = { image: '/gambar/ktp.jpg', url: '/gambar/ktp.jpg' };
    openField({ record: { ktpImage: picture } });
    fireEvent.error(screen.getByAltText('Pratinjau Foto KTP'));
    expect(screen.getByAltText('Pratinjau Foto KTP')).toBeVisible();
    expect(input()).toBeValid();
  });
});

describe('what is dropped on the field and is not one photo', () => {
  const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
  const picture = { webkitGetAsEntry: () => null };
  it.each([
    [
      'several files',
      { files: [file(jpeg()), file(jpeg(64), 'toko.jpg')], items: [], types: ['Files'] },
      'Pilih satu foto saja untuk isian ini.',
    ],
    [
      'a folder',
      // Browsers list a folder among the files too.
      { files: [new File([], 'foto')], items: [folder], types: ['Files'] },
      'Yang diseret adalah folder. Buka foldernya, lalu seret satu foto saja.',
    ],
    [
      'a picture of a page',
      { files: [], items: [picture], types: ['text/uri-list', 'text/html'] },
      'Yang diseret bukan file. Simpan fotonya sebagai file JPEG terlebih dahulu, lalu pilih file itu.',
    ],
  ])('gets a sentence and is not sent: %s', (_, dataTransfer, sentence) => {
    openField();
    fireEvent.drop(input(), { dataTransfer });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(input()).toBeInvalid();
    expect(uploads()).toHaveLength(0);
  });
});

describe('a link or a picture of a page that misses the field', () => {
  const dropOn = (target: Element): boolean =>
    fireEvent.drop(target, { dataTransfer: { files: [], items: [], types: ['text/uri-list'] } });

  it('is not opened by the browser in the place of the page, but is left to a text field', () => {
    openField();
    expect(dropOn(document.body)).toBe(false);
    const text = document.body.appendChild(document.createElement('textarea'));
    expect(dropOn(text)).toBe(true);
    text.remove();
  });
});

describe('a file that is dropped', () => {
  const dropOn = (target: Element) => {
    const dataTransfer = { files: [file(jpeg())], items: [], types: ['Files'], dropEffect: 'copy' };
    const isLeftToBrowser = [
      fireEvent.dragOver(target, { dataTransfer }),
      fireEvent.drop(target, { dataTransfer }),
    ];
    return { isLeftToBrowser, effect: dataTransfer.dropEffect };
  };

  it('is accepted by the field on which it is dropped', async () => {
    openField();
    expect(dropOn(input())).toEqual({ isLeftToBrowser: [false, false], effect: 'copy' });
    expect(await preview()).toBeVisible();
    await waitFor(() => expect(uploads()).toHaveLength(1));
  });

  it('is not opened by the browser if it misses the field', () => {
    openField();
    expect(dropOn(document.body)).toEqual({ isLeftToBrowser: [false, false], effect: 'none' });
    expect(screen.queryByAltText('Pratinjau Foto KTP')).not.toBeInTheDocument();
  });

  it('is left to the browser if the page has no field', () => {
    expect(dropOn(document.body)).toEqual({ isLeftToBrowser: [true, true], effect: 'copy' });
  });
});

it('a photo that is too large can be made smaller, but a file of another format cannot', async () => {
  const person = await choose(file(jpeg(limits.imageBytes + 1)));
  expect(await screen.findByText('Ukuran Gambar Terlalu Besar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kecilkan ukuran file' })).toBeVisible();
  await person.upload(input(), file(jpeg(), 'ktp.png'));
  expect(await screen.findByText(/bukan foto JPEG/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kecilkan ukuran file' })).not.toBeInTheDocument();
});
