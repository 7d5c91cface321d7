import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../support/backOffice';
import { noDialog, press } from '../support/parts';
import { layDown } from '../support/smallWorld';
import { drivers } from '../support/smallWorld/people';
import { listPath } from './driver/drivers';

const office = startBackOffice();
beforeEach(() => {
  const [, waiting] = drivers;
  layDown(office.api.db, {
    'member-list/driver': ['Andi Putra', 'Beni Saputra'].map((full_name) => ({
      ...waiting,
      id: full_name.replace(' ', '-'),
      full_name,
    })),
  });
});

const queuePath = filtered(listPath, { status: 'MENUNGGU_VERIFIKASI' });
const sent = (action: string) => office.api.received.filter(({ path }) => path.endsWith(`/${action}`));

/** The two places of decisions about a queue: its record page, and the bulk actions of its list. */
const places = {
  'in the queue': async (person: UserEvent) => {
    await person.click(await screen.findByRole('link', { name: 'Andi Putra' }));
    await screen.findByText('1 dari 2');
  },
  'in bulk': async (person: UserEvent) => {
    await person.click(await screen.findByRole('checkbox', { name: 'Pilih Andi Putra' }));
    await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' });
  },
};

const open = async (person: UserEvent, action: RegExp): Promise<HTMLElement> => {
  await press(person, action);
  return screen.findByRole('alertdialog');
};

describe.each(Object.entries(places))('a decision %s', (_, enter) => {
  it('without a reason is confirmed by Enter and cancelled by Escape, the second time too, or by Enter on Batal', async () => {
    const person = office.open('superadmin', queuePath);
    await enter(person);
    for (const time of ['first', 'second']) {
      const dialog = await open(person, /^Verifikasi/);
      expect(within(dialog).getByRole('button', { name: /^Verifikasi/ }), time).toHaveFocus();
      await person.keyboard('{Escape}');
      await noDialog();
      expect(screen.getByRole('button', { name: /^Verifikasi/ }), time).toHaveFocus();
    }
    await open(person, /^Verifikasi/);
    await person.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await person.keyboard('{Enter}');
    await noDialog();
    expect(sent('verify')).toHaveLength(0);
    await open(person, /^Verifikasi/);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(sent('verify')).toHaveLength(1));
  });

  it('with a reason begins in its field, where Enter is a new line, and Ctrl+Enter confirms', async () => {
    const person = office.open('superadmin', queuePath);
    await enter(person);
    for (const time of ['first', 'second']) {
      const dialog = await open(person, /^Tolak/);
      const reason = within(dialog).getByRole('textbox', { name: /^Alasan/ });
      expect(reason, time).toHaveFocus();
      await person.keyboard('{Control>}{Enter}{/Control}');
      expect(await within(dialog).findByText('Alasan tidak boleh kosong'), time).toBeVisible();
      expect(reason, time).toHaveFocus();
      await person.keyboard('SIM{Enter}buram');
      expect(reason, time).toHaveValue('SIM\nburam');
      await person.keyboard('{Escape}');
      await noDialog();
      expect(screen.getByRole('button', { name: /^Tolak/ }), time).toHaveFocus();
    }
    expect(sent('reject')).toHaveLength(0);
    const dialog = await open(person, /^Tolak/);
    expect(within(dialog).getByRole('textbox', { name: /^Alasan/ })).toHaveValue('');
    await person.keyboard('SIM buram{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('reject').map(({ body }) => body)).toEqual([{ reason: 'SIM buram' }]));
  });
});
