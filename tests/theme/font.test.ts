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
  it('causes no unhandled rejection when it does not arrive', async () => {
    Object.assign(document, { fonts: withoutTypeface });
    const unhandled: unknown[] = [];
    const keep = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', keep);
    void fetchFont();
    // Node reports an unhandled rejection after the current task.
    await wait(0);
    process.off('unhandledRejection', keep);
    expect(asked).toEqual([expect.stringContaining('Plus Jakarta Sans Variable')]);
    expect(unhandled).toEqual([]);
  });

  it('causes no error in a browser without document.fonts', async () => {
    expect('fonts' in document).toBe(false);
    await expect(fetchFont()).resolves.toBeUndefined();
  });
});
