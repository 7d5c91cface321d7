import { parseNik } from './nik';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

type Credentials = { username: string; password: string };

/**
 * 'From the phone number and the birth date' (specification §1, reading 4): the stored number, and the birth date in the
 * NIK as `17Agu1990`. The password is empty while the NIK contains no real date.
 */
export const defaultCredentials = (phoneNumber: string, nikNumber: string, today: string): Credentials => {
  const [year, month, day] = parseNik(nikNumber, today)?.birthDate.split('-') ?? [];
  return {
    username: phoneNumber,
    password: year && month && day ? `${day}${months[Number(month) - 1] ?? ''}${year}` : '',
  };
};
