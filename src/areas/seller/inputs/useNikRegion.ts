import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../../../dataProvider/regions';
import type { Region } from '../../../dataProvider/wire';
import type { parseNik } from '../../../domain/nik';

type Codes = Pick<NonNullable<ReturnType<typeof parseNik>>, 'province' | 'regency'>;

/** A region id without its dots: where the host uses Kemendagri codes, the digits of a NIK. */
const codeOf = ({ id }: Region): string => id.replaceAll('.', '');

/**
 * Names the region of a NIK, such as 'Kota Bandung, Jawa Barat', from the lists of the region pickers, or the province
 * alone where its regency has another code today. Undefined where the host's ids are no Kemendagri codes, and until the
 * lists have come.
 */
export const useNikRegion = (codes: Codes | null): string | undefined => {
  const provinces = useQuery({ ...regionsQuery('province'), enabled: codes !== null });
  const province = provinces.data?.find((region) => codeOf(region) === codes?.province);
  const cities = useQuery({ ...regionsQuery('city', province?.id), enabled: province !== undefined });
  if (!codes || !province || !cities.data?.length) return undefined;
  // A host that counts its provinces from 1 has a province 32 too, whose cities have other ids.
  if (!cities.data.every((city) => codeOf(city).startsWith(codes.province))) return undefined;
  const city = cities.data.find((region) => codeOf(region) === codes.regency);
  return city ? `${city.name}, ${province.name}` : province.name;
};
