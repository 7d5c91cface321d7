import { caughtBy, type Mutant } from './mutant';

/** What the history of a record says of its edits. */
export const histories: readonly Mutant[] = [
  ...caughtBy('tests/mocks/rest/histories.test.ts', undefined, [
    {
      name: 'history: a right that was taken from a role is not told',
      file: 'mocks/rest/recordHistory.ts',
      find: '[...new Set([...Object.keys(before), ...Object.keys(after)])]',
      replace: 'Object.keys(after)',
    },
    {
      name: 'history: a banner’s link is told by the id of what it leads to',
      file: 'mocks/collections/banners.ts',
      find: 'nameOfLink(values as BannerRecord, tables) ?? values.link',
      replace: 'values.link',
    },
  ]),
  ...caughtBy('tests/areas/histories.test.tsx', undefined, [
    {
      name: 'history: a new right of a role comes from nowhere',
      file: 'src/areas/access-management/useRoleChangeWords.ts',
      find: "value || 'none'",
      replace: 'value',
    },
  ]),
];
