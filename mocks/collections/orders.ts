import type { z } from 'zod/mini';
import { assignDriverBody, type orderDrivers, orderTransitions } from '../../src/areas/orders/orderWire';
import { wibInstant } from '../../src/domain/format/wibTime';
import { shopsOf } from '../merchants/shops';
import { alphabetically } from '../rest/choices';
import type { Collection } from '../rest/collection';
import { tableOf, type Tables } from '../rest/restRecord';
import { refuse } from '../server/answers';
import { type DriverRecord, type OrderRecord, storedOrder } from '../world/records';

/** Returns the drivers to whom an order can be assigned. */
const activeDrivers = (tables: Tables): DriverRecord[] =>
  tableOf<DriverRecord>(tables, 'member-list/driver')
    .all()
    .filter(({ status }) => status === 'AKTIF');

const paid = (): Partial<OrderRecord> => ({ payment_status: 'LUNAS', paid_at: wibInstant(new Date()) });

/** Marks the payment of a paid order as refunded. */
const paidBack = ({ payment_status }: OrderRecord): Partial<OrderRecord> =>
  payment_status === 'LUNAS' ? { payment_status: 'DIKEMBALIKAN' } : {};

/** Returns a receipt number in the format of the seed: the short date, then digits that no other order has. */
const receiptOf = ({ created_at, id }: OrderRecord): string =>
  `KRM${created_at.slice(2, 10).replaceAll('-', '')}${id.slice(-3)}${String(Date.now()).slice(-4)}`;

/** Orderan (orderWire.ts). Buyers create the orders; user admins change them only through actions. */
export const orders: Collection<OrderRecord> = {
  resource: 'orders',
  permission: 'ORDERAN',
  called: 'invoice_no',
  stored: storedOrder,
  seed: (world) => [...world().orders],
  search: [
    ...['invoice_no', 'buyer', 'seller', 'driver', 'no_resi', 'total'],
    ...['address.recipient', 'address.phone', 'items.name', 'items.sku'],
  ],
  notes: true,
  create: false,
  update: false,
  remove: false,
  states: { transitions: orderTransitions },
  actions: {
    pay: { effect: paid },
    ship: {
      effect: ({ record, tables }) => {
        if (record.driver_id === null)
          return refuse(
            409,
            'Pesanan ini belum memiliki driver. Tugaskan driver terlebih dahulu, lalu kirim.',
          );
        return activeDrivers(tables).some(({ id }) => id === record.driver_id)
          ? { no_resi: receiptOf(record) }
          : refuse(409, 'Driver pesanan ini tidak aktif lagi. Tugaskan driver lain yang aktif, lalu kirim.');
      },
      subject: ({ driver }) => driver,
    },
    arrive: { effect: ({ record }) => (record.payment_status === 'BELUM_DIBAYAR' ? paid() : {}) },
    assignDriver: {
      body: assignDriverBody,
      effect: ({ record, body, tables }) => {
        const driver = activeDrivers(tables).find(({ id }) => id === body.driver_id);
        if (!driver) return refuse(409, 'Driver ini tidak aktif lagi. Pilih driver lain yang aktif.');
        if (driver.id === record.driver_id)
          return refuse(409, `${driver.full_name} sudah menjadi driver pesanan ini. Pilih driver lain.`);
        return { driver_id: driver.id, driver: driver.full_name };
      },
      subject: ({ driver }) => driver,
    },
    refund: { effect: ({ record }) => paidBack(record) },
    cancel: { effect: ({ record }) => paidBack(record) },
  },
  reads: {
    stores: ({ rows, tables }) => shopsOf(rows as OrderRecord[], tables),
    drivers: ({ tables }): z.input<typeof orderDrivers> =>
      activeDrivers(tables)
        .map(({ id, full_name, vehicle_type, plat_nomor, city, is_online }) => {
          return { id, full_name, vehicle_type, plat_nomor, city, is_online };
        })
        .sort(
          (a, b) => Number(b.is_online) - Number(a.is_online) || alphabetically(a.full_name, b.full_name),
        ),
  },
};
