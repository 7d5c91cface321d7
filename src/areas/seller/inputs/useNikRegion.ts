import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../../../dataProvider/regions';
import type { Region } from '../../../dataProvider/wire';
import type { parseNik } from '../../../domain/nik';

type Codes = Pick<NonNullable<ReturnType<typeof parseNik>>, 'province' | 'regency'>;

/** Returns a region id without dots; for hosts with Kemendagri codes, these are the first digits of a NIK. */
const codeOf = ({ id }: Region): string => id.replaceAll('.', '');

/**
 * Returns the region of a NIK, such as 'Kota Bandung, Jawa Barat', from the lists of the region pickers; only the province
 * if the regency now has another code. Undefined while loading, and if the host's ids are not Kemendagri codes.
 */
export const useNikRegion = (codes: Codes | null): string | undefined => {
  const provinces = useQuery({ ...regionsQuery('province'), enabled: codes !== null });
  const province = provinces.data?.find((region) => codeOf(region) === codes?.province);
  const cities = useQuery({ ...regionsQuery('city', province?.id), enabled: province !== undefined });
  if (!codes || !province || !cities.data?.length) return undefined;
  // A host that numbers its provinces from 1 also has a province 32, but the ids of its cities do not begin with 32.
  if (!cities.data.every((city) => codeOf(city).startsWith(codes.province))) return undefined;
  const city = cities.data.find((region) => codeOf(region) === codes.regency);
  return city ? `${city.name}, ${province.name}` : province.name;
};
