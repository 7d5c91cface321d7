import { expect, it } from 'vitest';
import { collections } from '../../mocks/collections';
import { menu } from '../../src/areas';
import { resourcesOf } from '../../src/menu/area';

it('has a collection for every area but the sellers, under its name and permission, in the order of the menu', () => {
  const expected = resourcesOf(menu).filter(({ name }) => name !== 'member-list/seller');
  expect(collections.map(({ resource, permission }) => [resource, permission])).toEqual(
    expected.map(({ name, permission }) => [name, permission]),
  );
});
