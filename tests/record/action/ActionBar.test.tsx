import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { ActionBar } from '../../../src/record/action/ActionButton';
import { QueueContext } from '../../../src/record/queue/queueWalk';
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

describe('the actions of a record', () => {
  it.each([
    ['MENUNGGU', ['Setujui', 'Tolak']],
    ['DISETUJUI', ['Tolak']],
    ['DITOLAK', []],
  ])('in state %s show the buttons %j', async (status, labels) => {
    renderVoucher(page, { status });
    await screen.findByText('HEMAT1');
    for (const label of labels) expect(await button(label)).toBeVisible();
    // A toast of the test before has a button too.
    await waitFor(() =>
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Refresh',
        ...labels,
      ]),
    );
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
    const user = userEvent.setup();
    const { acts } = renderVoucher(page);
    await user.click(await button('Setujui'));
    const asked = await dialog();
    expect(asked).toHaveAccessibleName('Setujui HEMAT1?');
    expect(asked).toHaveAccessibleDescription('Voucher dapat dipakai.');
    expect(within(asked).getByRole('button', { name: 'Batal' })).toHaveFocus();
    await user.click(within(asked).getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('HEMAT1 disetujui.')).toBeVisible();
    await gone();
    expect(await screen.findByText('Disetujui')).toBeVisible();
    expect(acts).toEqual([
      {
        id: 'v/1',
        action: 'approve',
        data: {},
        idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) as string,
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  it('shows the state of its response before the record is read again', async () => {
    const user = userEvent.setup();
    let reads = 0;
    renderVoucher(page, {
      getOne: () =>
        (reads += 1) === 1
          ? Promise.resolve({ data: { id: 'v/1', code: 'HEMAT1', status: 'MENUNGGU' } })
          : new Promise(() => undefined),
    });
    await user.click(await button('Setujui'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Setujui' }));
    await gone();
    expect(await screen.findByText('Disetujui')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    expect(reads).toBe(2);
  });

  it('is not sent when the user presses Batal', async () => {
    const user = userEvent.setup();
    const { acts } = renderVoucher(page);
    await user.click(await button('Setujui'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Batal' }));
    await gone();
    expect(acts).toEqual([]);
    expect(await button('Setujui')).toHaveFocus();
  });

  it('that rejects a record needs a reason', async () => {
    const user = userEvent.setup();
    const { acts } = renderVoucher(page);
    await user.click(await button('Tolak'));
    const reason = await screen.findByRole('textbox', { name: /Alasan/ });
    expect(reason).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ya, tolak' }));
    expect(reason).toHaveAccessibleDescription('Alasan tidak boleh kosong');
    await user.type(reason, '\u200b');
    await user.click(screen.getByRole('button', { name: 'Ya, tolak' }));
    expect(reason).toHaveAccessibleDescription('Alasan tidak boleh kosong');
    expect(acts).toEqual([]);
    await user.type(reason, '  Bukti buram ');
    await user.click(screen.getByRole('button', { name: 'Ya, tolak' }));
    expect(await screen.findByText('HEMAT1 ditolak.')).toBeVisible();
    expect(acts[0]?.data).toEqual({ reason: 'Bukti buram' });
  });

  it('keeps the focus in its reason while it is sent, and makes the reason read-only', async () => {
    const user = userEvent.setup();
    renderVoucher(page, { act: () => new Promise(() => undefined) });
    await user.click(await button('Tolak'));
    const reason = await screen.findByRole('textbox', { name: /Alasan/ });
    await user.type(reason, 'Bukti buram');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(reason).toHaveAttribute('readonly'));
    await user.keyboard(' sekali');
    expect(reason).toHaveFocus();
    expect(reason).toBeEnabled();
    expect(reason).toHaveValue('Bukti buram');
  });

  it('with a reason is confirmed by Ctrl+Enter in the reason, where Enter adds a line', async () => {
    const user = userEvent.setup();
    const { acts } = renderVoucher(page);
    await user.click(await button('Tolak'));
    const asked = await dialog();
    const reason = within(asked).getByRole('textbox', { name: /^Alasan/ });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(asked).findByText('Alasan tidak boleh kosong')).toBeVisible();
    await user.keyboard('Bukti{Enter}palsu');
    expect(reason).toHaveValue('Bukti\npalsu');
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
    const hold = () => () => undefined;
    const queue = { state: 'MENUNGGU', listedId, isHeld: false, hold, leave, skip: undefined };
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
    const reason = await screen.findByRole('textbox', { name: /Alasan/ });
    expect(reason).toHaveFocus();
    expect(reason).toHaveValue('');
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
