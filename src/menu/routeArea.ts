import { type Access, mayManage, mayOpen } from '../authProvider/access';
import { type Area, basename, pathOf } from './area';
import type { Page } from './lazyPage';

/** The profile page: 'always allowed by the menu match' (specification §2). */
export const profilePath = `${basename}/profile`;

/** The contents of the help pages, which everybody may read. */
export const helpPath = `${basename}/help`;

const isWithin = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

const plainPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');

/**
 * The one with the longest path that the pathname starts with, segment by segment (reading 6); undefined for an address that
 * the gate refuses.
 */
export const routeArea = (areas: readonly Area[], pathname: string): Area | undefined => {
  const path = plainPath(pathname);
  return areas
    .filter((area) => (area.isHome ? path === basename : isWithin(path, pathOf(area))))
    .sort((a, b) => b.name.length - a.name.length)[0];
};

const ownPage = ({ pages = {} }: Area, name: string): Page | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;

export const pageAt = (areas: readonly Area[], pathname: string): Page | undefined => {
  const area = routeArea(areas, pathname);
  if (!area) return undefined;
  const [first, second] = plainPath(pathname).slice(pathOf(area).length).split('/').filter(Boolean);
  if (first === undefined) return area.list;
  if (first === 'create') return area.create ?? area.list;
  const own = second === undefined ? ownPage(area, first) : undefined;
  if (own) return own;
  return (second === 'show' ? area.show : undefined) ?? area.edit ?? area.list;
};

type Verdict = { allowed: true } | { allowed: false } | { redirect: string };

const judge = (areas: readonly Area[], path: string, access: Access): Verdict => {
  if (path === profilePath || isWithin(path, helpPath)) return { allowed: true };
  const area = routeArea(areas, path);
  if (!area || !mayOpen(access, area.permission)) return { allowed: false };

  const base = pathOf(area);
  const [first, ...rest] = path.slice(base.length).split('/').filter(Boolean);
  if (first === undefined) return { allowed: true };
  if (first === 'new') return { redirect: `${base}/create` };
  // /detail/show is not this spelling: it shows a record with the id 'detail'.
  if (first === 'detail' && rest.length > 0 && rest[0] !== 'show') {
    return { redirect: `${base}/${rest.join('/')}` };
  }
  const manages = mayManage(access, area.permission);
  // Records are edited on a separate page, or in a drawer over the list.
  const edits = area.edit !== undefined || area.hasEdit === true;
  // Without a page for a new record, the address would open a record with the id 'create'.
  if (first === 'create' && manages && !area.create && !area.hasCreate) return { redirect: base };
  if (first === 'create') return { allowed: manages };
  if (rest.length === 0 && ownPage(area, first)) return { allowed: manages };
  if (rest[0] === 'show' || (manages && edits)) return { allowed: true };
  return area.show ? { redirect: `${base}/${first}/show` } : { allowed: manages || !edits };
};

/**
 * Specification §2 'Routing gate', §6. Its spellings redirect to those of the routes: `/new` to `/create`, `/detail/:id` to
 * `/:id`. A record redirects to its show page without MANAGE_, or if the area has no edit page. Double slashes, which the
 * router would not match, become single ones.
 */
export const judgeRoute = (areas: readonly Area[], pathname: string, access: Access): Verdict => {
  const path = plainPath(pathname);
  const verdict = judge(areas, path, access);
  return 'allowed' in verdict && verdict.allowed && pathname.includes('//') ? { redirect: path } : verdict;
};
