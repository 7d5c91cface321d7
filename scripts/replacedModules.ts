import type { Plugin } from 'vite';

const notPartOfThisBuild = (what: string): string =>
  `() => { throw new Error(${JSON.stringify(`${what} is not part of this build`)}); }`;

/** Modules of libraries, by import or by file, and their replacements (docs/decisions/0060). */
const replaced: Readonly<Record<string, string>> = {
  // Polyfills with their dependencies, for functions that every browser of `target` has.
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // Used by react-admin's own exporter; ours is widgets/export/ExportButton.tsx.
  'jsonexport/dist/index.js': `export default ${notPartOfThisBuild('react-admin’s exporter')};`,
  // The theme has no ripples (theme/themeComponents.ts), and does not use MUI 7.3's CSS variables for colours.
  '@mui/material/esm/ButtonBase/TouchRipple.js': 'export default () => null;',
  '@mui/material/esm/styles/createThemeWithVars.js': `export default ${notPartOfThisBuild('createThemeWithVars')};`,
  '@mui/material/esm/styles/ThemeProviderWithVars.js': `export const CssVarsProvider = ${notPartOfThisBuild('CssVarsProvider')};`,
  // Every icon of MUI. The original serialises its styles wherever one is rendered; ours are in theme/page.css. It has no `sx`.
  '@mui/material/esm/SvgIcon/SvgIcon.js': `
    import { createElement } from 'react';
    export default ({ className = '', fontSize = 'medium', ...attributes }) =>
      createElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': true, ...attributes, className: 'MuiSvgIcon-root is-' + fontSize + ' ' + className });
  `,
  // react-admin's own themes; Admin.tsx passes ours.
  'ra-ui-materialui/dist/theme/defaultTheme.js':
    'export const defaultTheme = {}; export const defaultLightTheme = {}; export const defaultDarkTheme = {};',
  // Emotion's withTheme copies the static fields of a component with it. Nothing calls withTheme.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'module.exports = (target) => target;',
  // Turns a name into English words for a label without a message. The replacement shows the name itself.
  'inflection/lib/inflection.js': `
    const same = (text) => text;
    export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };
  `,
  // The original looks for faults of Internet Explorer by errors. If the developer tools are open, each error has V8 parse the
  // file of the app again.
  'lodash/_getTag.js': `module.exports = require('./_baseGetTag');`,
  // ra-core picks fields by their plain names for each list and form. The original has a path of keys for each.
  'lodash/pick.js': `
    export default (object, names) =>
      Object.fromEntries(names.filter((name) => name in object).map((name) => [name, object[name]]));
  `,
  // By default, it creates workers from text, which the content security policy refuses (docs/decisions/0083).
  fflate: `
    import { strToU8, zipSync } from 'fflate/browser';
    export { strToU8, zipSync };
    export const zip = (files, done) => done(null, zipSync(files));
  `,
};

/** Answers their imports, in the build and for `npm run dev`. */
export const replacedModules: Plugin = {
  name: 'replaced-modules',
  enforce: 'pre',
  resolveId: (id) => (id in replaced ? `\0replaced:${id}` : undefined),
  load: (id) => replaced[id.replace(/^\0replaced:|^.*\/node_modules\//, '')],
};
