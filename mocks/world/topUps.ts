import type { SellerRecord } from '../merchants/sellerRecord';
import { type Random, randomFrom } from '../seed/random';
import { publicUrl, seededPictures } from '../storage/pictureStore';
import { arrivedBefore, later } from './arrivals';
import { dateOf, day, hour, instant, minute, startOfDay } from './clock';
import type { ConsumerLife } from './consumers';
import type { DriverLife } from './drivers';
import { historyUntil, stepTo } from './history';
import type { OwnerType, TopUpRecord, TopUpStatus } from './moneyRecords';

/** Days with requests, including today. */
const days = 90;
/** Milliseconds within which a request may be paid. */
const payable = 2 * day;

type Owner = { owner_type: OwnerType; owner: string; owner_id: string };

type Owners = {
  consumers: readonly ConsumerLife[];
  drivers: readonly DriverLife[];
  sellers: readonly SellerRecord[];
  /** The names of the staff who decide. */
  staff: readonly string[];
};

const rejections = [
  'Nominal pada bukti tidak sama dengan total transfer',
  'Bukti transfer tidak terbaca',
  'Dana belum masuk ke rekening',
] as const;

const fees = { TRANSFER_BANK: 0, VIRTUAL_ACCOUNT: 4_000, QRIS: 1_000, SETOR_TUNAI: 2_500 } as const;

const ownerAt = (random: Random, at: number, { consumers, drivers, sellers }: Owners): Owner | null => {
  const lot = random.int(1, 100);
  const shop = sellers.length > 0 ? random.pick(sellers.slice(0, 30)) : undefined;
  if (lot <= 15 && shop) return { owner_type: 'PELAPAK', owner: shop.shop_name, owner_id: shop.id };
  const working = drivers.filter(({ activeFrom, activeUntil }) => activeFrom <= at && at < activeUntil);
  const members = consumers.slice(0, arrivedBefore(consumers, at)).filter(({ blockedAt }) => at < blockedAt);
  const [owner_type, lives] = lot <= 42 ? (['DRIVER', working] as const) : (['KONSUMEN', members] as const);
  if (lives.length === 0) return null;
  const { id, full_name } = random.pick<{ record: { id: string; full_name: string } }>(lives).record;
  return { owner_type, owner: full_name, owner_id: id };
};

const requestAt = (at: number, number: number, owners: Owners, now: number): TopUpRecord | null => {
  const date = dateOf(at).replaceAll('-', '');
  const serial = String(number).padStart(2, '0');
  const random = randomFrom(`top-up-${date}-${serial}`);
  const owner = ownerAt(random, at, owners);
  if (!owner) return null;
  const nominal = random.pick([
    50_000, 100_000, 100_000, 150_000, 200_000, 250_000, 500_000, 1_000_000, 2_500_000,
  ]);
  const kode_unik = random.int(101, 999);
  const method = random.pick([
    'TRANSFER_BANK',
    'TRANSFER_BANK',
    'VIRTUAL_ACCOUNT',
    'QRIS',
    'SETOR_TUNAI',
  ] as const);
  const lot = random.int(1, 100);
  // The first request of a day is paid at the last moment or never, so that a request waits for payment at any time.
  const late = number === 1;
  const expires = late ? lot <= 40 : lot <= 3;
  const paidAt = at + (late ? payable - random.int(2, 40) * minute : random.int(5, 20 * 60) * minute);
  const decidedAt = paidAt + later(random, 0, 7) + 8 * hour;
  const decider = random.pick(owners.staff);
  const rejection = random.pick(rejections);
  const proof = publicUrl(random.pick(seededPictures.proofs));

  const history = historyUntil(now);
  history.step('create', 'MENUNGGU_PEMBAYARAN', at, owner.owner);
  if (expires) history.step('expire', 'KEDALUWARSA', at + payable, 'Sistem');
  else {
    history.step('pay', 'MENUNGGU_VERIFIKASI', paidAt, owner.owner);
    if (lot > 86) history.step('reject', 'DITOLAK', decidedAt, decider, rejection);
    else history.step('approve', 'DISETUJUI', decidedAt, decider);
  }
  const of = (status: TopUpStatus) => stepTo(history.entries, status);
  const paid = of('MENUNGGU_VERIFIKASI');
  const approved = of('DISETUJUI');
  const rejected = of('DITOLAK');
  return {
    id: `topup-${date}-${serial}`,
    request_code: `TU-${date}-${serial}`,
    ...owner,
    nominal,
    kode_unik,
    biaya_admin: fees[method],
    total_transfer: nominal + kode_unik + fees[method],
    method,
    bank: random.pick(['BCA', 'BRI', 'Mandiri', 'BNI']),
    sender: paid ? owner.owner : null,
    proof: paid ? proof : null,
    created_at: instant(at),
    expired_at: instant(at + payable),
    status: (history.entries.at(-1)?.to ?? 'MENUNGGU_PEMBAYARAN') as TopUpStatus,
    approved_by: approved?.actor ?? null,
    approved_at: approved?.at ?? null,
    rejected_by: rejected?.actor ?? null,
    rejected_at: rejected?.at ?? null,
    rejection_reason: rejected?.reason ?? null,
    history: history.entries,
  };
};

/** Returns a request in its current state: an unpaid one expires at its deadline, even though no write marks it. */
export const asOfNow = (request: TopUpRecord): TopUpRecord => {
  const { status, expired_at, history } = request;
  if (status !== 'MENUNGGU_PEMBAYARAN' || Date.parse(expired_at) > Date.now()) return request;
  const entry = { action: 'expire', from: status, to: 'KEDALUWARSA', actor: 'Sistem', at: expired_at };
  return { ...request, status: 'KEDALUWARSA', history: [...history, entry] };
};

/** Creates the requests of the last months until `now`, newest first. */
export const topUps = (owners: Owners, now: number): TopUpRecord[] => {
  const today = startOfDay(now);
  const requests: TopUpRecord[] = [];
  for (let back = 0; back < days; back++) {
    const dawn = today - back * day;
    const random = randomFrom(`permintaan-${dateOf(dawn)}`);
    const times = Array.from(
      { length: random.int(2, 5) },
      () => dawn + random.int(6, 22) * hour + random.int(0, 59) * minute,
    ).sort((a, b) => a - b);
    const ofDay = times
      .filter((at) => at <= now)
      .flatMap((at, index) => requestAt(at, index + 1, owners, now) ?? []);
    requests.push(...ofDay.reverse());
  }
  return requests;
};
