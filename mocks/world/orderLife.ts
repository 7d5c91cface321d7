import type { HistoryEntry } from '../../src/dataProvider/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod } from '../../src/domain/paymentMethods';
import type { Random } from '../seed/random';
import { hour, minute } from './clock';
import { historyUntil, stepTo } from './history';
import type { PaymentStatus } from './records';

/** How an order went: its steps until now, oldest first, the last being its state. */
type OrderLife = {
  history: HistoryEntry[];
  payment_status: PaymentStatus;
  paid_at: string | null;
  /** When it left the shop, in milliseconds; null before. */
  shippedAt: number | null;
};

/** Who acts in an order. `staff` decides complaints. */
type OrderActors = { buyer: string; seller: string; staff: string };

/** Minutes until it is paid, at least and at most; an order that is paid at the door does not wait for money. */
const payment: Record<Exclude<PaymentMethod, 'COD'>, readonly [number, number]> = {
  TRANSFER_BANK: [120, 1380],
  VIRTUAL_ACCOUNT: [10, 900],
  QRIS: [1, 30],
  DOMPET_DIGITAL: [1, 20],
};

/** Hours on the road, at least and at most. */
const journey: Readonly<Record<string, readonly [number, number]>> = {
  Instan: [1, 3],
  'Same Day': [4, 9],
  Reguler: [20, 96],
  Kargo: [48, 168],
};

const cancellations = [
  'Pembeli berubah pikiran',
  'Stok barang ternyata habis',
  'Alamat pengiriman salah',
] as const;
const complaints = [
  'Barang rusak saat diterima',
  'Barang tidak sesuai pesanan',
  'Jumlah barang kurang',
] as const;

export type Fate = 'unpaid' | 'cancelled' | 'kept' | 'refunded' | 'finished';

/** How most orders end. */
const fateOf = (random: Random): Fate => {
  const lot = random.int(1, 100);
  if (lot <= 4) return 'cancelled';
  return lot <= 5 ? 'kept' : 'finished';
};

/** The whole life of an order that was made at `at`, cut off at `now`; chance decides how it ends unless `fate` does. */
export const orderLife = (
  random: Random,
  at: number,
  now: number,
  order: { payment_method: PaymentMethod; courier: string; fate: Fate | undefined },
  { buyer, seller, staff }: OrderActors,
): OrderLife => {
  const history = historyUntil(now);
  let time = at;
  const reach = (action: string, to: OrderState, wait: number, actor: string, reason?: string) => {
    time += wait;
    history.step(action, to, time, actor, reason);
  };
  const between = (least: number, most: number) => random.int(least * 60, most * 60) * minute;

  const fate = order.fate ?? fateOf(random);
  const [fastest, slowest] = journey[order.courier] ?? [20, 96];
  const wait = order.payment_method === 'COD' ? undefined : payment[order.payment_method];
  reach('create', wait ? 'MENUNGGU_PEMBAYARAN' : 'DIPROSES', 0, buyer);
  if (fate === 'unpaid') {
    reach('cancel', 'DIBATALKAN', 24 * hour, 'Sistem', 'Batas waktu pembayaran terlewati');
  } else {
    if (wait) reach('pay', 'DIPROSES', random.int(...wait) * minute, 'Sistem');
    if (fate === 'cancelled') {
      const byBuyer = random.chance(0.6);
      reach('cancel', 'DIBATALKAN', between(1, 12), byBuyer ? buyer : seller, random.pick(cancellations));
    } else {
      reach('pack', 'SIAP_DIKIRIM', between(4, 40), seller);
      reach('ship', 'DIKIRIM', between(6, 40), seller);
      reach('arrive', 'TIBA_DI_TUJUAN', between(fastest, slowest), 'Sistem');
      if (fate === 'finished')
        reach('finish', 'SELESAI', between(12, 72), random.chance(0.5) ? buyer : 'Sistem');
      else {
        const complaint = random.pick(complaints);
        reach('complain', 'KOMPLAIN', between(2, 40), buyer, complaint);
        if (fate === 'kept')
          reach('finish', 'SELESAI', between(72, 240), staff, 'Pembeli dan toko sudah sepakat');
        else reach('refund', 'DANA_DIKEMBALIKAN', between(72, 240), staff, complaint);
      }
    }
  }

  const step = (status: OrderState) => stepTo(history.entries, status);
  const paid = step(wait ? 'DIPROSES' : 'TIBA_DI_TUJUAN');
  const shipped = step('DIKIRIM');
  const back = Boolean(paid) && Boolean(step('DIBATALKAN') ?? step('DANA_DIKEMBALIKAN'));
  return {
    history: history.entries,
    paid_at: paid?.at ?? null,
    payment_status: back ? 'DIKEMBALIKAN' : paid ? 'LUNAS' : 'BELUM_DIBAYAR',
    shippedAt: shipped ? Date.parse(shipped.at) : null,
  };
};
