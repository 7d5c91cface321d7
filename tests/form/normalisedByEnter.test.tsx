import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, isSaved } from '../areas/everyForm';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice({ sellers: 5 });

const firstOf = (resource: string): string => `${resource}/${office.first(resource).id}`;
const driver = () => firstOf('member-list/driver');
const userAdmin = () => firstOf('member-list/user-admin');
const seller = () => `member-list/seller/${office.api.db.sellers.all()[0]?.id}`;

/** The call that saves the record of a page. */
const callOf = (path: string): string =>
  path.startsWith('member-list/seller') ? 'POST update-profile-merchant' : `PUT ${path}`;

it.each([
  ['Nomor Telephone', seller, '0812 3456 7890', { number_phone: '6281234567890' }],
  ['RT', seller, '7', { users_address: { rt: '007' } }],
  ['RW', seller, '12', { users_address: { rw: '012' } }],
  ['No. HP', driver, '+62 812-3456-7890', { phone: '6281234567890' }],
  ['No. HP', userAdmin, '0812 3456 7890', { phone: '6281234567890' }],
])('a number that is sent by Enter %s is normalised before it is sent', async (label, path, typed, sent) => {
  const person = office.open('superadmin', `/dashboard/${path()}`);
  await person.clear(await field(label));
  await person.paste(typed);
  await person.keyboard('{Enter}');
  expect(await isSaved()).toBeVisible();
  expect(office.api.receivedAt(callOf(path()))[0]?.body).toMatchObject(sent);
  expect(screen.queryByText(/perlu diperbaiki/)).toBeNull();
});
