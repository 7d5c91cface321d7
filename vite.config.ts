import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const notPartOfThisBuild = (what: string): string =>
  `() => { throw new Error(${JSON.stringify(`${what} is not part of this build`)}); }`;

/** Modules of libraries, by import or by file, and what is put in their place (docs/decisions/0060). */
const replaced: Readonly<Record<string, string>> = {
  // A polyfill with a dozen dependencies, of what every browser of `target` has.
  'object.entries': 'module.exports = Object.entries;',
  // Of react-admin's own exporter; ours is widgets/export/ExportButton.tsx.
  'jsonexport/dist/index.js': `export default ${notPartOfThisBuild('react-admin’s exporter')};`,
  // The theme has no ripples (theme/themeComponents.ts), and no colours in CSS variables of MUI 7.3.
  '@mui/material/esm/ButtonBase/TouchRipple.js': 'export default () => null;',
  '@mui/material/esm/styles/createThemeWithVars.js': `export default ${notPartOfThisBuild('createThemeWithVars')};`,
  '@mui/material/esm/styles/ThemeProviderWithVars.js': `export const CssVarsProvider = ${notPartOfThisBuild('CssVarsProvider')};`,
  // Emotion copies static fields of a component with it, in its withTheme, which nobody calls.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'module.exports = (target) => target;',
  // Makes English words of names, where a label has no message: such a label is the name itself.
  'inflection/lib/inflection.js': `
    const same = (text) => text;
    export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };
  `,
  // Its own works in workers made of text, which the content security policy refuses (docs/decisions/0083, 0087).
  fflate: `
    import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';
    export { strFromU8, strToU8, zipSync };
    export const zip = (files, done) => done(null, zipSync(files));
    // A small file may unpack to gigabytes: parts beyond these bytes are left out, and what lacks a part cannot be read.
    export const unzip = (file, done) => {
      let room = 50_000_000;
      done(null, unzipSync(file, { filter: ({ originalSize }) => (room -= originalSize) >= 0 }));
    };
  `,
};

const replacing: Plugin = {
  name: 'replacing',
  enforce: 'pre',
  resolveId: (id) => (id in replaced ? `\0replaced:${id}` : undefined),
  load: (id) => replaced[id.replace(/^\0replaced:|^.*\/node_modules\//, '')],
};

const routerFile = (name: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** The package of react-router names only its development build, which carries warnings for developers. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: routerFile('index') },
        { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
      ],
    },
  }),
};

/** Modules of src, by their paths without the ending. */
const filesOf = (...paths: string[]): RegExp => new RegExp(`/src/(${paths.join('|')})\\.tsx?$`);

/** Every module of a room but these, whose names are parted by spaces. */
const roomBut = (room: string, others: string): string =>
  `${room}/(?!(${others.replaceAll(' ', '|')})\\.)\\w+`;

