import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { areas, pathOf, resources } from '../../src/areas';
import { group, isGroup, type Area } from '../../src/areas/area';
import { createAuthProvider } from '../../src/authProvider';
import { session } from '../../src/authProvider/session';
import { createDataProvider } from '../../src/dataProvider';
import { undocumentedBase } from '../../src/dataProvider/simpleRest';
import { answer, startApiServer } from '../dataProvider/apiServer';

startApiServer();

/** An area nobody has heard of: README 'Adding a menu area', steps 1 and 2. */
const voucher = { name: 'promo/voucher', permission: 'VOUCHER', list: () => null } satisfies Area;

const signInWith = (...access: string[]) => {
  const info = session.get();
  if (!info) throw new Error('nobody is signed in');
  const user_data = { ...info.payload.user_data, access_role: access.map((value) => ({ access: value })) };
  session.save({ ...info, payload: { user_data } }, false);
};

describe('a new area follows from its declaration', () => {
  it('gets its address below /dashboard', () => {
    expect(pathOf(voucher)).toBe('/dashboard/promo/voucher');
  });

  it('may stand under a heading', () => {
    const entry = group('promo', [voucher]);
    expect(isGroup(entry) && entry.children).toEqual([voucher]);
  });

  it.each([
    ['VIEW_VOUCHER', { list: true, show: true, create: false, edit: false, delete: false }],
    ['MANAGE_VOUCHER', { list: true, show: true, create: true, edit: true, delete: true }],
    ['MANAGE_PELAPAK', { list: false, show: false, create: false, edit: false, delete: false }],
  ])('opens to who holds %s, as far as it goes', async (access, expected) => {
    signInWith(access);
    const { canAccess } = createAuthProvider([...areas, voucher]);
    for (const [action, allowed] of Object.entries(expected)) {
      expect([action, await canAccess?.({ resource: voucher.name, action })]).toEqual([action, allowed]);
    }
  });

  it('stays closed to everyone while it is not declared', async () => {
    signInWith('MANAGE_VOUCHER');
    expect(await createAuthProvider(areas).canAccess?.({ resource: voucher.name, action: 'list' })).toBe(
      false,
    );
  });

  it('reads and writes by simple REST, without an endpoint of its own', async () => {
    const dataProvider = createDataProvider([...resources, voucher]);
    answer(
      () => HttpResponse.json([{ id: 1, code: 'HEMAT' }], { headers: { 'Content-Range': 'voucher 0-0/1' } }),
      `${undocumentedBase}/promo/voucher`,
    );
    const page = await dataProvider.getList(voucher.name, {
      pagination: { page: 1, perPage: 10 },
      filter: {},
    });
    expect(page).toMatchObject({ data: [{ id: 1, code: 'HEMAT' }], total: 1 });
  });

  it('uses its own endpoints where it declares them', async () => {
    const withEndpoints: Area = {
      ...voucher,
      endpoints: { getOne: () => Promise.resolve({ data: { id: 9 } as never }) },
    };
    const dataProvider = createDataProvider([...resources, withEndpoints]);
    expect(await dataProvider.getOne(voucher.name, { id: 9 })).toEqual({ data: { id: 9 } });
  });
});
