import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adminTable, roleTable } from '../../../mocks/server/staffAccounts';
import { startApi } from '../api';

const api = startApi({ sellers: 1 });
const admins = adminTable(api.db.collections);
const roles = roleTable(api.db.collections);

const staff = ['superadmin', 'keuangan', 'adminpelapak', 'tamu'];
const rights = ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_USER_ADMIN', 'MANAGE_ORDERAN', 'MANAGE_DRIVER'];

/** Leaves four people with a role each: the super admin has every right, and so may have the second. */
const begin = (second: string[]): void => {
  api.reset();
  for (const { id, username } of admins.all()) if (!staff.includes(username)) admins.remove(id);
  const held = [rights, second, ['MANAGE_ORDERAN'], []];
  for (const role of roles.all()) {
    const permissions = held[staff.indexOf(role.id.replace('peran-', ''))];
    if (permissions) roles.put({ ...role, permissions });
    else roles.remove(role.id);
  }
};

/** The rights, of these and of every role, that no active user admin with Kelola Akses Manajemen can give together. */
const locked = (): string[][] => {
  const grantable = admins
    .all()
    .filter(({ is_active }) => is_active)
    .map(({ role_id }) => roles.get(role_id)?.permissions ?? [])
    .filter((held) => held.includes('MANAGE_AKSES_MANAJEMEN'));
  return [rights, ...roles.all().map(({ permissions }) => permissions)].filter(
    (wanted) => !grantable.some((held) => wanted.every((right) => held.includes(right))),
  );
};

const step = fc.record({
  kind: fc.constantFrom('create', 'change', 'change', 'delete', 'move', 'move', 'deactivate', 'activate'),
  // The super admin acts most often: only who has many rights can lock others out.
  as: fc.constantFrom(0, 0, 0, 1, 2, 3),
  whom: fc.nat(3),
  role: fc.nat(9),
  permissions: fc.subarray(rights),
});

const second = fc.constantFrom(rights, ['MANAGE_DRIVER']);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Sends what one user admin tries; the embedded API may refuse it. */
const take = async ({ kind, as, whom, role, permissions }: Step) => {
  const [actor, admin] = [as, whom].map((index) =>
    admins.all().find(({ username }) => username === staff[index]),
  );
  const target = roles.all()[role % roles.all().length];
  if (!actor?.is_active || !admin || !target) return;
  const send = (address: string, body?: object) =>
    api.call(address.replace(' ', ' backoffice/'), { as: actor.username, body });
  const { full_name, email, phone } = admin;
  const set = { name: `Peran ${roles.all().length}`, description: '', permissions };
  if (kind === 'create') await send('POST access-management', set);
  else if (kind === 'change') await send(`PUT access-management/${target.id}`, { ...set, name: target.name });
  else if (kind === 'delete') await send(`DELETE access-management/${target.id}`);
  else if (kind === 'move')
    await send(`PUT member-list/user-admin/${admin.id}`, { full_name, email, phone, role_id: target.id });
  else
    await send(
      `POST member-list/user-admin/${admin.id}/${kind}`,
      kind === 'deactivate' ? { reason: 'Uji' } : {},
    );
};

it('whatever user admins do, somebody active can still change every role and give every right', async () => {
  await fc.assert(
    fc.asyncProperty(second, fc.array(step, { minLength: 3, maxLength: 12 }), async (held, steps) => {
      begin(held);
      for (const each of steps) await take(each);
      expect(locked()).toEqual([]);
    }),
    { numRuns: 75 },
  );
}, 60_000);
