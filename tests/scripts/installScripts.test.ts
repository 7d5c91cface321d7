import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lock = { packages: Record<string, { hasInstallScript?: true }> };

it('no package runs a script while it is installed', () =>
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m));

it('only these packages bring such a script, and everything works without it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  // It copies MSW's worker into projects that ask for it; the static demo reads it from the package (mocks/server/demo.ts).
  expect(scripted.map(([path]) => path)).toEqual(['node_modules/msw']);
});
