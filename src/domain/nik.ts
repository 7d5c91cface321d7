import { nikPattern } from './patterns';

/** As of the first registration (docs/areas.md 'Facts about the country': `PPKKCC DDMMYY NNNN`). */
type Nik = {
  /** Kemendagri codes. They may differ from the current address: a mismatch is a hint, never an error. */
  province: string;
  regency: string;
  district: string;
  sex: 'male' | 'female';
  /** `YYYY-MM-DD`. */
  birthDate: string;
};

const adultAge = 17;

const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/**
 * Null if it is not 16 digits or contains no real date. For women, 40 is added to the day. The year is in the 2000s if the
 * holder is then at least 17 on this day (`today`, in WIB), otherwise in the 1900s.
 */
export const parseNik = (nik: string, today: string): Nik | null => {
  if (!nikPattern.test(nik)) return null;
  const shiftedDay = Number(nik.slice(6, 8));
  const sex = shiftedDay > 40 ? 'female' : 'male';
  const day = sex === 'female' ? shiftedDay - 40 : shiftedDay;
  const month = Number(nik.slice(8, 10));
  const yearOfCentury = Number(nik.slice(10, 12));

  const adultSince = (year: number) => `${digits(year + adultAge, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  const year = adultSince(2000 + yearOfCentury) <= today ? 2000 + yearOfCentury : 1900 + yearOfCentury;
  if (!isRealDate(year, month, day)) return null;

  return {
    province: nik.slice(0, 2),
    regency: nik.slice(0, 4),
    district: nik.slice(0, 6),
    sex,
    birthDate: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`,
  };
};
