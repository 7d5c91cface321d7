import { type FocusEvent, type PointerEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { mayManage } from '../authProvider/access';
import { useAccess } from '../authProvider/currentAccess';
import type { Area } from '../menu/area';
import type { Page } from '../menu/lazyPage';
import { useAreas } from '../menu/MenuContext';
import { pageAt, profilePath, routeArea } from '../menu/routeArea';
import { useFetchWhenQuiet } from '../ui/onDemand/useFetchWhenQuiet';
import { PaletteDialogs } from './palette/PaletteButton';
import { ProfilePage } from './profile';

/** Returns the page that the link or table row around an element opens. */
const pageBehind = (areas: readonly Area[], element: Element): Page | undefined => {
  const opener = element.closest<HTMLElement>('a[href], tr[data-href]');
  const href = opener?.dataset.href ?? opener?.getAttribute('href');
  if (!href?.startsWith('/')) return undefined;
  const { pathname } = new URL(href, location.origin);
  return pathname === profilePath ? ProfilePage : pageAt(areas, pathname);
};

/** Returns the pages of an area that a person may open from its list. */
const pagesBeside = ({ create, edit, show }: Area, manages: boolean): readonly Page[] =>
  [...(manages ? [edit, create] : []), show].filter((page) => page !== undefined);

/**
 * Downloads code before it is needed (docs/decisions/0059). A page's code is downloaded when the pointer or the focus
 * reaches a link or a row that opens it; the forms of the current area and the palette, when the page is complete.
 * @returns handlers for the element around all links
 */
export const usePrefetchLinks = () => {
  const areas = useAreas();
  const { pathname } = useLocation();
  const access = useAccess();
  const area = routeArea(areas, pathname);
  const manages = area !== undefined && mayManage(access, area.permission);
  useFetchWhenQuiet(
    useMemo(() => [...(area ? pagesBeside(area, manages) : []), PaletteDialogs], [area, manages]),
  );

  const fetchBehind = ({ target }: PointerEvent | FocusEvent): void => {
    if (target instanceof Element) void pageBehind(areas, target)?.prefetch();
  };
  return { onPointerOver: fetchBehind, onFocus: fetchBehind };
};
