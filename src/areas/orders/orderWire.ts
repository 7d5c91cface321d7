import { history } from '../../dataProvider/history/historyWire';
import { shownInstant, shownInstantOrNull } from '../../dataProvider/instantWire';
import {
  answeredList,
  code,
  recordId,
  shownFlag,
  shownGroup,
  shownInteger,
  shownList,
  shownNumber,
  shownText,
  shownTextOrNull,
  writtenAddress,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { OrderState } from '../../domain/orderStates';
import type { ListOrder } from '../../domain/queue';
import type { Transitions } from '../../domain/stateMachine';

/**
 * assumption: the whole contract of Orderan (docs/areas.md), in simple REST. Buyers place orders: they cannot be created, edited
 * or deleted here. `GET orders/stores` (shopList) and `GET orders/drivers` are for users who may not view Pelapak and Driver.
 */

const toBuyer = { amount: 'total', party: 'buyer' } as const;
const toSeller = { amount: 'total', party: 'seller' } as const;

/**
 * The actions of staff on an order, and the states to which they lead. assumption: staff may also take the steps that the
 * payment, the shop or the driver normally report, and record a complaint made by telephone. An order needs a driver before
 * it is shipped; the server then assigns the receipt number (resi). A complaint is decided for the buyer (`refund`) or for the
 * shop (`rejectComplaint`), which gets the payment before commission and fees.
 */
export const orderTransitions = {
  pay: { from: ['MENUNGGU_PEMBAYARAN'], to: 'DIPROSES', money: toBuyer },
  pack: { from: ['DIPROSES'], to: 'SIAP_DIKIRIM' },
  ship: { from: ['SIAP_DIKIRIM'], to: 'DIKIRIM' },
  arrive: {
    from: ['DIKIRIM'],
    to: 'TIBA_DI_TUJUAN',
    money: { ...toBuyer, only: { payment_status: 'BELUM_DIBAYAR' } },
  },
  finish: { from: ['TIBA_DI_TUJUAN'], to: 'SELESAI', money: toSeller },
  assignDriver: { from: ['DIPROSES', 'SIAP_DIKIRIM', 'DIKIRIM'] },
  complain: { from: ['TIBA_DI_TUJUAN'], to: 'KOMPLAIN', reason: true },
  refund: {
    from: ['KOMPLAIN'],
    to: 'DANA_DIKEMBALIKAN',
    reason: true,
    irrevocable: true,
    side: 'accept',
    money: toBuyer,
  },
  rejectComplaint: {
    from: ['KOMPLAIN'],
    to: 'SELESAI',
    reason: true,
    irrevocable: true,
    side: 'refuse',
    money: toSeller,
  },
  cancel: {
    from: ['MENUNGGU_PEMBAYARAN', 'DIPROSES', 'SIAP_DIKIRIM'],
    to: 'DIBATALKAN',
    reason: true,
    irrevocable: true,
    money: { ...toBuyer, only: { payment_status: 'LUNAS' } },
  },
} as const satisfies Transitions<OrderState>;

const orderItem = z.object({
  product_id: shownText,
  name: shownText,
  sku: shownText,
  image: shownText,
  /** Price of one piece at the time of the order. */
  price: shownInteger,
  quantity: shownInteger,
  weight_gram: shownNumber,
  /** price × quantity. */
  subtotal: shownInteger,
});

export const orderRow = z.object({
  id: recordId,
  /** 'INV/20261120/0001' */
  invoice_no: shownText,
  /** An instant, like `paid_at`. */
  created_at: shownInstant,
  buyer: shownText,
  seller: shownText,
  driver: shownTextOrNull,
  subtotal: shownInteger,
  ongkir: shownInteger,
  biaya_layanan: shownInteger,
  diskon: shownInteger,
  /** subtotal + ongkir + biaya_layanan − diskon. */
  total: shownInteger,
  payment_method: code,
  payment_status: code,
  courier: shownText,
  /** Null before DIKIRIM. */
  no_resi: shownTextOrNull,
  status: code,
});

export const orderRecord = z.extend(orderRow, {
  buyer_id: shownText,
  seller_id: shownText,
  driver_id: shownTextOrNull,
  items: shownList(orderItem),
  paid_at: shownInstantOrNull,
  address: shownGroup(writtenAddress),
  /** Reason for the cancellation, the complaint, or the decision about it. */
  reason: shownTextOrNull,
  history,
});
export type Order = z.infer<typeof orderRecord>;

export const assignDriverBody = z.strictObject({ driver_id: z.string() });

export const orderDrivers = answeredList(
  z.object({
    id: recordId,
    full_name: shownText,
    vehicle_type: code,
    plat_nomor: shownText,
    city: shownText,
    is_online: shownFlag,
  }),
);
export type OrderDriver = z.infer<typeof orderDrivers>[number];

export const orderOrder: ListOrder<OrderState> = {
  sort: { field: 'created_at', order: 'DESC' },
  queue: { state: 'KOMPLAIN', sort: { field: 'created_at', order: 'ASC' } },
};
