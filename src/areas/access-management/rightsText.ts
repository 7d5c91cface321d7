import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { readRight } from '../../domain/grants';
import { useAreas } from '../../menu/MenuContext';
import { useResourceWords } from '../../ui/text/useResourceWords';

/** Returns a function that gives the menu's name of a permission's page; undefined if no page has the permission. */
export const usePageName = (): ((permission: string | undefined) => string | undefined) => {
  const translate = useTranslate();
  const areas = useAreas();
  return useCallback(
    (permission) => {
      const area = areas.find((one) => one.permission === permission);
      return area && translate(`resources.${area.name}.name`);
    },
    [areas, translate],
  );
};

/**
 * Returns a function that names rights in the words of the menu: 'Kelola Orderan, Lihat Driver'. A right without a page is
 * shown as its code.
 */
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
