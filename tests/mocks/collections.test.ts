import { expect, it } from 'vitest';
import { collections } from '../../mocks/collections';
import { resources } from '../../src/areas';

it('has a collection for every area without endpoints of its own, under its name and permission', () => {
  const expected = resources
    .filter((area) => !area.endpoints)
    .map(({ name, permission }) => [name, permission]);
  expect(collections.map(({ resource, permission }) => [resource, permission])).toEqual(expected);
});
