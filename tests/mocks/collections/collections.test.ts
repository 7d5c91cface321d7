import { expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import { menu } from '../../../src/areas';
import { resourcesOf } from '../../../src/menu/area';

const declared = resourcesOf(menu).filter(({ name }) => name !== 'member-list/seller');

it('the embedded API has a collection for every area but the sellers', () => {
  const missing = declared
    .filter(({ name }) => !collections.some(({ resource }) => resource === name))
    .map(({ name }) => `No file of mocks/collections declares the records of ${name}.`);
  expect(missing).toEqual([]);
});

it('every collection belongs to an area, under its name and permission', () => {
  const wrong = collections
    .filter(
      ({ resource, permission }) =>
        !declared.some((area) => area.name === resource && area.permission === permission),
    )
    .map(({ resource, permission }) => `No area is called ${resource} and asks for ${permission}.`);
  expect(wrong).toEqual([]);
});
