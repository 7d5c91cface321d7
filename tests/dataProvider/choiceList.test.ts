import { describe, expect, it } from 'vitest';
import { roleChoices } from '../../src/areas/user-admin/userAdminWire';
import { profileResponse, regionLists, sessionSchema } from '../../src/dataProvider/wire';

const bali = { id: 51, name: 'Bali', meta: null };

describe('a list to choose from', () => {
  it('leaves out an item that breaks the contract', () => {
    expect(regionLists.province.parse([bali, { id: 99, name: null }])).toMatchObject([{ name: 'Bali' }]);
    expect(
      roleChoices.parse([
        { id: 1, name: 'Kasir', permissions: ['VIEW_ORDERAN'] },
        { id: 2, name: 'Gudang', permissions: null },
      ]),
    ).toEqual([{ id: '1', name: 'Kasir', permissions: ['VIEW_ORDERAN'] }]);
  });

  it('is refused if no item meets the contract, or if it is no list', () => {
    expect(roleChoices.safeParse([]).success).toBe(true);
    expect(roleChoices.safeParse([{ id: 1 }, null]).success).toBe(false);
    expect(roleChoices.safeParse({ id: 1 }).success).toBe(false);
  });
});

it('one broken right of a user takes no other right away', () => {
  const user = { user_id: 1, full_name: 'Sari', email: 'sari@kantor.example', role_name: 'Kasir' };
  const access_role = [{ access: 'VIEW_ORDERAN' }, { access: null }];
  const rights = [{ access: 'VIEW_ORDERAN' }];
  const session = { token: { access_token: 'a' }, payload: { user_data: { ...user, access_role } } };
  expect(sessionSchema.parse(session).payload.user_data.access_role).toEqual(rights);
  expect(profileResponse.parse({ user_data: { ...user, access_role } })).toMatchObject({
    access_role: rights,
  });
});
