import { isPlainDate } from './format/plainDate';
import { nikPattern } from './patterns';

/** As of the first registration (docs/areas.md 'Facts about the country': `PPKKCC DDMMYY NNNN`). */
type Nik = {
  /** Kemendagri codes. They may differ from the current address: a mismatch is a hint, never an error. */
  province: string;
  regency: string;
  sex: 'male' | 'female';
  /** `YYYY-MM-DD`. */
  birthDate: string;
};

const adultAge = 17;

/** Null without a real date. For women, 40 is added to the day. The year is in the 2000s if that makes an adult today. */
export const parseNik = (nik: string, today: string): Nik | null => {
  if (!nikPattern.test(nik)) return null;
  const shiftedDay = Number(nik.slice(6, 8));
  const sex = shiftedDay > 40 ? 'female' : 'male';
  const day = String(sex === 'female' ? shiftedDay - 40 : shiftedDay).padStart(2, '0');
  const dateIn = (century: number): string =>
    `${century + Number(nik.slice(10, 12))}-${nik.slice(8, 10)}-${day}`;
  const birthDate = dateIn(2000 + adultAge) <= today ? dateIn(2000) : dateIn(1900);
  if (!isPlainDate(birthDate)) return null;
  return { province: nik.slice(0, 2), regency: nik.slice(0, 4), sex, birthDate };
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** Specification §1, reading 4: the birth date in the NIK, `17Agu1990`; empty while that is no date. */
export const defaultPassword = (nik: string, today: string): string => {
  const [year = '', month = '', day = ''] = parseNik(nik, today)?.birthDate.split('-') ?? [];
  return `${day}${months[Number(month) - 1] ?? ''}${year}`;
};
