import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { accounts, demoPassword } from '../../mocks/server/accounts';
import { faultsOfDist } from '../../scripts/faultsOfDist';
import { ownFolder } from '../support/ownFolder';

const dist = ownFolder();

beforeEach(() => {
  mkdirSync(join(dist(), 'assets'));
  writeFileSync(
    join(dist(), 'index.html'),
    '<!doctype html><script type="module" src="/assets/a.js"></script>',
  );
});

it('finds nothing in a clean build', () => {
  // Code that writes to the console is no fault.
  writeFileSync(join(dist(), 'assets/a.js'), 'console.log("Pelapak")');
  expect(faultsOfDist(dist())).toEqual([]);
});

it('names a source map by its file', () => {
  writeFileSync(join(dist(), 'assets/a.js.map'), '{}');
  expect(faultsOfDist(dist())).toEqual([expect.stringMatching(/a\.js\.map is a source map$/)]);
});

it.each([
  ['the password of the embedded API', demoPassword],
  ['an account of the embedded API', accounts[2]?.username ?? ''],
  ['the MSW worker', 'navigator.serviceWorker.register("/mockServiceWorker.js")'],
  ['a word of MSW', 'console.warn("[MSW] Mocking enabled")'],
  ['a development build of React', 'jsxDEV("p")'],
  ['a reference to a source map', '//# sourceMappingURL=a.js.map'],
])('refuses %s in each file and folder of the build', (_, text) => {
  mkdirSync(join(dist(), 'assets/fonts'));
  const files = ['a.html', 'assets/a.js', 'assets/fonts/a.css', 'id.json'].map((file) => join(dist(), file));
  for (const file of files) writeFileSync(file, text);
  const faults = faultsOfDist(dist()).sort();
  expect(faults.map((fault) => fault.split(' contains ')[0])).toEqual(files);
});
