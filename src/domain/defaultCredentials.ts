import { parseNik } from './nik';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

type Credentials = { username: string; password: string };

/** Specification §1, reading 4: the password is the birth date in the NIK, `17Agu1990`; empty while that is no date. */
export const defaultCredentials = (phoneNumber: string, nikNumber: string, today: string): Credentials => {
  const [year, month, day] = parseNik(nikNumber, today)?.birthDate.split('-') ?? [];
  return {
    username: phoneNumber,
    password: year && month && day ? `${day}${months[Number(month) - 1] ?? ''}${year}` : '',
  };
};
