import { useTranslate } from 'ra-core';
import { readRight } from '../../domain/grants';
import { useAreas } from '../../menu/MenuContext';
import { useResourceWords } from '../../widgets/text/useResourceWords';

/** Names rights in the words of the menu: 'Kelola Orderan, Lihat Driver'; one of no menu as it is written. */
export const useRightsText = () => {
  const translate = useTranslate();
  const words = useResourceWords();
  const areas = useAreas();
  return (rights: readonly string[]): string =>
    rights
      .map((value) => {
        const right = readRight(value);
        const area = areas.find(({ permission }) => permission === right?.permission);
        return right && area
          ? `${words(`levels.${right.level}`)} ${translate(`resources.${area.name}.name`)}`
          : value;
      })
      .join(', ');
};
