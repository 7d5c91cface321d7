import type * as driverCollection from '../../mocks/collections/drivers';
import type * as roleCollection from '../../mocks/collections/roles';
import type * as totals from '../../mocks/world/totals';
import type * as consumerWire from '../../src/areas/consumer-list/consumerWire';
import type * as driverWire from '../../src/areas/driver/driverWire';
import type * as userAdminWire from '../../src/areas/user-admin/userAdminWire';
import type * as revealNumbers from '../../src/dataProvider/revealNumbers';
import type * as mask from '../../src/domain/format/mask';
import type * as grants from '../../src/domain/grants';
import type * as columns from '../../src/list/columns';
import { bugsOf, caughtBy, startingAlsoFrom } from './mutant';

const exported = 'tests/areas/exports.test.tsx';

const inDriverWire = bugsOf<typeof driverWire>('src/areas/driver/driverWire.ts');
const inColumns = bugsOf<typeof columns>('src/list/columns.ts');
const inDrivers = bugsOf<typeof driverCollection>('mocks/collections/drivers.ts');
const inConsumerWire = bugsOf<typeof consumerWire>('src/areas/consumer-list/consumerWire.ts');
const inUserAdminWire = bugsOf<typeof userAdminWire>('src/areas/user-admin/userAdminWire.ts');
const inRoles = bugsOf<typeof roleCollection>('mocks/collections/roles.ts');
const inTotals = bugsOf<typeof totals>('mocks/world/totals.ts');
const inGrants = bugsOf<typeof grants>('src/domain/grants.ts');
const inMask = bugsOf<typeof mask>('src/domain/format/mask.ts');
const inRevealNumbers = bugsOf<typeof revealNumbers>('src/dataProvider/revealNumbers.ts');

/** Drivers, consumers, user admins and roles. */
export const people = caughtBy({
  'tests/areas/stateTables.test.tsx > is what the API allows': [
    inDriverWire('driverTransitions', {
      'driver: a rejected driver can be verified without a second look': (right) =>
        startingAlsoFrom(right, 'verify', 'DITOLAK'),
    }),
    inConsumerWire('consumerTransitions', {
      'consumer: one who is not blocked can be unblocked': (right) =>
        startingAlsoFrom(right, 'unblock', 'AKTIF'),
    }),
    inUserAdminWire('userAdminTransitions', {
      'user admin: an inactive one can be deactivated again': (right) =>
        startingAlsoFrom(right, 'deactivate', 'TIDAK_AKTIF'),
    }),
  ],
  'tests/mocks/collections/drivers.test.ts': [
    inDrivers('drivers', {
      'driver: a suspended driver stays online': (right) => ({ ...right, actions: {} }),
      'driver: two drivers share a number plate': (right) => ({
        ...right,
        update: right.update && {
          ...right.update,
          check: (call) => (right.update ? (right.update.check?.({ ...call, rows: [] }) ?? []) : []),
        },
      }),
    }),
    inDriverWire('licenceFor', {
      'driver: a car may be driven with the licence of a motorbike': (right) => ({
        ...right,
        MOBIL: 'C' as 'A',
      }),
    }),
  ],
  [`${exported} > member-list/driver`]: [
    inColumns('useListColumns', {
      'driver export: phone and e-mail change places': (right) => (own) =>
        right(own).map((column) => ({
          ...column,
          source: { phone: 'email', email: 'phone' }[column.source] ?? column.source,
        })),
    }),
    inMask('mask', {
      'secrets: six figures are shown instead of four': (right) => (value) =>
        right(value).slice(0, -6) + value.slice(-6),
    }),
  ],
  'tests/areas/driver/numbersExport.test.tsx': [
    inRevealNumbers('revealNumbers', {
      'driver export: a cancelled one goes on to its file':
        (right) =>
        (...call) =>
          right(...(call.slice(0, -1) as unknown as typeof call)),
    }),
  ],
  [`${exported} > consumer-list`]: [
    inTotals('spendingByConsumer', {
      'consumer: refunded orders count as spent': (right) => (orders) =>
        right(
          orders.map((order) => ({
            ...order,
            payment_status: order.payment_status === 'DIKEMBALIKAN' ? 'LUNAS' : order.payment_status,
          })),
        ),
      'consumer: the first order is shown as the last': (right) => (orders) => {
        const first = new Map<string, string>();
        for (const { buyer_id, created_at } of orders)
          if (created_at < (first.get(buyer_id) ?? '9')) first.set(buyer_id, created_at);
        return new Map(
          [...right(orders)].map(([id, spending]) => [
            id,
            { ...spending, last_order_at: first.get(id) ?? null },
          ]),
        );
      },
    }),
  ],
  'tests/mocks/collections/roles.test.ts': [
    inRoles('roles', {
      'role: one that somebody holds can be deleted': (right) => ({ ...right, remove: {} }),
    }),
  ],
  'tests/domain/grants.test.ts': [
    inGrants('withoutImplied', {
      'rights: “Kelola” no longer implies “Lihat”': () => (rights) => [...rights],
    }),
    inGrants('missingRights', {
      'rights: a person may grant a right that they do not have': () => () => [],
    }),
    inGrants('isRaise', {
      'rights: a right that is taken away counts as given':
        (right) =>
        ({ from, to }) =>
          right({ from: to, to: from }),
    }),
  ],
});
