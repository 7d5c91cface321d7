import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPassword, parseNik } from '../../src/domain/nik';
import { isLoginPassword } from '../../src/domain/password';

const today = '2026-11-20';
const nikBorn = (ddmmyy: string) => `327305${ddmmyy}0009`;

describe('a NIK', () => {
  it('3273056010900009 belongs to a woman born on 20 October 1990 in Bandung', () =>
    expect(parseNik('3273056010900009', today)).toEqual({
      province: '32',
      regency: '3273',
      sex: 'female',
      birthDate: '1990-10-20',
    }));

  it.each([
    ['170890', '1990-08-17', 'male'],
    ['570890', '1990-08-17', 'female'],
    ['290200', '2000-02-29', 'male'],
    // 17 years old today, tomorrow, and only next year or later: this decides the century.
    ['201109', '2009-11-20', 'male'],
    ['211109', '1909-11-21', 'male'],
    ['010126', '1926-01-01', 'male'],
  ])('with %s has the birth date %s and the sex %s', (ddmmyy, birthDate, sex) =>
    expect(parseNik(nikBorn(ddmmyy), today)).toMatchObject({ birthDate, sex }),
  );

  it.each([
    ['day 00', '000890'],
    ['day 32', '320890'],
    ['day 40', '400890'],
    ['day 72', '720890'],
    ['month 13', '171390'],
    ['29 February of a common year', '290201'],
  ])('with %s has no real date, and is refused', (_, ddmmyy) =>
    expect(parseNik(nikBorn(ddmmyy), today)).toBeNull(),
  );

  it.each(['', '327305601090000', '32730560109000090', '32730560109o0009', '3273056010900009 '])(
    'is refused when it is %j',
    (nik) => expect(parseNik(nik, today)).toBeNull(),
  );

  it('returns the birth date that it was made from, for everyone born from 1927 to 2009', () => {
    const birth = fc.date({ min: new Date('1927-01-01'), max: new Date('2009-11-20'), noInvalidDate: true });
    fc.assert(
      fc.property(birth, fc.boolean(), (date, isWoman) => {
        const birthDate = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = birthDate.split('-');
        const ddmmyy = String(Number(day) + (isWoman ? 40 : 0)).padStart(2, '0') + month + year.slice(2);
        expect(parseNik(nikBorn(ddmmyy), today)).toMatchObject({
          birthDate,
          sex: isWoman ? 'female' : 'male',
        });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (nik, day) => void parseNik(nik, day)));
  });
});

describe('the default password (reading 4)', () => {
  it.each([
    ['170890', '17Agu1990'],
    ['450500', '05Mei2000'],
    ['311285', '31Des1985'],
  ])('of a seller with %s in the NIK is %s', (ddmmyy, password) =>
    expect(defaultPassword(nikBorn(ddmmyy), today)).toBe(password),
  );

  it.each([nikBorn('320890'), '32730', ''])('is empty while the NIK is %j', (nik) =>
    expect(defaultPassword(nik, today)).toBe(''),
  );

  it('meets the rule of the login password for every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const nik = nikBorn(`01${String(month).padStart(2, '0')}90`);
      expect(isLoginPassword(defaultPassword(nik, today))).toBe(true);
    }
  });
});
