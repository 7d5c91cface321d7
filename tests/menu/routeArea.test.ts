import { describe, expect, it } from 'vitest';
import { menu } from '../../src/areas';
import { areasOf, pathOf, resourcesOf } from '../../src/menu/area';
import { judgeRoute, pageAt, routeArea } from '../../src/menu/routeArea';
import { found } from '../support/backOffice';

const areas = areasOf(menu);

const of = (name: string) => found(areas, (area) => area.name === name);
const allowed = { allowed: true };
const refused = { allowed: false };
const to = (redirect: string) => ({ redirect });
const uuid = '6fa459ea-ee8a-3ca4-894e-db77e160355e';

const seller = '/dashboard/member-list/seller';
const view = ['VIEW_PELAPAK'];
const manage = ['MANAGE_PELAPAK'];

describe('every area × every access (specification §2 "Routing gate", §6)', () => {
  const verbs = ['VIEW', 'MANAGE'] as const;
  const table = areas.flatMap((area) =>
    verbs.map((verb) => [pathOf(area), `${verb}_${area.permission}`, area] as const),
  );

  it.each(table)('%s opens with %s and with no other permission', (path, access, area) => {
    expect(judgeRoute(areas, path, [access])).toEqual(allowed);
    const others = areas
      .filter((other) => other !== area)
      .flatMap(({ permission }) => verbs.map((verb) => `${verb}_${permission}`));
    expect(judgeRoute(areas, path, others)).toEqual(refused);
    expect(judgeRoute(areas, path, [])).toEqual(refused);
  });

  it.each(resourcesOf(menu).map((area) => [pathOf(area), area.permission] as const))(
    'nothing below %s opens without its permission, whatever the path contains',
    (path, permission) => {
      const others = areas
        .filter((area) => area.permission !== permission)
        .map((area) => `MANAGE_${area.permission}`);
      for (const below of ['new', 'create', 'detail/7', '7', '7/show', uuid, 'Id', 'Id/7', 'new/detail/Id']) {
        expect(judgeRoute(areas, `${path}/${below}`, others)).toEqual(refused);
      }
    },
  );
});

