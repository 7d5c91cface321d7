import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field } from '../areas/everyForm';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice({ sellers: 1 });

describe('a text input', () => {
  it('tells screen readers that it is required, without the mark in its name', async () => {
    office.open('superadmin', '/dashboard/access-management/create');
    expect(await screen.findByRole('textbox', { name: 'Peran' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Keterangan' })).not.toBeRequired();
  });

  it('is described by its help, and after it was left with a mistake by its error', async () => {
    const person = office.open('superadmin', '/dashboard/make-category/create');
    const slug = await field('Slug');
    expect(slug).toHaveAccessibleDescription(/huruf kecil/i);
    expect(slug).toBeValid();
    await person.click(slug);
    await person.paste('Batik Tulis');
    await person.tab();
    await waitFor(() => expect(slug).toBeInvalid());
    expect(slug).toHaveAccessibleDescription(/^Slug/);
  });

  it('in the form of a new seller is filled by no browser, has lines where it is long, and hides a new password', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/seller/create');
    for (const label of ['Nama Lengkap', 'Email', 'Nomor Telephone'])
      expect(await field(label)).toHaveAttribute('autocomplete', 'off');
    const password = await field('Password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(password).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(password).toHaveAttribute('type', 'password');

    // Line breaks become spaces.
    const address = await screen.findByRole('textbox', { name: 'Alamat' });
    expect(address.tagName).toBe('TEXTAREA');
    expect(address).toHaveAttribute('rows', '2');
    await person.type(address, 'Jalan 5{Enter}Blok C');
    expect(address).toHaveValue('Jalan 5 Blok C');
  });
});
