import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { QueueContext } from '../../../src/record/queue/queueWalk';
import { renderVoucher } from '../../list/voucher';
import { begin, button, dialog, gone, page, reason } from './voucherPage';

describe('the actions of a record', () => {
  it.each([
    ['MENUNGGU', ['Setujui', 'Tolak']],
    ['DISETUJUI', ['Tolak']],
    ['DITOLAK', []],
  ])('in state %s show the buttons %j', async (status, labels) => {
    renderVoucher(page, { status });
    await screen.findByText('HEMAT1');
    for (const label of labels) expect(await button(label)).toBeVisible();
    const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
    // A toast of the test before has a button too.
    await waitFor(() => expect(shown()).toEqual(['Refresh', ...labels]));
  });

  it('are hidden from a user with only VIEW_', async () => {
    renderVoucher(page, { manages: false });
    await screen.findByText('HEMAT1');
    await screen.findByText('Menunggu');
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });
});

describe('an action', () => {
  it('asks for confirmation, sends an idempotency key, reports success and shows the new state', async () => {
    const { acts, asked, confirm } = await begin('Setujui');
    expect(await dialog()).toHaveAccessibleName('Setujui HEMAT1?');
    expect(await dialog()).toHaveAccessibleDescription('Voucher dapat dipakai.');
    expect(asked.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await confirm();
    expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
    await gone();
    expect(await screen.findByText('Disetujui')).toBeVisible();
    const idempotencyKey: unknown = expect.stringMatching(/^[\w-]{36}$/);
    expect(acts).toEqual([{ id: 'v/1', action: 'approve', data: {}, idempotencyKey }]);
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  it('shows the state of its response before the record is read again', async () => {
    let reads = 0;
    const { confirm } = await begin('Setujui', {
      getOne: () =>
        (reads += 1) === 1
          ? Promise.resolve({ data: { id: 'v/1', code: 'HEMAT1', status: 'MENUNGGU' } })
          : new Promise(() => undefined),
    });
    await confirm();
    await gone();
    expect(await screen.findByText('Disetujui')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    expect(reads).toBe(2);
  });

  it('is not sent when the user presses Batal', async () => {
    const { user, acts, asked } = await begin('Setujui');
    await user.click(asked.getByRole('button', { name: 'Batal' }));
    await gone();
    expect(acts).toEqual([]);
    expect(await button('Setujui')).toHaveFocus();
  });

  it('that rejects a record needs a reason', async () => {
    const { user, acts, confirm } = await begin('Tolak');
    await waitFor(() => expect(reason()).toHaveFocus());
    for (const nothing of ['{Shift}', '\u200b']) {
      await user.type(reason(), nothing);
      await confirm();
      expect(reason()).toHaveAccessibleDescription('Alasan tidak boleh kosong');
    }
    expect(acts).toEqual([]);
    await user.type(reason(), '  Bukti buram ');
    await confirm();
    expect(await screen.findByText('HEMAT1 ditolak.')).toBeVisible();
    expect(acts[0]?.data).toEqual({ reason: 'Bukti buram' });
  });

  it('keeps the focus in its reason while it is sent, and makes the reason read-only', async () => {
    const { user } = await begin('Tolak', { act: () => new Promise(() => undefined) });
    await user.type(reason(), 'Bukti buram');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(reason()).toHaveAttribute('readonly'));
    await user.keyboard(' sekali');
    expect(reason()).toHaveFocus();
    expect(reason()).toBeEnabled();
    expect(reason()).toHaveValue('Bukti buram');
  });

  it('with a reason is confirmed by Ctrl+Enter in the reason, where Enter adds a line', async () => {
    const { user, acts, asked } = await begin('Tolak');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await asked.findByText('Alasan tidak boleh kosong')).toBeVisible();
    await user.keyboard('Bukti{Enter}palsu');
    expect(reason()).toHaveValue('Bukti\npalsu');
    expect(acts).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await gone();
    expect(acts).toMatchObject([{ action: 'reject', data: { reason: 'Bukti\npalsu' } }]);
  });
});

describe('an action in a queue', () => {
  /** The page in a queue of pending vouchers; `left` collects the messages about the vouchers that it has left. */
  const Queued = ({ left }: { left: string[] }) => {
    const [listedId, setListedId] = useState<string | undefined>('v/1');
    const leave = (_name: string, text: string): void => {
      left.push(text);
      setListedId(undefined);
    };
    const pause = () => () => undefined;
    const queue = { state: 'MENUNGGU', listedId, isPaused: false, pause, leave, skip: undefined };
    return <QueueContext value={queue}>{page}</QueueContext>;
  };

  it('opens its dialog by S and focuses the confirm button, so that Enter sends it', async () => {
    const user = userEvent.setup();
    const left: string[] = [];
    const { acts } = renderVoucher(<Queued left={left} />);
    await button('Setujui');
    await user.keyboard('s');
    expect(within(await dialog()).getByRole('button', { name: 'Setujui' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(left).toEqual(['HEMAT1 disetujui.']));
    expect(acts.map(({ action }) => action)).toEqual(['approve']);
    await gone();
  });

  it('that needs a reason opens its dialog by T and focuses the reason', async () => {
    const user = userEvent.setup();
    renderVoucher(<Queued left={[]} />);
    await button('Tolak');
    await user.keyboard('t');
    await dialog();
    expect(reason()).toHaveFocus();
    expect(reason()).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Alasan siap pakai' })).toBeNull();
  });
});

it('a missing record leads to the list, with the message of the server', async () => {
  renderVoucher(page, {
    getOne: () => Promise.reject(new ApiError('notFound', 'Data tidak ditemukan', 404)),
  });
  expect(await screen.findByRole('heading', { name: 'Semua voucher' })).toBeVisible();
  expect(screen.getByText('Data tidak ditemukan')).toBeVisible();
});
