import { describe, expect, it, vi } from 'vitest';
import { regionFiles } from '../../../mocks/regions/regionFiles';
import { findRegion } from '../../../mocks/regions/regionSource';
import { places } from '../../../mocks/seed/places';
import { seedSellers } from '../../../mocks/seed/sellers';
import { demoPassword } from '../../../mocks/server/accounts';
import { parseNik } from '../../../src/domain/nik';
import { isLoginPassword } from '../../../src/domain/password';
import {
  accountNumberPattern,
  accountOwnershipPattern,
  bankNamePattern,
  emailPattern,
  fullNamePattern,
  neighbourhoodPattern,
  phonePattern,
  plainTextPattern,
  postalCodePattern,
} from '../../../src/domain/patterns';

const sellers = seedSellers(2000);
const today = '2026-11-20';

describe('the seeded sellers', () => {
  it('are the same every time, for any number of sellers', () =>
    expect(seedSellers(200)).toEqual(sellers.slice(0, 200)));

  it('have the same past on a later day', () => {
    vi.setSystemTime('2026-12-05T09:00:00+07:00');
    expect(seedSellers(200)).toEqual(sellers.slice(0, 200));
  });

  it.each(['id', 'number_phone', 'email', 'user_name', 'id_card'] as const)('share no %s', (key) =>
    expect(new Set(sellers.map((seller) => seller[key])).size).toBe(sellers.length),
  );

  it('have NIKs of adults, born on a real date, registered in the district they live in', () => {
    for (const { id_card, village_id } of sellers) {
      expect(id_card.slice(0, 6)).toBe(village_id.slice(0, 8).replaceAll('.', ''));
      expect((parseNik(id_card, today)?.birthDate ?? today) < '2009').toBe(true);
    }
  });

  it('are about 55 % women, and about 12 % of them are inactive', () => {
    const share = (count: number) => count / sellers.length;
    expect(
      share(sellers.filter(({ id_card }) => parseNik(id_card, today)?.sex === 'female').length),
    ).toBeCloseTo(0.55, 1);
    expect(share(sellers.filter(({ is_active }) => !is_active).length)).toBeCloseTo(0.12, 1);
  });

  it('all pass the rules of the form', () => {
    for (const seller of sellers) {
      expect(seller.full_name).toMatch(fullNamePattern);
      expect(seller.number_phone).toMatch(phonePattern);
      expect(seller.email).toMatch(emailPattern);
      for (const key of ['shop_name', 'address', 'address_detail', 'slogan', 'description'] as const)
        expect(seller[key]).toMatch(plainTextPattern);
      for (const number of [seller.rt, seller.rw]) expect(number).toMatch(neighbourhoodPattern);
      expect(seller.postal_code).toMatch(postalCodePattern);
      expect(seller.bank_name).toMatch(bankNamePattern);
      expect(seller.account_ownership).toMatch(accountOwnershipPattern);
      expect(seller.account_number).toMatch(accountNumberPattern);
    }
  });

  it('live in villages that exist, in the cities they name', async () => {
    const regions = regionFiles();
    for (const [village, city] of places) {
      expect(await findRegion(regions, village)).toBeDefined();
      expect((await findRegion(regions, village.slice(0, 5)))?.name).toBe(city);
    }
  });
});

it('gives the demo accounts a password that the login page accepts', () =>
  expect(isLoginPassword(demoPassword)).toBe(true));
