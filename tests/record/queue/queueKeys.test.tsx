import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPath, topUpsOf } from '../../areas/top-up/topUps';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { dialog } from '../../support/parts';
import { at, leaveWaiting, openQueue, shows } from './openQueue';

const office = startBackOffice();

describe('the keys of a queue', () => {
  it('are shown and announced, but do nothing while the user types, in a dialog, or with another key held down', async () => {
    const { queue, person } = await openQueue(office, 2);
    for (const [name, key] of Object.entries({ Setujui: 'S', Tolak: 'T', Lewati: 'L' })) {
      const button = await screen.findByRole('button', { name });
      expect(button).toHaveAttribute('aria-keyshortcuts', key);
      expect(within(button).getByText(key)).toHaveAttribute('aria-hidden', 'true');
    }

    const stays = () => expect(location.pathname).toBe(showPath(at(queue, 1).id));
    for (const held of ['Control', 'Alt', 'Meta', 'Shift']) await person.keyboard(`{${held}>}stl{/${held}}`);
    stays();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await person.keyboard('t');
    const reason = (await dialog()).getByRole('textbox', { name: /Alasan/ });
    await person.type(reason, 'stl');
    expect(reason).toHaveValue('stl');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await person.tab({ shift: true });
    await person.keyboard('stl');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    stays();
  });

  it('type nothing into the reason that they open while they are held down', async () => {
    const { person } = await openQueue(office, 2);
    await person.keyboard('t');
    const reason = (await dialog()).getByRole('textbox', { name: /Alasan/ });
    await waitFor(() => expect(reason).toHaveFocus());
    const types = (init: KeyboardEventInit) => fireEvent.keyDown(reason, { key: 't', ...init });
    expect(types({ repeat: true })).toBe(false);
    expect(types({ repeat: false })).toBe(true);
    expect(types({ repeat: true })).toBe(true);
    await person.type(reason, 'Bukti buram');
    expect(reason).toHaveValue('Bukti buram');
  });

  it('do nothing at a record that was opened from another tab', async () => {
    leaveWaiting(office, 2);
    const person = office.open('keuangan', '/dashboard/top-up');
    const { request_code } = at(topUpsOf(office.api), 1);
    await person.click(await screen.findByText(request_code));
    await screen.findByRole('heading', { level: 1, name: request_code });
    walkTo(showPath(at(leaveWaiting(office, 2), 1).id));
    const button = await screen.findByRole('button', { name: 'Setujui' });
    expect(button).not.toHaveAttribute('aria-keyshortcuts');
    expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull();
    await person.keyboard('s');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are only the arrows for a user with only VIEW_', async () => {
    const { queue, person } = await openQueue(office, 2, 'pengamat');
    for (const name of ['Setujui', 'Tolak', 'Lewati'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await person.keyboard('stl');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await person.keyboard('{ArrowRight}');
    await shows(at(queue, 2), '2 dari 2');
  });
});
