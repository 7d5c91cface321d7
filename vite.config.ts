import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Modules that react-admin brings to every page and none of ours uses, and what stands in their place
 * (docs/performance.md).
 */
const leaner: Readonly<Record<string, string>> = {
  // A polyfill with a dozen dependencies, of what every browser of `target` has.
  'object.entries': 'module.exports = Object.entries;',
  // Of react-admin's own exporter; ours is widgets/export/ExportButton.tsx.
  'jsonexport/dist/index.js': `export default () => { throw new Error('react-admin’s exporter is not part of this build'); };`,
};

const lean: Plugin = {
  name: 'lean',
  enforce: 'pre',
  resolveId: (id) => (id in leaner ? `\0lean:${id}` : undefined),
  load: (id) => leaner[id.replace('\0lean:', '')],
};

/** The build. What serves it stands in scripts/serverConfig.ts, the tests in vitest.config.ts and tests/e2e. */
export default defineConfig({
  plugins: [lean, react()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // One file for the app is meant (docs/performance.md): it is asked for in one go, and not before somebody signs in.
    chunkSizeWarningLimit: 1000,
    // Bytes before the login form: browsers without modulepreload do without the head start instead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each with whatever it imports and no group before it has taken. What is imported on demand and stands in
          // none is a file of its own.
          groups: [
            // React in one file: smaller than in two, and still in the cache after the product was deployed anew.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // The page's first script, and then what shows the login form.
            { name: 'preload', test: /\/src\/preload\.ts$/, priority: 3 },
            { name: 'sign-in', test: /\/src\/main\.tsx$/, priority: 2 },
            // The app and its list pages in one file instead of three in a row.
            { name: 'app', test: /\/src\/(App|widgets\/list\/(ListPage|DataTable))\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
