import { describe, expect, it } from 'vitest';
import { mayAct, mayManage, mayOpen, mayView, permissionOf } from '../../src/authProvider/access';

describe('access rules (specification §6)', () => {
  it.each([
    ['VIEW_PELAPAK', 'PELAPAK'],
    ['MANAGE_USER_ADMIN', 'USER_ADMIN'],
    ['VIEW_TOP-UP_SALDO', 'TOP-UP_SALDO'],
    ['_PELAPAK', 'PELAPAK'],
    ['PELAPAK', 'PELAPAK'],
  ])('the permission of %s is %s', (access, permission) => expect(permissionOf(access)).toBe(permission));

  it.each([
    // access, view, manage, open
    ['VIEW_PELAPAK', true, false, true],
    ['MANAGE_PELAPAK', true, true, true],
    ['APPROVE_PELAPAK', false, false, true],
    ['PELAPAK', false, false, false],
    ['view_pelapak', false, false, false],
    ['VIEW_PELAPAK_LAMA', false, false, false],
    ['VIEW_SUB_PELAPAK', false, false, false],
    ['', false, false, false],
  ])('%j: mayView %s, mayManage %s, mayOpen %s', (access, view, manage, open) => {
    expect(mayView([access], 'PELAPAK')).toBe(view);
    expect(mayManage([access], 'PELAPAK')).toBe(manage);
    expect(mayOpen([access], 'PELAPAK')).toBe(open);
  });

  it.each(['list', 'show', 'export'])('VIEW_ is enough to %s', (action) =>
    expect(mayAct(['VIEW_PELAPAK'], 'PELAPAK', action)).toBe(true),
  );

  it.each(['create', 'edit', 'delete', 'something new'])(
    'VIEW_ is not enough to %s, MANAGE_ is',
    (action) => {
      expect(mayAct(['VIEW_PELAPAK'], 'PELAPAK', action)).toBe(false);
      expect(mayAct(['MANAGE_PELAPAK'], 'PELAPAK', action)).toBe(true);
    },
  );
});
