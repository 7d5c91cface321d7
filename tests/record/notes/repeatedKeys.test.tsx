import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { box, layDownNotes, orderPath } from './orderNotes';

const office = startBackOffice();
layDownNotes(office);

const sent = () => office.api.receivedAt('POST orders/order-1/notes');

describe('a note that was sent', () => {
  it('shows no error when the keys that sent it are pressed again', async () => {
    const person = office.open('superadmin', orderPath);
    await person.type(await box(), 'Sudah ditelepon{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await box()).toBeValid();
    await person.type(await box(), 'a{Backspace}{Control>}{Enter}{/Control}');
    expect(await box()).toBeInvalid();
    expect(sent()).toHaveLength(1);
  });
});
