import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lock = { packages: Record<string, { hasInstallScript?: true }> };

it.each(['.npmrc', 'contract/.npmrc'])('%s: no package runs a script while it is installed', (file) =>
  expect(readFileSync(file, 'utf8')).toMatch(/^ignore-scripts=true$/m),
);

it('no tool of the contract brings such a script', () =>
  expect(readFileSync('contract/package-lock.json', 'utf8')).not.toContain('hasInstallScript'));

it('only these packages bring such a script, and everything works without it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  // It copies MSW's worker into projects that ask for it; the static demo reads it from the package (mocks/server/demo.ts).
  expect(scripted.map(([path]) => path)).toEqual(['node_modules/msw']);
});
