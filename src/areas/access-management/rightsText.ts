import { useTranslate } from 'ra-core';
import { readRight } from '../../domain/grants';
import { useAreas } from '../../menu/MenuContext';
import { roleKey } from './roleKey';

/** Names rights in the words of the menu: 'Kelola Orderan, Lihat Driver'; one of no menu as it is written. */
export const useRightsText = () => {
  const translate = useTranslate();
  const areas = useAreas();
  return (rights: readonly string[]): string =>
    rights
      .map((value) => {
        const right = readRight(value);
        const area = areas.find(({ permission }) => permission === right?.permission);
        return right && area
          ? `${translate(roleKey(`levels.${right.level}`))} ${translate(`resources.${area.name}.name`)}`
          : value;
      })
      .join(', ');
};
