import { describe, expect, it } from 'vitest';
import { allowedActions, isAllowed, stateAfter, type Transitions } from '../../src/domain/stateMachine';

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

it('an action leads to its target state, keeps the state without a target, and is undefined where not allowed', () => {
  expect(stateAfter(transitions, 'verify', 'MENUNGGU')).toBe('AKTIF');
  expect(stateAfter(transitions, 'note', 'DITOLAK')).toBe('DITOLAK');
  expect(stateAfter(transitions, 'verify', 'DITOLAK')).toBeUndefined();
});

it.each(['hapus', 'constructor', '__proto__'])('does not know the action %s', (action) => {
  expect(isAllowed(transitions, action, 'MENUNGGU')).toBe(false);
  expect(stateAfter(transitions, action, 'MENUNGGU')).toBeUndefined();
});
