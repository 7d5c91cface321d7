import { useTranslate } from 'ra-core';
import { useAreas } from '../../menu/MenuContext';
import type { ChangeWords } from '../../widgets/record/Timeline';
import { useResourceWords } from '../../widgets/text/useResourceWords';

const permissionIn = (field: string): string | undefined => /^permissions\.(.+)$/.exec(field)?.[1];

/** How the history of a role words its rights: 'Hak Akses Orderan: Tidak ada menjadi Kelola'. */
export const useRoleChangeWords = (): ChangeWords => {
  const translate = useTranslate();
  const words = useResourceWords();
  const areas = useAreas();
  return {
    label: (field) => {
      const permission = permissionIn(field);
      if (permission === undefined) return undefined;
      const area = areas.find((one) => one.permission === permission);
      const name = area ? translate(`resources.${area.name}.name`) : permission;
      return `${words('fields.permissions')} ${name}`;
    },
    value: (field, value) =>
      permissionIn(field) === undefined ? undefined : words(`levels.${value || 'none'}`, { _: value }),
  };
};
