import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyScheme, type Scheme, tokens } from '../../../src/ui/theme/tokens';

type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The visible colour of a translucent colour (`rgba(r, g, b, a)`) over an opaque one. */
const over = (translucent: string, below: Rgb): Rgb => {
  const [r = 0, g = 0, b = 0, alpha = 1] = (translucent.match(/[\d.]+/g) ?? []).map(Number);
  const blend = (top: number, bottom: number) => Math.round(top * alpha + bottom * (1 - alpha));
  return [blend(r, below[0]), blend(g, below[1]), blend(b, below[2])];
};

const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of WCAG 2.2, 1 to 21. */
const contrast = (one: Rgb, other: Rgb): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const schemes: Scheme[] = ['light', 'dark'];

describe.each(schemes)('the %s tokens', (scheme) => {
  const t = tokens[scheme];
  const grounds: [string, Rgb][] = [
    ['page', channels(t.page)],
    ['surface', channels(t.surface)],
    ['tint on page', over(t.tint, channels(t.page))],
    ['tint on surface', over(t.tint, channels(t.surface))],
  ];
  const inks = ['text', 'secondary', 'primary', 'success', 'warning', 'error', 'info'] as const;

  it.each(inks.flatMap((ink) => grounds.map(([ground, colour]) => ({ ink, ground, colour }))))(
    'make $ink readable on $ground',
    ({ ink, colour }) => {
      expect(contrast(channels(t[ink]), colour)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['primary', 'primaryStrong', 'success', 'warning', 'error', 'info'] as const)(
    'make the contrast text readable on a filled %s',
    (fill) => {
      expect(contrast(channels(t.primaryContrast), channels(t[fill]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['text', 'secondary'] as const)('make %s readable on a disabled control', (ink) => {
    expect(contrast(channels(t[ink]), channels(t.hairline))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('show the edge of a control on %s', (_, ground) => {
    expect(contrast(channels(t.outline), ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('applyScheme', () => {
  const root = document.documentElement;
  const system = (dark: boolean) => {
    const query = Object.assign(new EventTarget(), { matches: dark });
    vi.stubGlobal('matchMedia', () => query);
    return (nowDark: boolean) => {
      query.matches = nowDark;
      query.dispatchEvent(new Event('change'));
    };
  };

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('puts the tokens on the document as custom properties', () => {
    applyScheme('dark');
    expect(root.style.getPropertyValue('--page')).toBe(tokens.dark.page);
    expect(root.style.getPropertyValue('--primary-contrast')).toBe(tokens.dark.primaryContrast);
    expect(root.style.colorScheme).toBe('dark');
    expect(root.dataset.scheme).toBe('dark');
  });

  it('follows the scheme of the system if that is chosen', () => {
    const turn = system(true);
    applyScheme('system');
    expect(root.dataset.scheme).toBe('dark');
    turn(false);
    expect(root.dataset.scheme).toBe('light');
  });

  it('keeps a chosen scheme when the scheme of the system changes', () => {
    const turn = system(false);
    applyScheme('system');
    applyScheme('dark');
    turn(false);
    expect(root.dataset.scheme).toBe('dark');
  });
});
