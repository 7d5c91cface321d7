import { caughtBy, type Mutant } from './mutant';

const exported = 'tests/areas/exports.test.tsx';
const grants = 'tests/domain/grants.test.ts';

/** Drivers, consumers, user admins and roles. */
export const people: readonly Mutant[] = [
  ...caughtBy('tests/areas/driver/driverTable.test.tsx', 'is what the API allows', [
    {
      name: 'driver: a rejected driver can be verified without a second look',
      file: 'src/areas/driver/driverWire.ts',
      find: `verify: { from: ['MENUNGGU_VERIFIKASI']`,
      replace: `verify: { from: ['MENUNGGU_VERIFIKASI', 'DITOLAK']`,
    },
    {
      name: 'driver: a suspension rejects the driver',
      file: 'src/areas/driver/driverWire.ts',
      find: `to: 'DITANGGUHKAN', reason: true`,
      replace: `to: 'DITOLAK', reason: true`,
    },
  ]),
  ...caughtBy('tests/areas/driver/driverTable.test.tsx', 'is what the page offers', [
    {
      name: 'driver: the page offers “Verifikasi” in any state',
      file: 'src/areas/driver/DriverActions.tsx',
      find: 'state={driver.status}',
      replace: 'state="MENUNGGU_VERIFIKASI"',
    },
  ]),
  ...caughtBy('tests/mocks/collections/drivers.test.ts', undefined, [
    {
      name: 'driver: a suspended driver stays online',
      file: 'mocks/collections/drivers.ts',
      find: '({ is_online: false })',
      replace: '({ is_online: true })',
    },
    {
      name: 'driver: two drivers share a number plate',
      file: 'mocks/collections/drivers.ts',
      find: 'other.id !== id && other.plat_nomor === change.plat_nomor',
      replace: 'other.id === id && other.plat_nomor === change.plat_nomor',
    },
    {
      name: 'driver: a car may be driven with the licence of a motorbike',
      file: 'src/areas/driver/driverWire.ts',
      find: `MOBIL: 'A'`,
      replace: `MOBIL: 'C'`,
    },
  ]),
  ...caughtBy(exported, 'Driver', [
    {
      name: 'driver export: phone and e-mail change places',
      file: 'src/areas/driver/driverExportColumns.ts',
      find: `plainColumns('full_name', 'phone'),\n  ...hiddenAtFirst({ source: 'email' },`,
      replace: `plainColumns('full_name', 'email'),\n  ...hiddenAtFirst({ source: 'phone' },`,
    },
    {
      name: 'secrets: six figures are shown instead of four',
      file: 'src/format/mask.ts',
      find: 'shownDigits = 4',
      replace: 'shownDigits = 6',
    },
  ]),
  ...caughtBy('tests/areas/driver/numbersExport.test.tsx', undefined, [
    {
      name: 'driver export: whole numbers stay the choice for the next file',
      file: 'src/widgets/export/ExportPanel.tsx',
      find: 'setWhole(false);',
      replace: '',
    },
    {
      name: 'driver export: a cancelled one goes on to its file',
      file: 'src/dataProvider/revealNumbers.ts',
      find: "method: 'POST', body, signal }",
      replace: "method: 'POST', body }",
    },
    {
      name: 'driver export: whole numbers are in no history',
      file: 'mocks/rest/restSecrets.ts',
      find: 'keepLook(record, account, numbersExported)',
      replace: 'record',
    },
  ]),
  ...caughtBy('tests/format/csv.test.ts', undefined, [
    {
      name: 'export: leading zeros are lost',
      file: 'src/format/csv.ts',
      find: String.raw`/^(\d{12,}|0\d+)$/`,
      replace: String.raw`/^(\d{13,}|0\d)$/`,
    },
  ]),
  ...caughtBy('tests/areas/consumer-list/consumerTable.test.tsx', 'is what the API allows', [
    {
      name: 'consumer: one who is not blocked can be unblocked',
      file: 'src/areas/consumer-list/consumerWire.ts',
      find: `unblock: { from: ['DIBLOKIR']`,
      replace: `unblock: { from: ['DIBLOKIR', 'AKTIF']`,
    },
  ]),
  ...caughtBy(exported, 'List Konsumen', [
    {
      name: 'consumer: refunded orders count as spent',
      file: 'mocks/world/totals.ts',
      find: `(payment_status === 'LUNAS' ? total : 0)`,
      replace: `(payment_status !== 'BELUM_DIBAYAR' ? total : 0)`,
    },
    {
      name: 'consumer: the first order is shown as the last',
      file: 'mocks/world/totals.ts',
      find: 'last > created_at ? last : created_at',
      replace: 'last < created_at ? last : created_at',
    },
    {
      name: 'consumer export: times without their zone',
      file: 'src/areas/consumer-list/ConsumerList.tsx',
      find: `{ source: 'last_order_at', instant: true }`,
      replace: `{ source: 'last_order_at' }`,
    },
  ]),
  ...caughtBy('tests/areas/user-admin/userAdminTable.test.tsx', 'is what the API allows', [
    {
      name: 'user admin: an inactive one can be deactivated again',
      file: 'src/areas/user-admin/userAdminWire.ts',
      find: `deactivate: { from: ['AKTIF']`,
      replace: `deactivate: { from: ['AKTIF', 'TIDAK_AKTIF']`,
    },
  ]),
  ...caughtBy('tests/areas/user-admin/userAdminTable.test.tsx', 'own account', [
    {
      name: 'user admin: one can deactivate oneself',
      file: 'src/areas/user-admin/UserAdminActions.tsx',
      find: 'protection === null',
      replace: `protection !== 'moreRights'`,
    },
  ]),
  ...caughtBy('tests/mocks/collections/roles.test.ts', undefined, [
    {
      name: 'role: one that somebody holds can be deleted',
      file: 'mocks/collections/roles.ts',
      find: 'return holders > 0',
      replace: 'return holders > 99',
    },
    {
      name: 'role: two roles share a name',
      file: 'mocks/collections/roles.ts',
      find: `other.name.toLowerCase() === name.toLowerCase()`,
      replace: `other.name === name.toLowerCase()`,
    },
  ]),
  ...caughtBy(grants, undefined, [
    {
      name: 'rights: “Kelola” no longer implies “Lihat”',
      file: 'src/domain/grants.ts',
      find: `return right?.level !== 'view' ||`,
      replace: `return right?.level === 'view' ||`,
    },
    {
      name: 'rights: a person may grant a right that they do not have',
      file: 'src/domain/grants.ts',
      find: 'order.indexOf(levelOf(own, right.permission)) < order.indexOf(right.level)',
      replace: 'order.indexOf(levelOf(own, right.permission)) > order.indexOf(right.level)',
    },
    {
      name: 'rights: a right that is taken away counts as given',
      file: 'src/domain/grants.ts',
      find: 'order.indexOf(to) > order.indexOf(from)',
      replace: 'order.indexOf(to) < order.indexOf(from)',
    },
  ]),
  ...caughtBy(exported, 'Akses Manajemen', [
    {
      name: 'role export: the rights run together',
      file: 'src/areas/access-management/RoleList.tsx',
      find: `permissions.join(' ')`,
      replace: `permissions.join('')`,
    },
  ]),
  ...caughtBy('tests/areas/driver/maskedConflict.test.tsx', 'cannot be mixed', [
    {
      name: 'driver: a bank account is joined to the number of another one',
      file: 'src/widgets/save/conflict/ConflictDialog.tsx',
      find: 'isMineLost ? sides.slice(1) : sides',
      replace: 'sides',
    },
  ]),
];
