import { useFormState, useWatch } from 'react-hook-form';
import { parseNik } from '../../../domain/nik';
import { nikPattern } from '../../../domain/patterns';
import { writtenDate } from '../../../format/writtenDate';
import { useResourceWords } from '../../../widgets/text/useResourceWords';
import { useToday } from '../../../widgets/text/useToday';
import type { SellerForm } from '../sellerRecord';
import { useNikRegion } from './useNikRegion';

/** Two digits: a region id that is a Kemendagri code, and so can be compared with a NIK. */
const isProvinceCode = (id: string): boolean => /^\d{2}$/.test(id);

/**
 * What the typed NIK says, as a hint and never an error (docs/areas.md): it keeps its region when people move. Lets staff
 * notice a wrong digit before the default password is made of it.
 */
export const NikHelp = () => {
  const words = useResourceWords();
  const [nikNumber, province] = useWatch<SellerForm, ['nikNumber', 'province']>({
    name: ['nikNumber', 'province'],
  });
  const nik = parseNik(nikNumber, useToday());
  const { defaultValues } = useFormState<SellerForm>();
  // Not for the NIK that is stored: opening a form would ask for the region lists each time.
  const region = useNikRegion(nikNumber === defaultValues?.nikNumber ? null : nik);
  if (!nikPattern.test(nikNumber)) return <>{words('help.nikLength')}</>;
  if (!nik) return <>{words('help.nikNoDate')}</>;
  const isElsewhere = province && isProvinceCode(province.id) && province.id !== nik.province;
  return (
    <>
      {words('help.nik', {
        sex: words(`help.${nik.sex}`),
        date: writtenDate(nik.birthDate),
      })}
      {region && ` ${words('help.nikRegion', { region })}`}
      {isElsewhere && ` ${words('help.nikElsewhere')}`}
    </>
  );
};
