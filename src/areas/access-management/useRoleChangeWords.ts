import type { ChangeWords } from '../../widgets/record/Timeline';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { usePageName } from './rightsText';
import { permissionIn } from './useRoleMerge';

/** How the history of a role words its rights: 'Hak Akses Orderan: Tidak ada menjadi Kelola'. */
export const useRoleChangeWords = (): ChangeWords => {
  const words = useResourceWords();
  const pageName = usePageName();
  return {
    label: (field) => {
      const permission = permissionIn(field);
      if (permission === undefined) return undefined;
      return `${words('fields.permissions')} ${pageName(permission) ?? permission}`;
    },
    value: (field, value) =>
      permissionIn(field) === undefined ? undefined : words(`levels.${value || 'none'}`, { _: value }),
  };
};
