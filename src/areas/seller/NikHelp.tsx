import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';
import { regionsQuery } from '../../dataProvider/regions';
import type { Region } from '../../dataProvider/wire';
import { readDigits } from '../../domain/digits';
import { writtenDate } from '../../domain/format/plainDate';
import { parseNik } from '../../domain/nik';
import { nikPattern } from '../../domain/patterns';
import { useToday } from '../../ui/text/clock';
import { useResourceWords } from '../../ui/text/words';
import type { SellerForm } from './sellerModel';

/** Never an error (docs/areas.md), because a NIK keeps its region when its owner moves. */
export const NikHelp = () => {
  const words = useResourceWords();
  const [typed, province] = useWatch<SellerForm, ['nikNumber', 'province']>({
    name: ['nikNumber', 'province'],
  });
  const nikNumber = readDigits(typed);
  const nik = parseNik(nikNumber, useToday());
  const { defaultValues } = useFormState<SellerForm>();
  // Skips the stored NIK, so that opening a form does not fetch the region lists.
  const region = useNikRegion(nikNumber === defaultValues?.nikNumber ? null : nik);
  if (!nikPattern.test(nikNumber)) return <span>{words('help.nikLength')}</span>;
  if (!nik) return <span>{words('help.nikNoDate')}</span>;
  // Two digits are a Kemendagri code, comparable with a NIK.
  const isElsewhere = province && /^\d{2}$/.test(province.id) && province.id !== nik.province;
  return (
    <>
      <span>{words('help.nik', { sex: words(`help.${nik.sex}`), date: writtenDate(nik.birthDate) })}</span>
      {region && <span>{` ${words('help.nikRegion', { region })}`}</span>}
      {isElsewhere && <span>{` ${words('help.nikElsewhere')}`}</span>}
    </>
  );
};

type Codes = Pick<NonNullable<ReturnType<typeof parseNik>>, 'province' | 'regency'>;

/** For hosts with Kemendagri codes, the first digits of a NIK. */
const codeOf = ({ id }: Region): string => id.replaceAll('.', '');

/** Only the province if the regency now has another code; undefined if the host's ids are not Kemendagri codes. */
const useNikRegion = (codes: Codes | null): string | undefined => {
  const provinces = useQuery({ ...regionsQuery('province'), enabled: codes !== null });
  const province = provinces.data?.find((region) => codeOf(region) === codes?.province);
  const cities = useQuery({ ...regionsQuery('city', province?.id), enabled: province !== undefined });
  if (!codes || !province || !cities.data?.length) return undefined;
  // A host that numbers its provinces from 1 also has a province 32, but the ids of its cities do not begin with 32.
  if (!cities.data.every((city) => codeOf(city).startsWith(codes.province))) return undefined;
  const city = cities.data.find((region) => codeOf(region) === codes.regency);
  return city ? `${city.name}, ${province.name}` : province.name;
};
