import { emailOf, person, phoneOf } from '../seed/people';
import { randomFrom } from '../seed/random';
import { accounts, accountsWith, permissions as specified } from '../server/accounts';
import { arrivals, later } from './arrivals';
import { day, hour, instant, minute } from './clock';
import { historyUntil } from './history';
import type { RoleRecord } from './moneyRecords';
import type { UserAdminRecord } from './records';
import { holdersByRole } from './totals';

/** Roles besides those of the demo accounts; nobody has the last one. */
const furtherRoles = [
  [
    'peran-katalog',
    'Admin Katalog',
    'Meninjau produk, kategori, dan banner',
    'LIST_PRODUK BUAT_KATEGORI BANNER_INFOMASI',
  ],
  ['peran-layanan', 'Layanan Pelanggan', 'Menangani pesanan dan keluhan konsumen', 'ORDERAN LIST_KONSUMEN'],
  ['peran-armada', 'Koordinator Driver', 'Memverifikasi dan mengawasi driver', 'DRIVER'],
  ['peran-auditor', 'Auditor', 'Melihat keuangan tanpa mengubah apa pun', ''],
] as const;

type SeededRole = Pick<RoleRecord, 'id' | 'name' | 'description' | 'permissions'>;

const rolesWith = (known: readonly string[]): readonly SeededRole[] => [
  ...accountsWith(known).map(({ username, role_name, note, access }) => ({
    id: `peran-${username}`,
    name: role_name,
    description: note,
    permissions: [...access],
  })),
  ...furtherRoles.map(([id, name, description, managed]) => ({
    id,
    name,
    description,
    permissions: managed
      ? ['VIEW_DASHBOARD', ...managed.split(' ').map((permission) => `MANAGE_${permission}`)]
      : ['VIEW_DASHBOARD', 'VIEW_TOP-UP_SALDO', 'VIEW_REPORT_TRANSACTION'],
  })),
];

/** The role of each colleague, in order. */
const colleagues = [
  'peran-layanan',
  'peran-katalog',
  'peran-keuangan',
  'peran-layanan',
  'peran-adminpelapak',
  'peran-armada',
  'peran-pengamat',
  'peran-layanan',
  'peran-katalog',
  'peran-keuangan',
  'peran-layanan',
  'peran-armada',
  'peran-adminpelapak',
  'peran-layanan',
  'peran-katalog',
  'peran-layanan',
  'peran-pengamat',
  'peran-keuangan',
  'peran-adminpelapak',
  'peran-layanan',
] as const;

const chief = accounts[0]?.full_name ?? '';

const colleague = (
  number: number,
  joined: number,
  now: number,
  roleList: readonly SeededRole[],
): UserAdminRecord => {
  const random = randomFrom(`petugas-${number}`);
  const { full_name } = person(random);
  const role = roleList.find(({ id }) => id === colleagues[number - 1]) ?? roleList[0];
  const left = joined + later(random, 100, 900);
  const is_active = !random.chance(0.2) || left > now;
  const end = is_active ? now : left;
  const history = historyUntil(now);
  history.step('create', 'AKTIF', joined, chief);
  if (!is_active) history.step('deactivate', 'TIDAK_AKTIF', left, chief);
  return {
    id: `9b1f0c6e-5d0a-4a57-9a54-${String(accounts.length + number).padStart(12, '0')}`,
    full_name,
    username: `${full_name.toLowerCase().replaceAll(' ', '.')}${number}`,
    email: emailOf(full_name, number).replace('@surel.', '@kantor.'),
    phone: phoneOf(accounts.length + number, '62811'),
    role: role?.name ?? '',
    role_id: role?.id ?? '',
    access_role: [...(role?.permissions ?? [])],
    is_active,
    last_login: random.chance(0.1) ? null : instant(Math.max(joined, end - later(random, 0, 6))),
    created_at: instant(joined),
    history: history.entries,
  };
};

/** Creates the demo accounts, then their colleagues, on a server that knows these permissions. */
export const userAdmins = (now: number, known: readonly string[] = specified): UserAdminRecord[] => [
  ...accountsWith(known).map(
    ({ id, full_name, username, email, role_name, access }, index): UserAdminRecord => {
      const created_at = '2023-01-02T08:00:00+07:00';
      const random = randomFrom(`login-${username}`);
      return {
        id,
        full_name,
        username,
        email,
        phone: phoneOf(index, '62811'),
        role: role_name,
        role_id: `peran-${username}`,
        access_role: [...access],
        is_active: true,
        last_login: instant(now - random.int(1, 40) * hour - random.int(0, 59) * minute),
        created_at,
        history: [{ action: 'create', from: '', to: 'AKTIF', actor: 'Sistem', at: created_at }],
      };
    },
  ),
  ...arrivals('petugas', colleagues.length, 36_500 * day, now).map(({ number, at }) =>
    colleague(number, at, now, rolesWith(known)),
  ),
];

/** Creates every role, with the number of its user admins. */
export const roles = (
  admins: readonly UserAdminRecord[],
  known: readonly string[] = specified,
): RoleRecord[] => {
  const holders = holdersByRole(admins);
  return rolesWith(known).map((role) => {
    const updated_at = instant(
      Date.parse('2025-06-02T09:00:00+07:00') + randomFrom(role.id).int(0, 120) * day,
    );
    const step = { from: '', to: '' };
    return {
      ...role,
      user_count: holders.get(role.id) ?? 0,
      updated_at,
      updated_by: chief,
      history: [
        { ...step, action: 'create', actor: 'Sistem', at: '2023-01-02T08:00:00+07:00' },
        { ...step, action: 'edit', actor: chief, at: updated_at, changes: [{ field: 'description' }] },
      ],
    };
  });
};

/** Returns the names of the active user admins with these roles; the seed uses them as actors. */
export const namesOf = (admins: readonly UserAdminRecord[], ...role_ids: string[]): string[] =>
  admins
    .filter(({ role_id, is_active }) => is_active && role_ids.includes(role_id))
    .map(({ full_name }) => full_name);
