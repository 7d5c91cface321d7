import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const uncertain = 'Belum pasti diganti. Coba lagi: bila Password Saat Ini ditolak, berarti sudah diganti.';
const office = startBackOffice({ sellers: 1 });

const change = async (): Promise<UserEvent> => {
  const person = office.open('tamu', '/dashboard/profile');
  for (const [label, password] of [
    ['Password Saat Ini', 'rahasia123'],
    ['Password Baru', 'baru1234'],
    ['Konfirmasi Password Baru', 'baru1234'],
  ] as const) {
    await person.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await person.paste(password);
  }
  await send(person);
  return person;
};
const send = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Ganti Password' }));
const sentences = () => screen.findAllByText(uncertain);

describe('a change of the password', () => {
  it.each([
    ['whose connection breaks', () => HttpResponse.error()],
    ['with an unreadable answer', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])('%s is called uncertain, in the toast and in the form, and keeps what was typed', async (_, lost) => {
    office.api.server.use(http.put('*/change-password', lost));
    await change();
    expect(await sentences()).toHaveLength(2);
    expect(screen.getByLabelText(/^Password Baru/)).toHaveValue('baru1234');
    expect(screen.getByRole('button', { name: 'Ganti Password' })).toBeEnabled();
  });

  it('that never left the browser is not called uncertain', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    office.api.server.use(http.put('*/change-password', () => HttpResponse.error()));
    await change();
    const offline = 'Perangkat Anda tidak terhubung ke internet. Periksa koneksinya, lalu coba lagi.';
    await waitFor(() => expect(screen.getAllByText(offline)).toHaveLength(2));
    expect(screen.queryByText(uncertain)).toBeNull();
  });

  it('that is refused for a value without a field keeps the sentences of the server in the form', async () => {
    const errors = [{ name: 'password', message: 'pernah dipakai' }];
    office.answer('PUT */change-password', { message: 'Password ditolak', errors }, 422);
    await change();
    expect(await screen.findByText('Password ditolak; password: pernah dipakai')).toBeVisible();
  });
});
