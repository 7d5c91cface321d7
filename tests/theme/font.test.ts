import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchFont } from '../../src/theme/font';

let asked: string[] = [];
/** A browser in which no typeface arrives. */
const withoutTypeface = {
  load: (font: string) => {
    asked.push(font);
    return Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
  },
};

afterEach(() => {
  asked = [];
  Reflect.deleteProperty(document, 'fonts');
});

describe('the typeface', () => {
  it('that does not arrive is no error', async () => {
    Object.assign(document, { fonts: withoutTypeface });
    const unhandled: unknown[] = [];
    const keep = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', keep);
    fetchFont();
    // Node says of a rejection that nobody handles it once the current task is over.
    await wait(0);
    process.off('unhandledRejection', keep);
    expect(asked).toEqual([expect.stringContaining('Plus Jakarta Sans Variable')]);
    expect(unhandled).toEqual([]);
  });

  it('is not asked for where the browser has no way to ask', () => {
    expect(fetchFont).not.toThrow();
    expect(asked).toEqual([]);
  });
});
