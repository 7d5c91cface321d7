import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../mocks/server/staffAccounts';
import { session } from '../../src/authProvider/session';
import { found, walkTo } from '../support/backOffice';
import { confirm } from '../support/parts';
import { field, loseSession, someForms, startForms, write } from './everyForm';

const office = startForms();

const allRights = (): readonly string[] =>
  found(roleTable(office.api.db.collections).all(), ({ id }) => id === 'peran-superadmin').permissions;

/** What the fields of the page hold, or of the drawer over it, but for a password, which is made up anew. */
const values = (): unknown[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>('form :is(input:not([name=password]), textarea, select)'),
  ].map((input) => (['checkbox', 'radio'].includes(input.type) ? input.checked : input.value));

/** Waits for a field of this value, and for all others: choices and regions arrive after the form. */
const holds = async (label: string, value: string, all: readonly unknown[]): Promise<void> => {
  expect(await field(label)).toHaveValue(value);
  await waitFor(() => expect(values()).toEqual(all));
};

/** Types into a field and restores it, by when every other field has its value. */
const look = async (person: UserEvent, label: string, text: string) => {
  const input = await field(label);
  const { value } = input;
  await write(person, label, text);
  expect(values()).toContain(text);
  await person.clear(input);
  if (value !== '') await person.paste(value);
  return { value, all: values() };
};

/** Leaves the form, where the page asks first if something was typed. */
const leave = async (person: UserEvent, typed: boolean): Promise<void> => {
  const cancel = await screen.findByText('Batal');
  await person.click(cancel);
  if (typed) await confirm(person, 'Buang Perubahan');
  // The address changes first; the form holds back what leaves it until it is gone itself.
  await waitFor(() => expect(cancel).not.toBeInTheDocument());
};

describe.each(someForms)('the form of $form', ({ path, next, label, text }) => {
  it('begins anew the second time, for the next record, and for the next person', async () => {
    const address = path(office.api);
    const person = office.open('superadmin', address);
    const own = await look(person, label, text);
    await write(person, label, text);
    await leave(person, true);
    if (next) {
      walkTo(next(office.api));
      await waitFor(async () => expect((await field(label)).value).not.toBe(own.value));
      expect(values()).not.toContain(text);
      await leave(person, false);
    }
    walkTo(address);
    await holds(label, own.value, own.all);

    await write(person, label, text);
    await loseSession();
    office.give('pengamat', ...allRights());
    act(() => void session.save(office.api.signIn('pengamat'), false));
    await screen.findByRole('heading', { level: 1, name: /^Selamat datang, Bambang/ });
    walkTo(address);
    await holds(label, own.value, own.all);
    expect(screen.queryByText(/sudah dipulihkan/)).toBeNull();
  });
});