/** What the code of several pages is put together by. The first group that a module fits in takes what it imports along. */
const shared = {
  /**
   * The app, the list of sellers, which most people open first (docs/decisions/0060), and what lists share; what forms, charts
   * or panels alone use is left to them.
   */
  app: filesOf(
    'App',
    'areas/seller/SellerList',
    roomBut(
      'domain',
      'arrivals cleanText comparison defaultCredentials grants ktp moveToPlace nik padNeighbourhood threeWay tree viewName',
    ),
    roomBut('format', 'change csv jpeg linkAddress photoFile randomPassword redrawAsJpeg slug'),
    roomBut(
      'dataProvider',
      'actOnEach activity activityWire notes noteWire revealNumbers salesFigures useAct useReveal',
    ),
    roomBut('menu', 'routeOverview'),
    roomBut('widgets/text', 'Ago CopyButton SecretText'),
    roomBut('widgets/filter', 'ChoiceSearch FilterPanel RangeField'),
    roomBut('widgets/list', 'ColumnPanel NewRows'),
    roomBut(
      'widgets/feedback',
      'ConfirmDialog DialogFault Panel TitledDialog useAskBeforeClosing useStayDuring',
    ),
    'widgets/action/(ActionButton|DeleteButton|RowIcon)',
    'widgets/bulk/useBulkDraft',
    'widgets/export/(ExportButton|exportColumn|ProgressDialog|useKeptColumns)',
    'widgets/form/(DrawerClose|drafts)',
    'widgets/photo/PhotoCell',
    'widgets/record/useDraftPlace',
  ),
  /** Tabs of saved views, and their words: those who have saved some need no panel. */
  views: filesOf('widgets/view/(Views|ViewTabs|useShownView|useViewWords)'),
  /** Cells as exports write them, for those who let the table show more columns. */
  exportCell: filesOf('widgets/export/(exportCell|ExportedField)'),
  /** The rows of a whole list, for its export and its print. */
  allPages: filesOf('widgets/export/(exportPages|useAllPages)'),
  /** Panels and dialogs of lists. */
  panels:
    /\/@mui\/material\/(esm\/)?Popover\/|\/src\/(areas\/seller\/SellerHoldings|widgets\/(feedback\/Panel|filter\/FilterPanel|list\/ColumnPanel|view\/(ViewPanel|CopyLink|SavedView\w*|ViewNameForm|withoutPrivateSearch)|action\/(Action|Delete)Dialog|export\/(ExportPanel|RowProgress|ProgressDialog|exportFile|saveCsv|saveFile)))\.tsx?$/,
  /** What categories are read by: their own pages and the report, and no other list. */
  tree: filesOf('domain/tree'),
  /** What roles and user admins are judged by. */
  rights: filesOf('domain/grants', 'format/randomPassword'),
  /** Cards of figures, without the library that draws charts. */
  figures:
    /\/src\/(widgets\/chart\/(?!\w+Chart\.|chartParts)\w+|domain\/comparison|dataProvider\/salesFigures)\.tsx?$/,
  reorder: /\/src\/widgets\/reorder\//,
  /** Pages of a record that are no form. */
  record:
    /\/src\/widgets\/(action\/|print\/|queue\/|text\/|photo\/\w+View|record\/(?!RecordEdit|RecordCreate|RecordForm|DrawerForm))/,
  /** Inputs, react-hook-form, and the form's own widgets. */
  form: /\/src\/widgets\/(form|save|record|photo(?!\/tools\/PhotoEdit))\/|\/ra-ui-materialui\/dist\/input\//,
  /** Internal notes on a record, which four areas have. */
  notes: /\/src\/widgets\/notes\//,
  /** What ranks by typed letters: lists fetch it too, without the palette. */
  sorter: /node_modules\/match-sorter\//,
  /** The palette and the list of keys, with their words. */
  palette: /\/src\/layout\/palette\/(?!PaletteButton)\w+\.tsx?$/,
};

/** Groups the pages of each area whose file names end so, `<area>-<name>`, with what only they import. */
const pagesOf = (name: string, endings: string, priority: number) => {
  const page = new RegExp(`/src/areas/([\\w-]+)/\\w*(${endings})\\.tsx$`);
  return {
    debugName: name,
    name: (id: string) => {
      const area = page.exec(id)?.[1];
      return area === undefined ? null : `${area}-${name}`;
    },
    test: page,
    priority,
  };
};

/** The build. What serves it is in scripts/serverConfig.ts, the tests are in vitest.config.ts and tests/e2e. */
export default defineConfig({
  plugins: [replacing, productionRouter, react()],
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
          // Each with whatever it imports and no group before it has taken. What is imported on demand and fits
          // in no group is a file of its own.
          groups: [
            // React in one file: smaller than in two, and still in the cache after the product was deployed anew.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
            // The page's first script, and then what shows the login form.
            { name: 'preload', test: /\/src\/preload\.ts$/, priority: 9 },
            { name: 'sign-in', test: /\/src\/main\.tsx$/, priority: 8 },
            // What pages share in few files instead of many; a page's panels and forms are fetched ahead
            // (docs/decisions/0060).
            ...Object.entries(shared).map(([name, test], index) => ({
              name,
              test,
              priority: 7 - index / 10,
            })),
            pagesOf('list', 'List|CategoryPage|ReportPage|Dashboard', 3),
            pagesOf('show', 'Show', 2),
            pagesOf('form', 'Edit|Create', 1),
          ],
        },
      },
    },
  },
});
