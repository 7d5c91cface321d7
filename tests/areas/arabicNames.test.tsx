import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { wordsOf } from '../support/parts';

const office = startBackOffice({ sellers: 5 });

/** The browser writes a number that follows Arabic letters to their left, unless the letters are isolated from it. */
const recipient = 'متجر النور';
const phone = '6285711112222';

/** The isolated texts under a label. */
const textsOf = (line: HTMLElement | null | undefined) => wordsOf([...(line?.querySelectorAll('bdi') ?? [])]);

it('an order keeps the number and the postal code of an Arabic recipient behind the name', async () => {
  const order = office.first('orders');
  const address = {
    ...(order.address as object),
    recipient,
    phone,
    village: recipient,
    postal_code: '16451',
  };
  office.answer(`GET */orders/${order.id}`, { ...order, address });
  office.open('superadmin', `/dashboard/orders/${order.id}/show`);
  const shipping = within(await screen.findByRole('region', { name: 'Pengiriman' }));
  const line = (label: string) => shipping.getByText(label).parentElement;
  expect(line('Penerima')).toHaveTextContent(`${recipient} · ${phone}`);
  expect(textsOf(line('Penerima'))).toEqual([recipient, phone]);
  expect(textsOf(line('Alamat Pengiriman'))).toContain('16451');
});

it('a consumer keeps the number of an Arabic recipient behind the name', async () => {
  const consumer = office.first('consumer-list');
  const [place] = consumer.addresses as object[];
  const addresses = [{ ...place, recipient, phone }];
  office.answer(`GET */consumer-list/${consumer.id}`, { ...consumer, addresses });
  office.open('superadmin', `/dashboard/consumer-list/${consumer.id}/show`);
  const line = (await screen.findByText(recipient, { exact: false })).closest('dd');
  expect(line).toHaveTextContent(`${recipient} · ${phone}`);
  expect(textsOf(line)).toEqual([recipient, phone]);
});
