import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { noDialog } from '../../support/parts';
import { begin, reason } from './voucherPage';

/** An answer that fails the first `times`. */
const failing = (error: ApiError, times = 1) => {
  let tries = 0;
  return { act: () => ((tries += 1) <= times ? Promise.reject(error) : Promise.resolve()) };
};
const always = (error: ApiError) => failing(error, Infinity);

describe('an action that fails', () => {
  it.each([
    [[], /^Sudah diputuskan oleh Dewi$/],
    [[{ name: 'status', message: 'sudah berubah' }], /^Sudah diputuskan oleh Dewi; .*sudah berubah$/],
  ])(
    'because a colleague was faster says so, and what the server says about a field, and cannot be confirmed: %j',
    async (fields, sentence) => {
      const error = new ApiError('rejected', 'Sudah diputuskan oleh Dewi', 409, fields);
      const { user, asked, confirm } = await begin('Setujui', always(error));
      await confirm();
      await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(sentence));
      expect(asked.queryByRole('button', { name: 'Setujui' })).toBeNull();
      expect(asked.getByRole('button', { name: 'Tutup' })).toHaveFocus();
      await user.click(asked.getByRole('button', { name: 'Tutup' }));
      await noDialog();
    },
  );

  it.each(['network', 'timeout'] as const)(
    'because of %s says that the result is unknown, keeps its dialog open, and is sent again under the same key',
    async (kind) => {
      const { acts, asked, confirm } = await begin('Setujui', failing(new ApiError(kind, '')));
      await confirm();
      const unknown = 'Hasilnya belum pasti. Periksa status data sebelum mencoba lagi.';
      expect(await asked.findByRole('alert')).toHaveTextContent(unknown);
      await confirm();
      expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
      expect(new Set(acts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      expect(acts).toHaveLength(2);
    },
  );

  it('because the server asks to wait is not sent before that, and then under the same key', async () => {
    const busy = new ApiError('busy', '', 429, [], 90);
    const { user, acts, asked, confirm } = await begin('Setujui', failing(busy));
    await confirm();
    const pause = /^Server meminta jeda\. Anda dapat mencoba lagi dalam (89|90) detik\.$/;
    const rule = await asked.findByText(pause);
    expect(asked.getByRole('alert')).toHaveTextContent('Server sedang sibuk.');
    expect(asked.getByRole('button', { name: 'Setujui' })).toHaveAttribute('aria-disabled', 'true');
    await confirm();
    await user.keyboard('{Enter}');
    expect(acts).toHaveLength(1);

    const later = Date.now() + 90_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await waitFor(() => expect(rule).not.toBeInTheDocument());
    await confirm();
    expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
    expect(new Set(acts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(acts).toHaveLength(2);
  });

  it('is sent again under a new key if its reason was edited, and under the same key if not', async () => {
    const { user, acts, confirm } = await begin('Tolak', failing(new ApiError('timeout', ''), 3));
    const send = async (count: number) => {
      await confirm();
      await waitFor(() => expect(acts).toHaveLength(count));
    };
    await user.type(reason(), 'Bukti buram');
    await send(1);
    await waitFor(() => expect(reason()).toBeEnabled());
    // A space at the end is not sent, so the body is the same.
    await user.type(reason(), ' ');
    await send(2);
    await user.type(reason(), 'sekali');
    await send(3);
    await send(4);
    expect(await screen.findByText('HEMAT1 ditolak.')).toBeVisible();
    const [once, twice] = ['Bukti buram', 'Bukti buram sekali'];
    expect(acts.map(({ data }) => data?.reason)).toEqual([once, once, twice, twice]);
    const keys = acts.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('because of its reason says so at the field, which has the focus, and keeps the typed text', async () => {
    const fields = [{ name: 'reason', message: 'terlalu singkat' }];
    const { user, confirm } = await begin('Tolak', always(new ApiError('rejected', '', 422, fields)));
    await user.type(reason(), 'x');
    await confirm();
    await waitFor(() => expect(reason()).toHaveAccessibleDescription('Alasan terlalu singkat'));
    expect(reason()).toHaveValue('x');
    expect(reason()).toHaveFocus();
  });
});
