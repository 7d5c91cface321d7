import { useTranslate } from 'ra-core';
import { readRight } from '../../domain/grants';
import { useAreas } from '../../menu/MenuContext';
import { useResourceWords } from '../../widgets/text/useResourceWords';

/** The menu's name of the page that a permission opens; undefined where it opens none. */
export const usePageName = (): ((permission: string | undefined) => string | undefined) => {
  const translate = useTranslate();
  const areas = useAreas();
  return (permission) => {
    const area = areas.find((one) => one.permission === permission);
    return area && translate(`resources.${area.name}.name`);
  };
};

/** Names rights in the words of the menu: 'Kelola Orderan, Lihat Driver'; one without a page as it is written. */
export const useRightsText = () => {
  const words = useResourceWords();
  const pageName = usePageName();
  return (rights: readonly string[]): string =>
    rights
      .map((value) => {
        const right = readRight(value);
        const page = pageName(right?.permission);
        return right && page ? `${words(`levels.${right.level}`)} ${page}` : value;
      })
      .join(', ');
};
