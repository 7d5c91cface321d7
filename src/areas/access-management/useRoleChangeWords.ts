import type { ChangeWords } from '../../widgets/record/Timeline';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { usePageName } from './rightsText';

/** The right over a permission is the field with this prefix, in the history and in a merge. */
export const rightField = 'permissions.';

/** The permission that such a field is about; undefined for any other field. */
export const permissionIn = (field: string): string | undefined =>
  field.startsWith(rightField) ? field.slice(rightField.length) : undefined;

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
