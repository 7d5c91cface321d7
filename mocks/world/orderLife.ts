import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod } from '../../src/domain/paymentMethods';
import type { Random } from '../seed/random';
import { hour, minute } from './clock';
import { historyUntil, stepTo } from './history';
import type { PaymentStatus } from './records';

/** The states of orders that need nothing more from their shop. */
const finished: readonly OrderState[] = ['SELESAI', 'DIBATALKAN', 'DANA_DIKEMBALIKAN'];

/** Returns true if an order is not over, so that neither its shop nor its products may be deleted. */
export const isRunning = ({ status }: { status: OrderState }): boolean => !finished.includes(status);

/** The course of an order: its history until now, oldest entry first; the last entry has its state. */
type OrderLife = {
  history: HistoryEntry[];
  payment_status: PaymentStatus;
  paid_at: string | null;
  /** The time of shipping, in milliseconds since 1970; null before it. */
  shippedAt: number | null;
};

/** The names of the people who act on an order. `staff` decides complaints. */
type OrderActors = { buyer: string; seller: string; staff: string };

/** Minutes until the payment, minimum and maximum; a COD order does not wait for one. */
const payment: Record<Exclude<PaymentMethod, 'COD'>, readonly [number, number]> = {
  TRANSFER_BANK: [120, 1380],
  VIRTUAL_ACCOUNT: [10, 900],
  QRIS: [1, 30],
  DOMPET_DIGITAL: [1, 20],
};

/** Hours of transport, minimum and maximum. */
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

/** Returns how an order ends: 4% are cancelled, 1% end with a complaint, all others are finished. */
const fateOf = (random: Random): Fate => {
  const lot = random.int(1, 100);
  if (lot <= 4) return 'cancelled';
  return lot <= 5 ? 'kept' : 'finished';
};

/** Creates the life of an order made at `at`, until `now`. It ends as `fate` says, or at random if `fate` is undefined. */
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
          reach('rejectComplaint', 'SELESAI', between(72, 240), staff, 'Pembeli dan toko sudah sepakat');
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
