import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext, Form, ResourceContextProvider } from 'ra-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createMockServer } from '../../../mocks/node';
import { session } from '../../../src/authProvider/session';
import { ImageUploadInput } from '../../../src/form/photo/ImageUploadInput';
import { gate } from '../../support/gate';
import { words } from '../../support/renderWithWords';

/** A photo field in a form, for the tests of this folder. */

export const api = createMockServer({ sellers: 1 });
/** Serves the embedded API to the tests of a file, each signed in. */
export const servePhotos = (): void => {
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void session.save(api.signIn('superadmin'), false));
  afterEach(() => {
    if (session.token() !== null) session.leave();
    api.reset();
  });
  afterAll(() => api.server.close());
};

type Options = { record?: Record<string, unknown>; isLoading?: boolean };

export const openField = ({ record, ...options }: Options = {}) => {
  render(
    <CoreAdminContext i18nProvider={words}>
      <ResourceContextProvider value="member-list/seller">
        <Form {...(record && { record })}>
          <ImageUploadInput source="ktpImage" secure relatedIdentity="form-1" {...options} />
        </Form>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  return userEvent.setup({ applyAccept: false });
};

/** Opens the field, and chooses a photo. */
export const choose = async (chosen = file(jpeg())) => {
  const person = openField();
  await person.upload(input(), chosen);
  return person;
};
export const preview = () => screen.findByAltText('Pratinjau Foto KTP');
/** Waits until nothing is prepared or sent any more. */
export const uploaded = () =>
  waitFor(() => expect(screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).not.toBeInTheDocument());

export const input = () => screen.getByLabelText<HTMLInputElement>('Foto KTP');
export const uploads = () => api.receivedAt('POST cdn/single-upload');

/** A JPEG of `size` bytes, with `note` as its comment segment. */
export const jpeg = (size = 32, note = ''): Uint8Array<ArrayBuffer> => {
  const comment = new TextEncoder().encode(note);
  const bytes = new Uint8Array(Math.max(size, comment.length + 8));
  bytes.set([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2, ...comment, 0xff, 0xd9]);
  return bytes;
};
export const file = (bytes: Uint8Array<ArrayBuffer>, name = 'ktp.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type });

/** Delays the responses to uploads until the returned function is called. */
export const holdUploads = () => {
  const { passed, open } = gate();
  const stored = { data: { payload: { url: 'https://cdn.contoh.id/1.jpg' } } };
  api.server.use(http.post('*/cdn/single-upload', () => passed.then(() => HttpResponse.json(stored))));
  return open;
};
