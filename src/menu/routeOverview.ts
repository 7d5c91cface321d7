import { type Access, mayManage } from '../authProvider/access';
import { type Area, pathOf } from './area';
import { judgeRoute } from './routeArea';

/** It opens, opens read-only, is refused, or does not exist in that area. */
type Opening = 'open' | 'readOnly' | 'refused' | 'absent';

type RouteOverview = {
  area: Area;
  path: string;
  list: Opening;
  record: Opening;
  create: Opening;
};

/** How the gate would treat a person with this access (specification §6, reading 7). */
export const routeOverview = (areas: readonly Area[], access: Access): RouteOverview[] =>
  areas.map((area) => {
    const path = pathOf(area);
    const manages = mayManage(access, area.permission);
    const openingOf = (address: string, whenOpen: Opening): Opening => {
      const verdict = judgeRoute(areas, address, access);
      if ('redirect' in verdict) return 'readOnly';
      return verdict.allowed ? whenOpen : 'refused';
    };
    const recordPath = area.edit ? `${path}/1` : `${path}/1/show`;
    return {
      area,
      path,
      list: openingOf(path, manages ? 'open' : 'readOnly'),
      record: area.edit || area.show ? openingOf(recordPath, manages ? 'open' : 'readOnly') : 'absent',
      create: area.create || area.hasCreate ? openingOf(`${path}/create`, 'open') : 'absent',
    };
  });
