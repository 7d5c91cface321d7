import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources';

/** Files that belong to no room: messages of libraries and of faults, rules of fields, and the list of all messages. */
const ofEveryRoom = ['errors', 'messages', 'ra', 'validation'];

it('i18n mirrors the rooms of src: a file of messages has the name of its room or area', () => {
  const strangers = sourcesOf('i18n')
    .map(({ path }) => path.replace(/^i18n\/(.+)\.ts$/, '$1'))
    .filter((name) => !ofEveryRoom.includes(name) && !existsSync(`src/${name}`))
    .map((name) => `i18n/${name}.ts: there is no src/${name} whose messages these could be.`);
  expect(strangers).toEqual([]);
});

it('an area takes messages from its own and from the shared rooms, never from another area', () => {
  const files = sourcesOf('src/areas');
  const names = new Map(
    files.flatMap(({ path, text }) => {
      const folder = /^src\/areas\/([^/]+)\/index\.ts$/.exec(path)?.[1];
      const name = /\n {2}name: '([^']+)'/.exec(text)?.[1];
      return folder === undefined || name === undefined ? [] : [[name, folder] as const];
    }),
  );
  const borrowed = files.flatMap(({ path, text }) =>
    [...text.matchAll(/resources\.([\w/-]+)/g)]
      .filter(([, name = '']) => names.get(name) !== path.split('/')[2])
      .map(([key]) => `${path} reads ${key}, which belongs to ${names.get(key.slice(10)) ?? 'no area'}.`),
  );
  expect(names.size).toBeGreaterThan(10);
  expect(borrowed).toEqual([]);
});
