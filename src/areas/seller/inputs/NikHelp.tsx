import { useFormState, useWatch } from 'react-hook-form';
import { readDigits } from '../../../domain/digits';
import { writtenDate } from '../../../domain/format/writtenDate';
import { parseNik } from '../../../domain/nik';
import { nikPattern } from '../../../domain/patterns';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import { useToday } from '../../../ui/text/useToday';
import type { SellerForm } from '../sellerRecord';
import { useNikRegion } from './useNikRegion';

/** Returns true if a province id has two digits: then it is a Kemendagri code, and comparable with a NIK. */
const isProvinceCode = (id: string): boolean => /^\d{2}$/.test(id);

/**
 * Shows what the typed NIK says, so that staff notice a wrong digit before the default password is derived from it. It is a
 * hint and never an error (docs/areas.md), because a NIK keeps its region when its owner moves.
 */
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
  const isElsewhere = province && isProvinceCode(province.id) && province.id !== nik.province;
  return (
    <>
      <span>{words('help.nik', { sex: words(`help.${nik.sex}`), date: writtenDate(nik.birthDate) })}</span>
      {region && <span>{` ${words('help.nikRegion', { region })}`}</span>}
      {isElsewhere && <span>{` ${words('help.nikElsewhere')}`}</span>}
    </>
  );
};
