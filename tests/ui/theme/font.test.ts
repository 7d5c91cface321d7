import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTypeface, fetchTypeface } from '../../../src/ui/theme/font';
import { gate } from '../../support/gate';

let answer: Promise<void>;
/** The part of a browser's FontFace that the product uses; jsdom has none. */
class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = () => answer.then(() => this);
}

let shown: Face[];
beforeEach(() => {
  shown = [];
  vi.stubGlobal('FontFace', Face);
  Object.assign(document, { fonts: { add: (face: Face) => shown.push(face) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

describe('the typeface', () => {
  it('is in the page, in all of its weights, before anything is painted', async () => {
    answer = Promise.resolve();
    await applyTypeface(fetchTypeface());
    expect(shown).toMatchObject([
      { family: 'Plus Jakarta Sans Variable', descriptors: { weight: '400 700' } },
    ]);
    expect(shown[0]?.source).toMatch(/^url\(.*plus-jakarta-sans\.woff2\)$/);
  });

  it('keeps no page waiting that it does not reach', async () => {
    answer = Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
    await applyTypeface(fetchTypeface());
    expect(shown).toEqual([]);
  });

  it('is waited for three seconds, and not shown when it comes later', async () => {
    vi.useFakeTimers();
    const late = gate();
    answer = late.passed;
    const isApplied = vi.fn();
    void applyTypeface(fetchTypeface()).then(isApplied);
    await vi.advanceTimersByTimeAsync(2999);
    expect(isApplied).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isApplied).toHaveBeenCalled();
    late.open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([]);
  });
});
