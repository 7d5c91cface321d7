import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { parseNik } from '../../domain/nik';
import { nikPattern } from '../../domain/patterns';
import { wibDate } from '../../format/wibDate';
import { writtenDate } from '../../format/writtenDate';
import type { SellerForm } from './sellerRecord';

/** Two digits: a region id that is a Kemendagri code, and so can be compared with a NIK. */
const isProvinceCode = (id: string): boolean => /^\d{2}$/.test(id);

/**
 * What the typed NIK says, as a hint and never an error (docs/areas.md): it keeps its region when people move. Lets staff
 * notice a wrong digit before the default password is made of it.
 */
export const NikHelp = () => {
  const translate = useTranslate();
  const [nikNumber, province] = useWatch<SellerForm, ['nikNumber', 'province']>({
    name: ['nikNumber', 'province'],
  });
  if (!nikPattern.test(nikNumber)) return <>{translate('resources.member-list/seller.help.nikLength')}</>;
  const nik = parseNik(nikNumber, wibDate(new Date()));
  if (!nik) return <>{translate('resources.member-list/seller.help.nikNoDate')}</>;
  const isElsewhere = province && isProvinceCode(province.id) && province.id !== nik.province;
  return (
    <>
      {translate('resources.member-list/seller.help.nik', {
        sex: translate(`resources.member-list/seller.help.${nik.sex}`),
        date: writtenDate(nik.birthDate),
      })}
      {isElsewhere && ` ${translate('resources.member-list/seller.help.nikElsewhere')}`}
    </>
  );
};
