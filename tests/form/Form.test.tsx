import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, jpeg } from '../areas/everyForm';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice({ sellers: 1 });

describe('a control that is clicked while a required field with the focus is empty', () => {
  it('stays under the pointer: the error of the field is shown when the click has ended', async () => {
    const person = office.open('superadmin', '/dashboard/make-category/create');
    const name = await field('Nama');
    const icon = screen.getByRole('radio', { name: 'Olahraga' });
    await waitFor(() => expect(name).toHaveFocus());
    await person.pointer({ keys: '[MouseLeft>]', target: icon });
    expect(name).toHaveFocus();
    expect(name).toBeValid();
    await person.pointer({ keys: '[/MouseLeft]', target: icon });
    expect(icon).toBeChecked();
    expect(icon).toHaveFocus();
    expect(await screen.findByText('Nama tidak boleh kosong')).toBeVisible();
  });

  it('opens its dialog by the first click, and has the focus after the dialog', async () => {
    const person = office.open('superadmin', '/dashboard/master-data/banner-information/create');
    await person.upload(await field('Gambar'), jpeg());
    const adjust = await screen.findByRole('button', { name: 'Sesuaikan' });
    await waitFor(() => expect(adjust).not.toHaveAttribute('aria-disabled', 'true'));
    await person.click(await field('Teks Alternatif'));
    await person.pointer({ keys: '[MouseLeft>]', target: adjust });
    expect(screen.queryByText('Teks Alternatif tidak boleh kosong')).toBeNull();
    await person.pointer({ keys: '[/MouseLeft]', target: adjust });
    expect(await screen.findByRole('dialog', { name: 'Sesuaikan Gambar' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(adjust).toHaveFocus());
    expect(screen.getByText('Teks Alternatif tidak boleh kosong')).toBeVisible();
  });
});
