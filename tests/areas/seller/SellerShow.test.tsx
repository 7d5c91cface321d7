import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { editPath } from './sellerPage';

const office = startBackOffice();
const someSeller = () => {
  const [seller] = office.api.db.sellers.all();
  if (!seller) throw new Error('The seed holds no seller');
  return seller;
};

describe('a seller to look at', () => {
  it('is where whoever may only view is led, without a way to change it', async () => {
    office.open('pengamat', editPath(someSeller().id));
    expect(await screen.findByText(someSeller().email)).toBeVisible();
    expect(location.pathname).toBe(`${editPath(someSeller().id)}/show`);
    expect(screen.queryByRole('link', { name: 'Ubah' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offers the change to whoever may change it', async () => {
    office.open('superadmin', `${editPath(someSeller().id)}/show`);
    expect(await screen.findByRole('link', { name: 'Ubah' })).toHaveAttribute(
      'href',
      editPath(someSeller().id),
    );
  });

  it('shows its NIK and its account number only when asked', async () => {
    const { id_card, account_number } = someSeller();
    const person = office.open('pengamat', `${editPath(someSeller().id)}/show`);
    const reveal = await screen.findByRole('button', { name: 'Tampilkan Nomor NIK' });
    expect(screen.queryByText(id_card)).not.toBeInTheDocument();
    expect(screen.queryByText(account_number)).not.toBeInTheDocument();
    await person.click(reveal);
    expect(screen.getByText(id_card)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tampilkan Nomor Rekening' }));
    expect(screen.getByText(account_number)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Sembunyikan Nomor NIK' }));
    expect(screen.queryByText(id_card)).not.toBeInTheDocument();
  });

  it('shows its ID card', async () => {
    office.open('pengamat', `${editPath(someSeller().id)}/show`);
    const card = await screen.findByAltText('Foto KTP');
    expect(card.getAttribute('src')).toMatch(/^blob:/);
  });
});
