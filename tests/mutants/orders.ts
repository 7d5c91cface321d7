import { caughtBy, type Mutant } from './mutant';

const wire = 'src/areas/orders/orderWire.ts';
const table = 'tests/areas/orders/orderTable.test.tsx';
const figures = 'tests/areas/orders/orderFigures.test.tsx';

export const orders: readonly Mutant[] = [
  ...caughtBy('tests/widgets/action/rowDialog.test.tsx', 'keeps the reason', [
    {
      name: 'actions: a row that leaves the list takes its open dialog along',
      file: 'src/widgets/list/DataTable.tsx',
      find: '(goneRow ? [...rows, goneRow] : rows)',
      replace: 'rows',
    },
  ]),
  ...caughtBy(table, 'is what the API allows', [
    {
      name: 'order: a finished order can be refunded',
      file: wire,
      find: `refund: { from: ['KOMPLAIN']`,
      replace: `refund: { from: ['KOMPLAIN', 'SELESAI']`,
    },
    {
      name: 'order: an order on its way can be cancelled',
      file: wire,
      find: `'MENUNGGU_PEMBAYARAN', 'DIPROSES', 'SIAP_DIKIRIM'],`,
      replace: `'MENUNGGU_PEMBAYARAN', 'DIPROSES', 'SIAP_DIKIRIM', 'DIKIRIM'],`,
    },
    {
      name: 'order: a complaint pays back at once',
      file: wire,
      find: `to: 'KOMPLAIN', reason: true`,
      replace: `to: 'DANA_DIKEMBALIKAN', reason: true`,
    },
    {
      name: 'order: a complaint can no longer be settled for the shop',
      file: wire,
      find: `from: ['TIBA_DI_TUJUAN', 'KOMPLAIN'], to: 'SELESAI'`,
      replace: `from: ['TIBA_DI_TUJUAN'], to: 'SELESAI'`,
    },
  ]),
  ...caughtBy(table, 'is what the page offers', [
    {
      name: 'order: the page forgets an action',
      file: 'src/areas/orders/OrderActions.tsx',
      find: `except={hasDriver ? ['assignDriver']`,
      replace: `except={hasDriver ? ['assignDriver', 'arrive']`,
    },
  ]),
  ...caughtBy(table, 'is nothing without the right to manage', [
    {
      name: 'actions: the right to view is enough to act',
      file: 'src/widgets/action/useActionDialog.tsx',
      find: `useMay('edit')`,
      replace: `useMay('show')`,
    },
  ]),
  ...caughtBy(table, 'cannot be shipped', [
    {
      name: 'order: the page ships without a driver',
      file: 'src/areas/orders/OrderActions.tsx',
      find: `['assignDriver', 'ship']`,
      replace: `['assignDriver']`,
    },
  ]),
  ...caughtBy('tests/mocks/collections/orders.test.ts', 'is needed before', [
    {
      name: 'order: an order without a driver is told that its driver is not active',
      file: 'mocks/collections/orders.ts',
      find: 'record.driver_id === null',
      replace: 'record.driver_id === undefined',
    },
  ]),
  ...caughtBy('tests/mocks/collections/orders.test.ts', 'was suspended after', [
    {
      name: 'order: the API ships with a driver who was suspended',
      file: 'mocks/collections/orders.ts',
      find: '.some(({ id }) => id === record.driver_id)',
      replace: '.some(() => true)',
    },
  ]),
  ...caughtBy(figures, 'appear in the rows', [
    {
      name: 'order: the state of the payment is that of the order',
      file: 'src/areas/orders/OrderList.tsx',
      find: 'String(record.payment_status)}`)}',
      replace: 'String(record.status)}`)}',
    },
    {
      name: 'order: the oldest comes first',
      file: 'src/areas/orders/OrderList.tsx',
      find: `const sort = { field: 'created_at', order: 'DESC' }`,
      replace: `const sort = { field: 'created_at', order: 'ASC' }`,
    },
    {
      name: 'money: thousands are left out',
      file: 'src/format/rupiah.ts',
      find: `{ maximumFractionDigits: 0 }`,
      replace: `{ maximumFractionDigits: 0, useGrouping: false }`,
    },
    {
      name: 'time: instants are written in UTC',
      file: 'src/format/wibTime.ts',
      find: `  timeZone: 'Asia/Jakarta',\n  day:`,
      replace: `  timeZone: 'UTC',\n  day:`,
    },
  ]),
  ...caughtBy(figures, 'a discount is subtracted', [
    {
      name: 'order: a discount is added on screen',
      file: 'src/areas/orders/OrderItems.tsx',
      find: '-order.diskon',
      replace: 'order.diskon',
    },
    {
      name: 'order: a piece costs what all of them cost',
      file: 'src/areas/orders/OrderItems.tsx',
      find: '<Money value={item.price} />',
      replace: '<Money value={item.subtotal} />',
    },
  ]),
  ...caughtBy('tests/mocks/collections/orders.test.ts', undefined, [
    {
      name: 'order: cash on delivery counts as paid before it is delivered',
      file: 'mocks/world/orderLife.ts',
      find: `order.payment_method === 'COD' ? undefined : payment[order.payment_method]`,
      replace: `payment[order.payment_method === 'COD' ? 'QRIS' : order.payment_method]`,
    },
    {
      name: 'order: a refunded payment stays paid',
      file: 'mocks/collections/orders.ts',
      find: `{ payment_status: 'DIKEMBALIKAN' }`,
      replace: `{ payment_status: 'LUNAS' }`,
    },
    {
      name: 'order: a suspended driver can be given an order',
      file: 'mocks/collections/orders.ts',
      find: `.filter(({ status }) => status === 'AKTIF')`,
      replace: `.filter(({ status }) => status !== 'DITOLAK')`,
    },
  ]),
];
