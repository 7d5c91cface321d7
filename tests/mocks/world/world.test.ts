import { describe, expect, it } from 'vitest';
import { regionFiles } from '../../../mocks/regions/regionFiles';
import { ancestry, findRegion } from '../../../mocks/regions/regionSource';
import { places } from '../../../mocks/seed/places';
import { permissions } from '../../../mocks/server/accounts';
import { loadDrawnPicture } from '../../../mocks/storage/pictureFiles';
import { pictureIdOf } from '../../../mocks/storage/pictureStore';
import { placeNames } from '../../../mocks/world/postalAddress';
import { availabilityOf } from '../../../mocks/world/products';
import { world } from '../../../mocks/world/world';
import { parseNik } from '../../../src/domain/nik';

const now = new Date('2026-11-20T21:30:00+07:00');
const { categories, products, consumers, drivers, orders, topUps, banners, roles, userAdmins, ...rest } =
  world({ now });
const collections = { categories, products, consumers, drivers, orders, topUps, banners, roles, userAdmins };

const numbered = (list: readonly { status: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of list) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('the world', () => {
  it('is as large as the data of a real head office', () => {
    expect(rest.now).toBe(now.getTime());
    const sizes = Object.entries(collections).map(([name, list]) => [name, list.length] as const);
    const atLeast = { categories: 40, products: 500, consumers: 350, drivers: 50, orders: 2800 };
    const further = { topUps: 220, banners: 12, roles: 7, userAdmins: 25 };
    for (const [name, length] of sizes) {
      const least = { ...atLeast, ...further }[name] ?? 0;
      expect(length, name).toBeGreaterThanOrEqual(least);
      expect(length, name).toBeLessThan(least * 1.5);
    }
  });

  // worldSizes.test.ts follows the links of all other records.
  it('gives every user admin a role that exists', () =>
    expect(userAdmins.filter(({ role_id }) => !roles.some(({ id }) => id === role_id))).toEqual([]));

  it('names only pictures that the mock API can draw', async () => {
    const urls = new Set(JSON.stringify([collections, rest]).match(/\/cdn\/[^"]+/g));
    expect(urls.size).toBeGreaterThan(20);
    for (const url of urls) {
      const bytes = await loadDrawnPicture(pictureIdOf(url) ?? '');
      expect(bytes?.byteLength, url).toBeLessThan(20_000);
    }
  });
});

describe('categories', () => {
  it('are a tree of at most three levels, with unique slugs and numbered siblings', () => {
    const byId = new Map(categories.map((category) => [category.id, category]));
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
    for (const { parent_id, level, icon } of categories) {
      expect(level).toBe(parent_id === null ? 1 : (byId.get(parent_id)?.level ?? 9) + 1);
      expect(level).toBeLessThanOrEqual(3);
      expect(icon !== null).toBe(level === 1);
    }
    for (const parent of [null, ...byId.keys()]) {
      const places = categories.filter(({ parent_id }) => parent_id === parent).map(({ order }) => order);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  });
});

describe('products', () => {
  it('are available if they have stock, and have a reason if they may not be sold', () => {
    for (const { stock, availability, status, reason, price, discount, min_order } of products) {
      expect(availability).toBe(availabilityOf(stock));
      expect(reason !== null).toBe(status === 'DITOLAK' || status === 'DIBLOKIR');
      expect(Number.isInteger(price) && price > 0 && discount >= 0 && discount <= 70).toBe(true);
      expect(min_order).toBeGreaterThanOrEqual(1);
    }
    expect(Object.keys(numbered(products)).sort()).toEqual(['DIBLOKIR', 'DITINJAU', 'DITOLAK', 'TAYANG']);
    expect([availabilityOf(0), availabilityOf(9), availabilityOf(10)]).toEqual([
      'SOLD_OUT',
      'LIMITED',
      'AVAILABLE',
    ]);
  });
});

describe('people', () => {
  it('have addresses whose regions belong together', async () => {
    const regions = regionFiles();
    for (const [index, [code, city]] of places.entries()) {
      const [province, , district, village] = await Promise.all(
        ancestry(code).map(async (part) => (await findRegion(regions, part))?.name),
      );
      expect(placeNames[index]).toEqual([province, district, village]);
      expect(drivers.filter(({ village_id }) => village_id === code).every((it) => it.city === city)).toBe(
        true,
      );
    }
  });

  it("have an adult's NIK, a licence for the vehicle, and a reason if they are rejected, suspended or blocked", () => {
    for (const driver of drivers) {
      expect(parseNik(driver.nik, '2026-11-20')).not.toBeNull();
      expect(driver.sim_type).toBe(driver.vehicle_type === 'MOBIL' ? 'A' : 'C');
      expect(driver.reason !== null).toBe(['DITOLAK', 'DITANGGUHKAN'].includes(driver.status));
      expect(driver.is_online && driver.status !== 'AKTIF').toBe(false);
    }
    for (const { is_active, reason, addresses } of consumers) {
      expect(reason === null).toBe(is_active);
      expect(addresses.filter(({ is_main }) => is_main)).toHaveLength(1);
    }
  });

  it('have documents of which some expire soon and some have expired', () => {
    const ends = drivers.flatMap((it) => [it.sim_expired, it.stnk_expired, it.skck_expired]);
    expect(ends.filter((date) => date < '2026-11-20').length).toBeGreaterThan(0);
    expect(ends.filter((date) => date >= '2026-11-20' && date <= '2026-12-20').length).toBeGreaterThan(0);
  });
});

describe('user admins and roles', () => {
  it('grant only permissions of the specification, the same to all holders of a role, and one role has no holder', () => {
    const names = permissions.flatMap((name) => [`VIEW_${name}`, `MANAGE_${name}`]);
    for (const { id, permissions: granted } of roles) {
      expect(granted.filter((name) => !names.includes(name))).toEqual([]);
      for (const admin of userAdmins.filter(({ role_id }) => role_id === id))
        expect(admin.access_role).toEqual(granted);
    }
    expect(roles.filter(({ user_count }) => user_count === 0)).toHaveLength(1);
  });
});
