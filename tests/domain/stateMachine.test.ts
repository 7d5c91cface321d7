import { describe, expect, it } from 'vitest';
import { allowedActions, isAllowed, type Transitions } from '../../src/domain/stateMachine';

type State = 'MENUNGGU' | 'AKTIF' | 'DITOLAK';

const transitions = {
  verify: { from: ['MENUNGGU'], to: 'AKTIF' },
  reject: { from: ['MENUNGGU'], to: 'DITOLAK', reason: true },
  note: { from: ['MENUNGGU', 'AKTIF', 'DITOLAK'] },
} as const satisfies Transitions<State>;

describe.each([
  ['MENUNGGU', ['verify', 'reject', 'note']],
  ['AKTIF', ['note']],
  ['DITOLAK', ['note']],
  ['ENTAH', []],
])('in state %s', (state, allowed) => {
  it(`allows ${allowed.join(', ') || 'nothing'}`, () => {
    expect(allowedActions(transitions, state)).toEqual(allowed);
    for (const action of Object.keys(transitions))
      expect(isAllowed(transitions, action, state)).toBe(allowed.includes(action));
  });
});

it.each(['hapus', 'constructor', '__proto__'])('does not know the action %s', (action) =>
  expect(isAllowed(transitions, action, 'MENUNGGU')).toBe(false),
);
