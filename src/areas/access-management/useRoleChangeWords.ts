import type { ChangeWords } from '../../record/Timeline';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { usePageName } from './rightsText';

/** Prefix of the field names that hold one permission each, in the history and in a merge. */
export const rightField = 'permissions.';

/** Returns the permission in a field name with that prefix; undefined for any other field. */
export const permissionIn = (field: string): string | undefined =>
  field.startsWith(rightField) ? field.slice(rightField.length) : undefined;

/** Words the changes of rights in a role's history: 'Hak Akses Orderan: Tidak ada menjadi Kelola'. */
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
