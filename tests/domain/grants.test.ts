import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRaise,
  levelOf,
  missingRights,
  readRight,
  rightsChanges,
  withLevel,
  withoutImplied,
} from '../../src/domain/grants';

const permissions = ['ORDERAN', 'TOP-UP_SALDO', 'AKSES_MANAJEMEN'];
/** Rights that the product does not know: a value without a verb, and a verb beside Lihat and Kelola. */
const unknown = ['LAIN', 'APPROVE_TOP-UP_SALDO'];
const right = fc.constantFrom(
  ...permissions.flatMap((name) => [`VIEW_${name}`, `MANAGE_${name}`]),
  ...unknown,
);
const rights = fc.uniqueArray(right);
const level = fc.constantFrom('none' as const, 'view' as const, 'manage' as const);

describe('the rights of a role', () => {
  it.each([
    [[], 'none'],
    [['VIEW_ORDERAN'], 'view'],
    [['MANAGE_ORDERAN'], 'manage'],
    [['VIEW_ORDERAN', 'MANAGE_ORDERAN'], 'manage'],
    [['VIEW_ORDERAN_X', 'ORDERAN', 'EDIT_ORDERAN'], 'none'],
  ])('%j have this level for ORDERAN: %s', (held, expected) =>
    expect(levelOf(held, 'ORDERAN')).toBe(expected),
  );

  it.each([
    ['VIEW_TOP-UP_SALDO', { permission: 'TOP-UP_SALDO', level: 'view' }],
    ['MANAGE_ORDERAN', { permission: 'ORDERAN', level: 'manage' }],
    ['MANAGE_', null],
    ['APPROVE_ORDERAN', null],
    ['ORDERAN', null],
  ])('%s is read as %j', (value, expected) => expect(readRight(value)).toEqual(expected));

  it('get the given level, and no other permission changes', () => {
    fc.assert(
      fc.property(rights, fc.constantFrom(...permissions), level, (held, permission, wanted) => {
        const changed = withLevel(held, permission, wanted);
        expect(levelOf(changed, permission)).toBe(wanted);
        for (const other of permissions.filter((name) => name !== permission))
          expect(levelOf(changed, other)).toBe(levelOf(held, other));
        const kept = (rights: string[]) => rights.filter((value) => unknown.includes(value));
        expect(kept(changed)).toEqual(kept(held));
      }),
    );
  });

  it('mean the same without the rights that another right includes', () => {
    fc.assert(
      fc.property(rights, (held) => {
        const short = withoutImplied([...held, ...held]);
        expect(permissions.map((name) => levelOf(short, name))).toEqual(
          permissions.map((name) => levelOf(held, name)),
        );
        expect(short).toEqual(expect.arrayContaining(held.filter((value) => unknown.includes(value))));
        expect(new Set(short.map((value) => readRight(value)?.permission ?? value)).size).toBe(short.length);
      }),
    );
  });
});

describe('the rights that a user cannot give', () => {
  it.each([
    [['MANAGE_ORDERAN'], ['VIEW_ORDERAN'], []],
    [['MANAGE_ORDERAN'], ['MANAGE_ORDERAN'], []],
    [['VIEW_ORDERAN'], ['MANAGE_ORDERAN'], ['MANAGE_ORDERAN']],
    [[], ['VIEW_ORDERAN', 'LAIN'], ['VIEW_ORDERAN', 'LAIN']],
    [['LAIN'], ['LAIN'], []],
    [['MANAGE_TOP-UP_SALDO'], ['APPROVE_TOP-UP_SALDO'], ['APPROVE_TOP-UP_SALDO']],
  ])('with %j, from the wanted rights %j: %j', (own, wanted, expected) =>
    expect(missingRights(own, wanted)).toEqual(expected),
  );
});

it('lists the changed rights in the order of the menu', () => {
  const changes = rightsChanges(['VIEW_ORDERAN'], ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN'], permissions);
  expect(changes).toEqual([
    { permission: 'ORDERAN', from: 'view', to: 'manage' },
    { permission: 'AKSES_MANAJEMEN', from: 'none', to: 'manage' },
  ]);
  expect(changes.map(isRaise)).toEqual([true, true]);
  expect(isRaise({ from: 'manage', to: 'view' })).toBe(false);
});
