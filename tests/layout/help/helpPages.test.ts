import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errors } from '../../../i18n/errors';
import { helpTitles } from '../../../i18n/layout/help';
import { login } from '../../../i18n/login';
import { toaster, ui } from '../../../i18n/ui';
import { menu } from '../../../src/areas';
import { areasOf } from '../../../src/menu/area';
import { flatten } from '../../contract/flatten';
import { messages } from '../../contract/wholeMessages';

const folder = 'i18n/layout/help';
const pages = Object.keys(helpTitles).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}.md`, 'utf8'),
}));

/** All that a pattern finds in the pages, with its first group. */
const found = (pattern: RegExp) =>
  pages.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, it = '']) => ({ name, it })));

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Every message of the product, with its places open. */
const onScreen = [messages, { login, toaster, ui }]
  .flatMap((own) => [...flatten(own).values()])
  .map((text) => new RegExp(`^${escaped(text.trim()).replaceAll(/%\\\{\w+\\\}/g, '.+')}$`));

const isOnScreen = (text: string): boolean => onScreen.some((message) => message.test(text));

const textOf = (page: string): string => pages.find(({ name }) => name === page)?.text ?? '';

describe('the help pages', () => {
  it('are one Markdown file each', () =>
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.md'))
        .sort(),
    ).toEqual(pages.map(({ name }) => `${name}.md`).sort()));

  it('write in bold letters only what the screen says, letter by letter', () => {
    const bold = found(/\*\*(.+?)\*\*/g);
    expect(bold.length).toBeGreaterThan(80);
    expect(bold.filter(({ it }) => !isOnScreen(it))).toEqual([]);
  });

  it('explain messages under their own words', () => {
    const explained = found(/^### (.+)$/gm);
    expect(explained.length).toBeGreaterThan(30);
    expect(explained.filter(({ it }) => !isOnScreen(it))).toEqual([]);
  });

  it('explain every message of a failed call', () => {
    const unexplained = Object.values(errors)
      .map((message) => message.replace('%{seconds}', '30'))
      .filter((message) => !textOf('messages').includes(`### ${message}`));
    expect(unexplained).toEqual([]);
  });

  it('say for every area what each of its rights opens', () => {
    const parts = textOf('rights').split(/^### /m);
    const unsaid = areasOf(menu)
      .map(({ messages: { name } }) => name)
      .filter((name) => !parts.some((part) => new RegExp(`^${name}\n[^]*Lihat[^]*Kelola`).test(part)));
    expect(areasOf(menu)).toHaveLength(12);
    expect(unsaid).toEqual([]);
  });

  it('link to pages that exist', () =>
    expect(found(/(?<!!)\[.+?\]\((.+?)\)/g).filter(({ it }) => !(it in helpTitles))).toEqual([]));

  it('have every picture in both schemes, and no other', () => {
    const shown = found(/!\[.+?\]\((.+?)\)/g).map(({ it }) => it);
    expect(new Set(shown).size).toBe(shown.length);
    expect(readdirSync(`${folder}/pictures`).sort()).toEqual(
      shown.flatMap((picture) => [`${picture}-dark.webp`, `${picture}-light.webp`]).sort(),
    );
  });
});
