import { describe, expect, it } from 'vitest';
import { menu } from '../../src/areas';
import { areasOf, isGroup, pathOf, resourcesOf } from '../../src/menu/area';
import { flatten } from './flatten';
import { messages } from './wholeMessages';

const areas = areasOf(menu);

const texts = flatten(messages);

/** The permission that §6 derives from a menu label: capitals, spaces to underscores. */
const permissionForLabel = (label: string): string => label.toUpperCase().replaceAll(' ', '_');

/** Specification §2 'Screens and routes' and 'Menu', and the names of §6, written down by hand in the menu's order. */
const specified: readonly [group: string | null, label: string, route: string, permission: string][] = [
  [null, 'Dashboard', '/dashboard', 'DASHBOARD'],
  ['Daftar', 'Pelapak', '/dashboard/member-list/seller', 'PELAPAK'],
  ['Daftar', 'Driver', '/dashboard/member-list/driver', 'DRIVER'],
  ['Daftar', 'User Admin', '/dashboard/member-list/user-admin', 'USER_ADMIN'],
  [null, 'List Produk', '/dashboard/product-list', 'LIST_PRODUK'],
  [null, 'Orderan', '/dashboard/orders', 'ORDERAN'],
  [null, 'Buat Kategori', '/dashboard/make-category', 'BUAT_KATEGORI'],
  ['Master Data', 'Banner Infomasi', '/dashboard/master-data/banner-information', 'BANNER_INFOMASI'],
  [null, 'List Konsumen', '/dashboard/consumer-list', 'LIST_KONSUMEN'],
  [null, 'Top-Up Saldo', '/dashboard/top-up', 'TOP-UP_SALDO'],
  [null, 'Akses Manajemen', '/dashboard/access-management', 'AKSES_MANAJEMEN'],
  [null, 'Report Transaction', '/dashboard/report-transaction', 'REPORT_TRANSACTION'],
];

/** Every area of the menu; an area outside the specification may have any place among the others. */
const declared = menu.flatMap((entry) => {
  const group = isGroup(entry) ? texts.get(`layout.groups.${entry.group}`) : null;
  const children = isGroup(entry) ? entry.children : [entry];
  return children.map((area) => [
    group,
    texts.get(`resources.${area.name}.name`),
    pathOf(area),
    area.permission,
  ]);
});

describe('the menu', () => {
  it('has every entry of the specification: order, groups, labels, routes, permissions', () => {
    const labels = specified.map(([, label]) => label);
    expect(declared.filter(([, label]) => labels.includes(label ?? ''))).toEqual(specified);
  });

  it('names every area, and asks for the permission that belongs to the label (specification §6)', () => {
    const missing = areas.flatMap(({ name, permission, icon }) => {
      const label = texts.get(`resources.${name}.name`) ?? '';
      return [
        ...(label === '' ? [`The messages of ${name} lack its label, 'name'.`] : []),
        ...(permissionForLabel(label) === permission
          ? []
          : [`${name} is called '${label}', so its permission is '${permissionForLabel(label)}'.`]),
        ...(icon ? [] : [`${name} has no icon for the sidebar.`]),
      ];
    });
    expect(missing).toEqual([]);
  });
});

it('every area except the home page is a resource', () => {
  expect(resourcesOf(menu)).toHaveLength(areas.length - 1);
  expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
});
