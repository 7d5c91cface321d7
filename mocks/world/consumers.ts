import { emailOf, person, phoneOf } from '../seed/people';
import { randomFrom } from '../seed/random';
import { type Arrival, arrivals, later } from './arrivals';
import { hour, instant } from './clock';
import { historyUntil } from './history';
import { postalAddress } from './postalAddress';
import type { ConsumerRecord } from './records';

/** A consumer, and the period in which they could order: from `at` until `blockedAt`. */
export type ConsumerLife = { record: ConsumerRecord; at: number; blockedAt: number };

const blocks = [
  'Berulang kali menolak paket bayar di tempat',
  'Akun dipakai untuk penipuan',
  'Ulasan palsu dari beberapa akun',
] as const;

const lifeOf = ({ number, at }: Arrival, guards: readonly string[], now: number): ConsumerLife => {
  const random = randomFrom(`konsumen-${number}`);
  const { full_name } = person(random);
  const phone = phoneOf(number, '62857');
  const blockedAt = random.chance(0.07) ? at + later(random, 40, 700) : Infinity;
  const [guard, block] = [random.pick(guards), random.pick(blocks)];
  const reason = blockedAt <= now ? block : null;
  const history = historyUntil(now);
  history.step('create', 'AKTIF', at, full_name);
  history.step('block', 'DIBLOKIR', blockedAt, guard, block);
  const labels = [
    'Rumah',
    ...(random.chance(0.4) ? ['Kantor'] : []),
    ...(random.chance(0.12) ? ['Orang Tua'] : []),
  ];
  return {
    at,
    blockedAt,
    record: {
      id: `konsumen-${number}`,
      full_name,
      phone,
      email: emailOf(full_name, number),
      joined_at: instant(at),
      addresses: labels.map((label, index) => ({
        label,
        recipient: label === 'Orang Tua' ? person(random).full_name : full_name,
        phone,
        ...postalAddress(random),
        is_main: index === 0,
      })),
      order_count: 0,
      total_spent: 0,
      last_order_at: null,
      is_active: reason === null,
      reason,
      history: history.entries,
    },
  };
};

/** Creates everybody who has joined until `now`; their orders are not counted yet. */
export const consumerLives = (guards: readonly string[], now: number): ConsumerLife[] =>
  arrivals('konsumen', 220, 50 * hour, now).map((arrival) => lifeOf(arrival, guards, now));
