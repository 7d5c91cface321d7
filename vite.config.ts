import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import manifest from './package.json' with { type: 'json' };
import type * as LoginBrand from './src/login/LoginBrand';

/**
 * fflate without its workers, which it creates from text: the content security policy refuses them
 * (docs/decisions.md 'fflate without workers'). The library that writes Excel files imports it.
 */
const fflateWithoutWorkers: Plugin = {
  name: 'fflate-without-workers',
  enforce: 'pre',
  resolveId: (id) => (id === 'fflate' ? '\0fflate' : undefined),
  load: (id) =>
    id === '\0fflate'
      ? `import { strToU8, zipSync } from 'fflate/browser';
         export { strToU8, zipSync };
         export const zip = (files, done) => done(null, zipSync(files));`
      : undefined,
};

/** Writes the login page without its form into index.html, in a template that src/preload.ts shows. */
const earlyLogin: Plugin = {
  name: 'early-login',
  apply: 'build',
  transformIndexHtml: async () => {
    const { module } = await runnerImport<typeof LoginBrand>('./src/login/LoginBrand.tsx');
    const children = renderToStaticMarkup(createElement(module.EarlyLogin));
    return [{ tag: 'template', attrs: { id: 'early-login' }, children, injectTo: 'body-prepend' }];
  },
};

/**
 * Has V8 compile all functions of a file on another thread, while it is downloaded, instead of each when it is first called
 * (docs/performance.md). Other engines skip the comment. It must be the first line, also before Vite's list of files.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** Code that several pages share, by the rooms of src. A group includes its imports, unless an earlier one has taken them. */
const shared = {
  /** The app and the list of sellers, which most people open first. */
  app: /\/src\/(App|areas\/seller\/SellerList|list\/(ListPage|DataTable|filter\/StatusTabs))\.tsx$/,
  /** Panels and dialogs of lists. */
  panels: /\/@mui\/material\/(esm\/)?Popover\/|\/src\/(list\/(?!reorder|bulk)|record\/action\/)/,
  form: /\/src\/(form\/(?!photo\/tools)|record\/(EditPage|DrawerForm))/,
  record: /\/src\/record\/(?!notes)/,
};

/** The build. The servers are configured in scripts/serverConfig.ts, the tests in vitest.config.ts and tests/e2e. */
export default defineConfig({
  plugins: [fflateWithoutWorkers, react(), earlyLogin, compiledAhead],
  build: {
    // The browsers of package.json, in the notation of the compilers: `chrome111`.
    target: manifest.browserslist.map((browser) => browser.replace('_saf', '').replace(' >= ', '')),
    // The app is deliberately one large file (docs/performance.md): it is downloaded in one request, after the login.
    chunkSizeWarningLimit: 1000,
    // Saves bytes before the login form: browsers without modulepreload lose only the early download.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A module that is imported on demand and matches no group becomes its own file.
          groups: [
            // React in one file is smaller than in two, and stays cached after a new deployment.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
            // The page's first script, then the code of the login form.
            { name: 'preload', test: /\/src\/preload\.ts$/, priority: 9 },
            { name: 'sign-in', test: /\/src\/main\.tsx$/, priority: 8 },
            // A page's panels and forms are downloaded ahead (docs/decisions.md 'Code on demand').
            ...Object.entries(shared).map(([name, test], index) => ({
              name,
              test,
              priority: 7 - index / 10,
            })),
          ],
        },
      },
    },
  },
});
