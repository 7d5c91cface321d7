import { describe, expect, it } from 'vitest';
import { eitherSignal } from '../../src/dataProvider/http';

describe('either of two signals', () => {
  it('is aborted with the first of them, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const either = eitherSignal(one.signal, other.signal);
    expect(either.aborted).toBe(false);
    other.abort('second');
    one.abort('first');
    expect(either.reason).toBe('second');
  });

  it('is aborted at once if one of them was before', () => {
    const one = new AbortController();
    one.abort('earlier');
    const either = eitherSignal(new AbortController().signal, one.signal);
    expect(either.reason).toBe('earlier');
  });
});
