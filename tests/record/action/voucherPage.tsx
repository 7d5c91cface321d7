import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar } from '../../../src/record/action/ActionButton';
import { ShowPage } from '../../../src/record/ShowPage';
import { StateBadge } from '../../../src/ui/text/texts';
import { renderVoucher, transitions, type Voucher } from '../../list/voucher';
import { dialog } from '../../support/parts';

/** The page of a voucher, with its actions. */
const page = (
  <ShowPage<Voucher> actions={<ActionBar transitions={transitions} />}>
    {({ status }) => <StateBadge state={status} />}
  </ShowPage>
);

/** Renders the page, and presses the button of an action; `confirm` presses the one in its dialog. */
export const begin = async (action: 'Setujui' | 'Tolak', options?: Parameters<typeof renderVoucher>[1]) => {
  const user = userEvent.setup();
  const { acts } = renderVoucher(page, options);
  await user.click(await screen.findByRole('button', { name: action }));
  const asked = await dialog();
  const name = action === 'Tolak' ? 'Ya, tolak' : action;
  return { user, acts, asked, confirm: () => user.click(asked.getByRole('button', { name })) };
};
export const reason = () => screen.getByRole('textbox', { name: /Alasan/ });
