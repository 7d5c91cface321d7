import { expect, it } from 'vitest';
import { sourcesOf } from './sources';

/** Files that measure how long something takes or is kept; both ends are of the same clock. */
const durations = [
  'src/authProvider/rereadAccess.ts',
  'src/authProvider/session.ts',
  'src/dataProvider/http.ts',
  'src/dataProvider/serverErrors.ts',
  'src/domain/format/clock.ts',
  'src/form/drafts/drafts.ts',
  'src/layout/ErrorPage.tsx',
  'src/ui/Toaster.tsx',
  'src/ui/text/clock.ts',
];

it('the current time comes from format/clock, which follows the host if the clock of the machine is wrong', () => {
  const own = sourcesOf('src').filter(({ text }) => /new Date\(\)|\bDate\.now\b/.test(text));
  expect(own.map(({ path }) => path).toSorted()).toEqual(durations);
});
