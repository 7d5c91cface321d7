import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../../../mocks/world/records';
import { reportRowOf } from '../../../mocks/world/report';
import { balancesFrom } from '../../../mocks/world/totals';
import { world } from '../../../mocks/world/world';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const now = new Date('2026-11-20T21:30:00+07:00');

describe.each([0, 1, 25, 200])('with %d sellers', (count) => {
  const { categories, products, consumers, orders, topUps, sellers } = world({
    now,
    sellers: count,
  });

  describe('the sums of orders', () => {
    it('are whole rupiah: items make the subtotal, subtotal and charges make the total', () => {
      const isRight = ({ items, subtotal, ongkir, biaya_layanan, diskon, total }: OrderRecord) =>
        items.every((item) => item.subtotal === item.price * item.quantity) &&
        subtotal === sum(items.map((item) => item.subtotal)) &&
        total === subtotal + ongkir + biaya_layanan - diskon &&
        [subtotal, ongkir, biaya_layanan, diskon, total].every((it) => Number.isInteger(it) && it >= 0) &&
        total > 0;
      expect(orders.filter((order) => !isRight(order))).toEqual([]);
    });

    it('match the report, which has a row for every order that was paid', () => {
      const rows = orders.flatMap((order) => reportRowOf(order) ?? []);
      const paid = orders.filter(({ payment_status }) => payment_status !== 'BELUM_DIBAYAR');
      expect(rows.map(({ order_id }) => order_id)).toEqual(paid.map(({ id }) => id));
      expect(sum(rows.map(({ total }) => total))).toBe(sum(paid.map(({ total }) => total)));
      const isRight = ({ subtotal, ongkir, biaya_layanan, diskon, total, komisi }: (typeof rows)[number]) =>
        total === subtotal + ongkir + biaya_layanan - diskon && Number.isInteger(komisi);
      expect(rows.filter((row) => !isRight(row))).toEqual([]);
      const back = paid.filter(({ payment_status }) => payment_status === 'DIKEMBALIKAN');
      expect(back.length > 0).toBe(orders.length > 0);
      expect(sum(rows.map(({ refund }) => refund))).toBe(sum(back.map(({ total }) => total)));
      const kept = rows.filter(({ refund }) => refund === 0);
      expect(sum(rows.map(({ komisi }) => komisi))).toBe(
        sum(kept.map(({ subtotal }) => Math.round(subtotal * 0.05))),
      );
    });
  });

  describe('the figures that follow from the orders', () => {
    it('include the sold pieces of every product, without cancelled orders', () => {
      const going = orders.filter(({ status }) => status !== 'DIBATALKAN').flatMap(({ items }) => items);
      for (const { id, sold, rating } of products) {
        expect(sold).toBe(
          sum(going.filter((item) => item.product_id === id).map(({ quantity }) => quantity)),
        );
        expect(rating !== null).toBe(sold > 0);
      }
    });

    it('include the order count, the spending and the last order of every consumer', () => {
      const byBuyer = new Map<string, OrderRecord[]>();
      for (const order of orders)
        byBuyer.set(order.buyer_id, [...(byBuyer.get(order.buyer_id) ?? []), order]);
      for (const { id, order_count, total_spent, last_order_at } of consumers) {
        const own = byBuyer.get(id) ?? [];
        expect(order_count).toBe(own.length);
        expect(total_spent).toBe(
          sum(own.filter(({ payment_status }) => payment_status === 'LUNAS').map(({ total }) => total)),
        );
        expect(last_order_at).toBe(
          own
            .map(({ created_at }) => created_at)
            .sort()
            .at(-1) ?? null,
        );
      }
    });
  });

  describe('balances', () => {
    it('are the running sums of the approved top-ups of their owners', () => {
      const approved = topUps
        .filter(({ status }) => status === 'DISETUJUI')
        .sort((a, b) => ((a.approved_at ?? '') < (b.approved_at ?? '') ? -1 : 1));
      const { held, steps } = balancesFrom(topUps);
      const running = new Map<string, number>();
      for (const { id, owner_id, nominal } of approved) {
        const balance_before = running.get(owner_id) ?? 0;
        running.set(owner_id, balance_before + nominal);
        expect(steps.get(id)).toEqual({ balance_before, balance_after: balance_before + nominal });
      }
      expect(running.size).toBeGreaterThan(50);
      expect(held).toEqual(running);
      expect(steps.size).toBe(approved.length);
      expect(sellers.some(({ id }) => held.has(id))).toBe(sellers.length > 0);
    });

    it('come from requests with a correct transfer amount and the decision that their state needs', () => {
      for (const request of topUps) {
        expect(request.total_transfer).toBe(request.nominal + request.kode_unik + request.biaya_admin);
        const decided = {
          approved: request.approved_at !== null && request.approved_by !== null,
          rejected: request.rejected_at !== null && request.rejected_by !== null,
          refused: request.rejection_reason !== null,
          proven: request.proof !== null && request.sender !== null,
        };
        const { status } = request;
        expect(decided).toEqual({
          approved: status === 'DISETUJUI',
          rejected: status === 'DITOLAK',
          refused: status === 'DITOLAK',
          proven: ['MENUNGGU_VERIFIKASI', 'DISETUJUI', 'DITOLAK'].includes(status),
        });
      }
    });
  });

  it('each category counts its own products and those of its subcategories', () => {
    const below = (id: string): string[] => [
      id,
      ...categories.filter(({ parent_id }) => parent_id === id).flatMap((child) => below(child.id)),
    ];
    for (const { id, product_count } of categories) {
      const family = below(id);
      expect(product_count).toBe(products.filter(({ category_id }) => family.includes(category_id)).length);
    }
    const roots = categories.filter(({ parent_id }) => parent_id === null);
    expect(sum(roots.map(({ product_count }) => product_count))).toBe(products.length);
  });
});
