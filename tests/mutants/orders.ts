import type * as orderCollection from '../../mocks/collections/orders';
import type * as orderWire from '../../src/areas/orders/orderWire';
import type * as may from '../../src/authProvider/useMay';
import { z } from '../../src/dataProvider/zod';
import type * as rupiah from '../../src/domain/format/rupiah';
import type * as wibTime from '../../src/domain/format/wibTime';
import type * as actionBar from '../../src/record/action/ActionButton';
import { bugsOf, caughtBy, startingAlsoFrom } from './mutant';

const table = 'tests/areas/stateTables.test.tsx';
const figures = 'tests/areas/orders/orderFigures.test.tsx';
const api = 'tests/mocks/collections/orders.test.ts';

const inWire = bugsOf<typeof orderWire>('src/areas/orders/orderWire.ts');
const inActionBar = bugsOf<typeof actionBar>('src/record/action/ActionButton.tsx');
const inMay = bugsOf<typeof may>('src/authProvider/useMay.ts');
const inRupiah = bugsOf<typeof rupiah>('src/domain/format/rupiah.ts');
const inWibTime = bugsOf<typeof wibTime>('src/domain/format/wibTime.ts');
const inCollection = bugsOf<typeof orderCollection>('mocks/collections/orders.ts');

export const orders = caughtBy({
  [`${table} > is what the API allows`]: [
    inWire('orderTransitions', {
      'order: a finished order can be refunded': (right) => startingAlsoFrom(right, 'refund', 'SELESAI'),
      'order: an order on its way can be cancelled': (right) => startingAlsoFrom(right, 'cancel', 'DIKIRIM'),
      'order: a complaint can be made of an order on its way': (right) =>
        startingAlsoFrom(right, 'complain', 'DIKIRIM'),
    }),
  ],
  [`${table} > is what the page offers`]: [
    inActionBar('ActionBar', {
      'order: the page forgets its actions': () => () => null,
    }),
  ],
  [`${table} > is nothing without the right to manage`]: [
    inMay('useMay', {
      'actions: the right to view is enough to act': (right) => (action) =>
        right(action === 'edit' ? 'show' : action),
    }),
  ],
  [`${api} > was suspended after`]: [
    inCollection('orders', {
      'order: the API ships with a driver who was suspended': (right) => ({
        ...right,
        actions: { ...right.actions, ship: { effect: () => ({ no_resi: 'KRM0001' }) } },
      }),
    }),
  ],
  [`${figures} > appear in the rows`]: [
    inRupiah('rupiah', {
      'money: thousands are left out': (right) => (amount) => right(amount).replaceAll('.', ''),
    }),
    inWibTime('writtenInstant', {
      'time: instants are written seven hours early': (right) => (instant) =>
        right(new Date(Date.parse(instant) - 7 * 3_600_000).toISOString()),
    }),
  ],
  [`${figures} > a discount is subtracted`]: [
    inWire('orderRecord', {
      'order: a piece costs what all of them cost': (right) =>
        right.check(
          z.overwrite((order) => ({
            ...order,
            items: order.items.map((item) => ({ ...item, price: item.subtotal })),
          })),
        ),
    }),
  ],
  [api]: [
    inCollection('orders', {
      'order: a refunded payment stays paid': (right) => ({
        ...right,
        actions: { ...right.actions, refund: {} },
      }),
    }),
  ],
});
