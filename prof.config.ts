import config from './vitest.config';
for (const project of config.test?.projects ?? []) {
  const test = (project as { test: { name: string; setupFiles: string[] } }).test;
  if (test.name === 'page') test.setupFiles = [...test.setupFiles, 'tests/profSetup.ts'];
}
export default config;
