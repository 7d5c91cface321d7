import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { ActionBar } from '../../../src/record/action/ActionButton';
import { ShowPage } from '../../../src/record/ShowPage';
import { StateBadge } from '../../../src/ui/text/texts';
import { renderVoucher, transitions, type Voucher } from '../../list/voucher';

const page = (
  <ShowPage<Voucher> actions={<ActionBar transitions={transitions} />}>
    {({ status }) => <StateBadge state={status} />}
  </ShowPage>
);

const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('alertdialog');
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const refused = (kind: 'rejected' | 'network' | 'timeout', message = '', status = 0) =>
  new ApiError(kind, message, status);

describe('an action that fails', () => {
  it('because a colleague was faster says so in the dialog, which then has no confirm button', async () => {
    const user = userEvent.setup();
    renderVoucher(page, {
      act: () => Promise.reject(refused('rejected', 'Sudah diputuskan oleh Dewi', 409)),
    });
    await user.click(await button('Setujui'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Setujui' }));
    const shown = within(await dialog());
    await waitFor(() => expect(shown.getByRole('alert')).toHaveTextContent('Sudah diputuskan oleh Dewi'));
    expect(shown.queryByRole('button', { name: 'Setujui' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await user.click(shown.getByRole('button', { name: 'Tutup' }));
    await gone();
  });

  it('because a colleague was faster says so, and what the server says about a field, and cannot be confirmed', async () => {
    const user = userEvent.setup();
    const fields = [{ name: 'status', message: 'sudah berubah' }];
    renderVoucher(page, {
      act: () => Promise.reject(new ApiError('rejected', 'Sudah diputuskan', 409, fields)),
    });
    await user.click(await button('Setujui'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Setujui' }));
    const shown = within(await dialog());
    await waitFor(() =>
      expect(shown.getByRole('alert')).toHaveTextContent(/^Sudah diputuskan; .*sudah berubah$/),
    );
    expect(shown.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  it('because the connection broke keeps its dialog open, and is sent again under the same key', async () => {
    const user = userEvent.setup();
    let tries = 0;
    const { acts } = renderVoucher(page, {
      act: () => ((tries += 1) === 1 ? Promise.reject(refused('network')) : Promise.resolve()),
    });
    await user.click(await button('Setujui'));
    const confirm = within(await dialog()).getByRole('button', { name: 'Setujui' });
    await user.click(confirm);
    const fault = await within(await dialog()).findByRole('alert');
    await waitFor(() => expect(fault).toHaveTextContent(/^Hasilnya belum pasti/));
    await user.click(confirm);
    expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
    expect(new Set(acts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(acts).toHaveLength(2);
  });

  it('because the server asks to wait is not sent before that, and then under the same key', async () => {
    const user = userEvent.setup();
    let tries = 0;
    const { acts } = renderVoucher(page, {
      act: () =>
        (tries += 1) === 1 ? Promise.reject(new ApiError('busy', '', 429, [], 90)) : Promise.resolve(),
    });
    await user.click(await button('Setujui'));
    const shown = within(await dialog());
    await user.click(shown.getByRole('button', { name: 'Setujui' }));
    const rule = await shown.findByText(
      /^Server meminta jeda\. Anda dapat mencoba lagi dalam (89|90) detik\.$/,
    );
    expect(shown.getByRole('alert')).toHaveTextContent('Server sedang sibuk.');
    const confirm = shown.getByRole('button', { name: 'Setujui' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm);
    await user.keyboard('{Enter}');
    expect(acts).toHaveLength(1);

    const later = Date.now() + 90_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await waitFor(() => expect(rule).not.toBeInTheDocument());
    await user.click(confirm);
    expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
    expect(new Set(acts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(acts).toHaveLength(2);
  });

  it('is sent again under a new key if its reason was edited, and under the same key if not', async () => {
    const user = userEvent.setup();
    let tries = 0;
    const { acts } = renderVoucher(page, {
      act: () => ((tries += 1) < 4 ? Promise.reject(refused('timeout')) : Promise.resolve()),
    });
    await user.click(await button('Tolak'));
    const asked = await dialog();
    const send = async (count: number) => {
      await user.click(within(asked).getByRole('button', { name: 'Ya, tolak' }));
      await waitFor(() => expect(acts).toHaveLength(count));
    };
    const reason = within(asked).getByRole('textbox', { name: /Alasan/ });
    await user.type(reason, 'Bukti buram');
    await send(1);
    await waitFor(() => expect(reason).toBeEnabled());
    // A space at the end is not sent, so the body is the same.
    await user.type(reason, ' ');
    await send(2);
    await user.type(reason, 'sekali');
    await send(3);
    await send(4);
    expect(await screen.findByText('HEMAT1 ditolak.')).toBeVisible();
    expect(acts.map(({ data }) => data?.reason)).toEqual([
      'Bukti buram',
      'Bukti buram',
      'Bukti buram sekali',
      'Bukti buram sekali',
    ]);
    const keys = acts.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('after a timeout says that the result is unknown', async () => {
    const user = userEvent.setup();
    renderVoucher(page, { act: () => Promise.reject(refused('timeout')) });
    await user.click(await button('Setujui'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Setujui' }));
    const fault = await within(await dialog()).findByRole('alert');
    await waitFor(() =>
      expect(fault).toHaveTextContent('Hasilnya belum pasti. Periksa status data sebelum mencoba lagi.'),
    );
  });

  it('because of its reason says so at the field, which has the focus, and keeps the typed text', async () => {
    const user = userEvent.setup();
    const fields = [{ name: 'reason', message: 'terlalu singkat' }];
    renderVoucher(page, { act: () => Promise.reject(new ApiError('rejected', '', 422, fields)) });
    await user.click(await button('Tolak'));
    const reason = await screen.findByRole('textbox', { name: /Alasan/ });
    await user.type(reason, 'x');
    await user.click(screen.getByRole('button', { name: 'Ya, tolak' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Alasan terlalu singkat'));
    expect(reason).toHaveValue('x');
    expect(reason).toHaveFocus();
  });
});
