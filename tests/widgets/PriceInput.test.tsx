import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, required } from 'ra-core';
import { expect, it } from 'vitest';
import { PriceInput } from '../../src/widgets/PriceInput';
import { renderVoucher } from './voucher';

const openForm = (price: number | null) => {
  const sent: unknown[] = [];
  renderVoucher(
    <Form
      record={{ id: 'v/1', price }}
      onSubmit={(values: { price?: number | null }) => void sent.push(values.price)}
    >
      <PriceInput source="price" validate={required()} />
      <button type="submit" aria-label="Kirim" />
    </Form>,
  );
  return { user: userEvent.setup(), sent };
};

it("stands behind the specification's prefix, grouped until it is edited", async () => {
  const { user } = openForm(1_250_000);
  const input = await screen.findByRole('textbox', { name: 'Harga' });
  expect(input).toHaveValue('1.250.000');
  expect(screen.getByText('Rp.')).toBeVisible();
  await user.click(input);
  expect(input).toHaveValue('1250000');
  await user.tab();
  expect(input).toHaveValue('1.250.000');
});

it('is a whole number in the form, however it was typed or pasted', async () => {
  const { user, sent } = openForm(null);
  await user.click(await screen.findByRole('textbox', { name: 'Harga' }));
  await user.paste('Rp. 75.500,00');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(sent).toEqual([75_500]));
});

it('holds nothing when it is emptied, and says what is wrong', async () => {
  const { user, sent } = openForm(900);
  const input = await screen.findByRole('textbox', { name: 'Harga' });
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(input).toBeInvalid());
  expect(input).toHaveAccessibleDescription(/./);
  expect(sent).toEqual([]);
});
