import { z } from 'zod/mini';
import type { Collection } from '../../mocks/rest/collection';
import { refuse } from '../../mocks/server/answers';
import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';

export type Voucher = {
  id: string;
  code: string;
  nominal: number;
  created_at: string;
  shop: { id: string };
  status: string;
  reason: string | null;
  history: HistoryEntry[];
};

const voucher = (number: number, status: string): Voucher => ({
  id: `v-${number}`,
  code: `HEMAT${number}`,
  nominal: number * 10_000,
  created_at: `2026-11-0${number}T23:30:00+07:00`,
  shop: { id: number % 2 === 0 ? 'genap' : 'ganjil' },
  status,
  reason: null,
  history: [],
});

/** An area that exists only in these tests, with everything that a collection can declare. */
export const vouchers: Collection<Voucher> = {
  resource: 'top-up',
  permission: 'TOP-UP_SALDO',
  seed: () => [
    voucher(1, 'MENUNGGU'),
    voucher(2, 'MENUNGGU'),
    voucher(3, 'DISETUJUI'),
    voucher(4, 'DITOLAK'),
  ],
  search: ['code'],
  view: (record) => ({ ...record, is_large: record.nominal >= 30_000 }),
  states: {
    transitions: {
      approve: { from: ['MENUNGGU'], to: 'DISETUJUI' },
      reject: { from: ['MENUNGGU'], to: 'DITOLAK', reason: true },
      double: { from: ['MENUNGGU', 'DISETUJUI'] },
    },
  },
  actions: {
    double: {
      body: z.strictObject({ times: z.int().check(z.positive()) }),
      effect: ({ record, body }) =>
        record.nominal > 25_000
          ? refuse(409, 'Nominal sudah besar')
          : { nominal: record.nominal * Number(body.times) },
    },
  },
  create: {
    body: z.strictObject({ code: z.string(), nominal: z.number() }),
    check: ({ body, rows }) =>
      rows.some(({ code }) => code === body.code) ? [{ name: 'code', message: 'sudah dipakai' }] : [],
    keep: ({ body }) => ({
      ...voucher(9, 'MENUNGGU'),
      code: String(body.code),
      nominal: Number(body.nominal),
    }),
  },
  remove: {
    refuse: ({ record }) => (record.status === 'DISETUJUI' ? 'Voucher ini sudah dipakai' : undefined),
  },
  reads: { summary: ({ rows }) => ({ total: rows.reduce((sum, { nominal }) => sum + Number(nominal), 0) }) },
};
