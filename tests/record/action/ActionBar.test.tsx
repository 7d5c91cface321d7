import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noDialog } from '../../support/parts';
import { begin, reason } from './voucherPage';

describe('an action', () => {
  it('asks for confirmation, sends an idempotency key, reports success and shows the new state', async () => {
    const { acts, asked, confirm } = await begin('Setujui');
    const question = { name: 'Setujui HEMAT1?', description: 'Voucher dapat dipakai.' };
    expect(screen.getByRole('alertdialog', question)).toBeInTheDocument();
    expect(asked.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await confirm();
    expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
    await noDialog();
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
    await noDialog();
    expect(await screen.findByText('Disetujui')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    expect(reads).toBe(2);
  });

  it('that rejects a record needs a reason', async () => {
    const { user, acts, confirm } = await begin('Tolak');
    await waitFor(() => expect(reason()).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Alasan siap pakai' })).toBeNull();
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
});