describe('paths and their area (reading 6)', () => {
  it.each([
    [seller, 'member-list/seller'],
    [`${seller}/${uuid}/show`, 'member-list/seller'],
    ['/dashboard/member-list/driver/1', 'member-list/driver'],
    ['/dashboard/master-data/banner-information/new', 'master-data/banner-information'],
    ['/dashboard/orders/', 'orders'],
    ['/dashboard//orders///7', 'orders'],
    ['//dashboard/orders', 'orders'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/', 'dashboard'],
    // Encoded ids stay one segment.
    ['/dashboard/orders/a%2Fb', 'orders'],
    ['/dashboard/orders/..%2Fmember-list%2Fseller', 'orders'],
  ])('%s belongs to %s', (path, name) => {
    expect(routeArea(areas, path)?.name).toBe(name);
  });

  it('an area below the path of another area has its own addresses, in any order of the menu', () => {
    const orders = of('orders');
    const returns = { ...orders, name: 'orders/returns' };
    for (const both of [
      [orders, returns],
      [returns, orders],
    ]) {
      expect(routeArea(both, '/dashboard/orders/returns/7')?.name).toBe('orders/returns');
      expect(routeArea(both, '/dashboard/orders/7')?.name).toBe('orders');
    }
  });

  it.each([
    '/dashboard/ordersX',
    '/dashboard/orders-old/7',
    '/dashboard/Orders',
    '/dashboard/%6Frders',
    '/dashboard/order',
    '/dashboard/member-list',
    '/dashboard/member-list/',
    '/dashboard/member-list/sellers',
    '/dashboard/master-data',
    '/dashboard/seller',
    '/dashboard/dashboard',
    '/dashboard/nothing',
    '/dashboardX',
    '/dashboardX/orders',
    '/orders',
    '/xdashboard/orders',
    '/',
    '',
  ])('%s belongs to no area and is refused even with every permission', (path) => {
    expect(routeArea(areas, path)).toBeUndefined();
    const everything = areas.map(({ permission }) => `MANAGE_${permission}`);
    expect(judgeRoute(areas, path, everything)).toEqual(refused);
  });
});

describe('VIEW_ reads, MANAGE_ also changes (reading 7)', () => {
  it.each([
    [seller, view, allowed],
    [`${seller}/create`, view, refused],
    [`${seller}/create/`, view, refused],
    [`${seller}/import`, view, refused],
    [`${seller}/import/show`, view, allowed],
    [`${seller}//create`, view, refused],
    ['/dashboard//member-list///seller', view, to(seller)],
    [`${seller}/7`, view, to(`${seller}/7/show`)],
    [`${seller}/${uuid}`, view, to(`${seller}/${uuid}/show`)],
    [`${seller}/7/show`, view, allowed],
    [`${seller}/7/edit`, view, to(`${seller}/7/show`)],
    [seller, manage, allowed],
    [`${seller}/create`, manage, allowed],
    [`${seller}/import`, manage, allowed],
    [`${seller}/7`, manage, allowed],
    [`${seller}/7/show`, manage, allowed],
    [`${seller}/7`, [], refused],
    [`${seller}/create`, ['APPROVE_PELAPAK'], refused],
    // No user can edit an order, so a user with MANAGE_ is redirected to its page too, and does not see the list.
    ['/dashboard/orders/7', ['MANAGE_ORDERAN'], to('/dashboard/orders/7/show')],
    ['/dashboard/orders/7/show', ['MANAGE_ORDERAN'], allowed],
    ['/dashboard/make-category/7', ['MANAGE_BUAT_KATEGORI'], allowed],
    ['/dashboard/report-transaction/7', ['MANAGE_REPORT_TRANSACTION'], allowed],
  ])('%s with %s', (path, access, verdict) => {
    expect(judgeRoute(areas, path, access)).toEqual(verdict);
  });
});

it('an area without new records opens its list instead of a record with the id “create”', () => {
  const driver = '/dashboard/member-list/driver';
  expect(judgeRoute(areas, `${driver}/create`, ['MANAGE_DRIVER'])).toEqual(to(driver));
  expect(judgeRoute(areas, `${driver}/create`, ['VIEW_DRIVER'])).toEqual(refused);
});

describe("paths of the specification redirect to react-admin's", () => {
  it.each([
    [`${seller}/new`, manage, to(`${seller}/create`)],
    [`${seller}/new/`, view, to(`${seller}/create`)],
    [`${seller}/detail/7`, manage, to(`${seller}/7`)],
    [`${seller}/detail/a%2Fb%3F`, view, to(`${seller}/a%2Fb%3F`)],
    [`${seller}/detail/7/show`, manage, to(`${seller}/7/show`)],
    [`${seller}/detail/show`, view, allowed],
    [`${seller}/new`, [], refused],
    [`${seller}/detail/7`, ['MANAGE_DRIVER'], refused],
  ])('%s with %s', (path, access, verdict) => {
    expect(judgeRoute(areas, path, access)).toEqual(verdict);
  });

  it('every redirect ends after at most three steps', () => {
    const stepsFrom = (path: string, access: readonly string[]): number => {
      const verdict = judgeRoute(areas, path, access);
      return 'redirect' in verdict ? 1 + stepsFrom(verdict.redirect, access) : 0;
    };
    for (const start of ['new', 'detail/7', '7', 'detail/new', 'detail/detail', 'detail/create', uuid])
      for (const access of [view, manage]) expect(stepsFrom(`${seller}/${start}`, access)).toBeLessThan(4);
  });
});

describe('the profile (specification §2: always allowed)', () => {
  it.each(['/dashboard/profile', '/dashboard/profile/'])('%s opens without any permission', (path) => {
    expect(judgeRoute(areas, path, [])).toEqual(allowed);
  });

  it.each(['/dashboard/profile/x', '/dashboard/profiles', '/profile'])('%s is not the profile', (path) => {
    expect(judgeRoute(areas, path, [])).toEqual(refused);
  });
});

describe('the page at an address is the one that react-admin renders there', () => {
  const sellers = of('member-list/seller');
  const orders = of('orders');
  const banners = of('master-data/banner-information');

  it.each([
    ['/dashboard', of('dashboard').list],
    [seller, sellers.list],
    [`${seller}/`, sellers.list],
    [`${seller}/create`, sellers.create],
    [`${seller}/import`, sellers.pages?.import],
    [`${seller}/import/show`, sellers.show],
    [`${seller}/toString`, sellers.edit],
    [`${seller}/${uuid}`, sellers.edit],
    [`${seller}/${uuid}/show`, sellers.show],
    ['/dashboard/orders/7/show', orders.show],
    ['/dashboard/orders/7', orders.list],
    ['/dashboard/master-data/banner-information/create', banners.list],
    ['/dashboard/profile', undefined],
    ['/elsewhere', undefined],
  ])('%s', (path, page) => {
    expect(pageAt(areas, path)).toBe(page);
  });
});
