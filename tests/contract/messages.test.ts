import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { menu } from '../../src/areas';
import { ApiError, type FaultKind } from '../../src/dataProvider/serverErrors';
import { isGroup } from '../../src/menu/area';
import { flatten } from './flatten';
import { messages } from './wholeMessages';

const ours = flatten(messages);
const theirs = flatten(english);
const indonesian = new Map([...ours].filter(([key]) => key.startsWith('ra.')));

/** What is the same in both languages, or is not a word at all. */
const sameInBoth = new Set([
  'ra.boolean.null',
  'ra.page.list',
  'ra.page.show',
  'ra.page.dashboard',
  'ra.auth.username',
  'ra.auth.password',
  'ra.auth.email',
]);

const placeholders = (text: string) =>
  new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? ''));
const forms = (text: string) => text.split('||||').map((form) => form.trim());

describe("react-admin's messages", () => {
  it('have exactly the keys of the English messages', () => {
    expect([...indonesian.keys()].sort()).toEqual([...theirs.keys()].sort());
    expect(theirs.size).toBe(164);
  });

  it('are Indonesian', () => {
    const untranslated = [...indonesian].filter(
      ([key, text]) => forms(theirs.get(key) ?? '').includes(text) && !sameInBoth.has(key),
    );
    expect(untranslated).toEqual([]);
    for (const key of sameInBoth) expect(indonesian.get(key)).toBe(theirs.get(key));
  });

  it.each([...theirs])('%s has the placeholders of the English message', (key, text) => {
    // Indonesian has one form, which replaces the last English form, the plural. It may use the placeholders of the singular too.
    const written = placeholders(indonesian.get(key) ?? '');
    const needed = placeholders(forms(text).at(-1) ?? '');
    const offered = placeholders(text);
    expect([...needed].filter((name) => !written.has(name))).toEqual([]);
    expect([...written].filter((name) => !offered.has(name))).toEqual([]);
  });

  it('count in one form for every number', () => {
    const { translate } = polyglotI18nProvider(() => messages, 'id');
    for (const smart_count of [0, 1, 2, 25])
      expect(translate('ra.action.bulk_actions', { smart_count })).toBe(`${smart_count} dipilih`);
  });
});

describe('our messages', () => {
  it('are all checked here, from every file of i18n', () => {
    // Login page, theme and toaster import their words, because they are outside react-admin's translation.
    const files = import.meta.glob<object>(
      ['../../i18n/**/*.ts', '!**/login.ts', '!**/theme.ts', '!../../i18n/ui.ts'],
      { eager: true },
    );
    const checked = new Set(ours.values());
    const missing = Object.entries(files).flatMap(([file, content]) =>
      [...flatten(content).values()].filter((text) => !checked.has(text)).map((text) => `${file}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('are never empty', () => {
    const empty = [...ours].filter(([key, text]) => text.trim() === '' && key !== 'ra.boolean.null');
    expect(empty).toEqual([]);
  });

  it('name every group of the menu', () => {
    const missing = menu
      .filter(isGroup)
      .filter(({ group }) => !ours.get(`layout.groups.${group}`))
      .map(({ group }) => `The heading '${group}' needs its label in i18n/layout.ts, under groups.`);
    expect(missing).toEqual([]);
  });

  it('have a sentence for every kind of fault', () => {
    const kinds: Record<FaultKind, true> = {
      offline: true,
      network: true,
      timeout: true,
      expired: true,
      forbidden: true,
      notFound: true,
      rejected: true,
      busy: true,
      server: true,
      invalidResponse: true,
    };
    for (const kind of Object.keys(kinds) as FaultKind[])
      expect(ours.get(new ApiError(kind, '').message)).toMatch(/[.!]$/);
  });
});
