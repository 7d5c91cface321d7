import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'dist-demo', 'node_modules', 'mocks/.data', 'public'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['scripts/*.mjs'] } } },
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Style sheets last: they are read after those of the components that a file imports.
      'simple-import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^', '^\\.', '^\\u0000']] }],
      'simple-import-sort/exports': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 220 }],
    },
  },
  {
    // Elsewhere are no components; the React compiler would read every file for these rules.
    files: ['src/**', 'gallery/**', 'tests/support/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // Our own and MUI's buttons take the focus in a dialog, as the ARIA authoring practices ask.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A region that scrolls is reached by the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
      // On a narrow screen a table is laid out as cards, and browsers then drop its implied roles.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        { thead: ['rowgroup'], tbody: ['rowgroup'], tfoot: ['rowgroup'] },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader'] },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // What the command line prints is its interface.
    files: [
      'scripts/**',
      'bench/**',
      'tests/e2e/**',
      'tests/mutants/**',
      'tests/newArea/**',
      'mocks/http.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
