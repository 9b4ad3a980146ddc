import { readdirSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const areas = readdirSync('server/areas');

/** The rooms of the house; `capture` tells one area, page or feature from another. */
const rooms = [
  { type: 'domain', pattern: 'domain/**/*', mode: 'full' },
  { type: 'texts', pattern: 'texts/**/*', mode: 'full' },
  { type: 'contract', pattern: 'contract/**/*', mode: 'full' },
  { type: 'search', pattern: 'search/**/*', mode: 'full' },
  { type: 'illustrations', pattern: 'illustrations/**/*', mode: 'full' },
  { type: 'geography', pattern: 'geography/**/*', mode: 'full' },
  { type: 'database', pattern: 'database/**/*', mode: 'full' },
  { type: 'rules', pattern: 'server/areas/*/rules/**/*', mode: 'full', capture: ['area'] },
  // The face of an area carries its name; everything else in the folder is the area's own.
  ...areas.map((area) => ({
    type: 'face',
    pattern: `server/areas/@(${area})/${area}.ts`,
    mode: 'full',
    capture: ['area'],
  })),
  { type: 'handlers', pattern: 'server/areas/*/handlers/**/*', mode: 'full', capture: ['area'] },
  { type: 'area', pattern: 'server/areas/*/**/*', mode: 'full', capture: ['area'] },
  { type: 'platform', pattern: 'server/platform/**/*', mode: 'full' },
  { type: 'http', pattern: 'server/http/**/*', mode: 'full' },
  { type: 'config', pattern: 'server/config.ts', mode: 'full' },
  { type: 'server', pattern: 'server/*.ts', mode: 'full' },
  // The floors of the web, from the ground up; whoever stands on one leans on those below.
  { type: 'app', pattern: 'web/app/**/*', mode: 'full' },
  { type: 'component', pattern: 'web/components/**/*', mode: 'full' },
  { type: 'feature', pattern: 'web/features/*/**/*', mode: 'full' },
  { type: 'view', pattern: 'web/views/*/**/*', mode: 'full', capture: ['view'] },
  { type: 'page', pattern: 'web/pages/*/**/*', mode: 'full', capture: ['page'] },
  { type: 'shell', pattern: 'web/shell/**/*', mode: 'full' },
  { type: 'web', pattern: 'web/*', mode: 'full' },
  { type: 'demo', pattern: 'demo/**/*', mode: 'full' },
  { type: 'import', pattern: 'import/**/*', mode: 'full' },
  { type: 'tests', pattern: 'tests/**/*', mode: 'full' },
  { type: 'scripts', pattern: 'scripts/**/*', mode: 'full' },
];

const words = ['domain', 'texts', 'contract'];
const everything = rooms.map(({ type }) => type);

/** Who may import whom: what is not named here fails. */
const allowed = [
  [['domain'], ['domain']],
  [['texts'], ['texts', 'domain']],
  [['contract'], ['contract', 'domain']],
  [['search'], ['search', 'domain']],
  [['illustrations'], ['illustrations', 'domain']],
  [['rules'], [...words, 'search', 'illustrations']],
  [['platform'], ['platform', 'database', 'domain', 'config']],
  [
    ['area', 'handlers', 'face'],
    [...words, 'search', 'illustrations', 'database', 'platform', 'config', 'face', 'http'],
  ],
  [['config'], ['domain']],
  [['http'], [...words, 'http', 'config', 'platform', 'app', 'face']],
  [['server'], [...words, 'server', 'config', 'illustrations', 'http', 'platform', 'face', 'handlers']],
  [['app'], [...words, 'app']],
  [['component'], ['domain', 'texts', 'app', 'component']],
  [['feature'], [...words, 'app', 'component', 'feature']],
  [['view'], [...words, 'app', 'component', 'feature']],
  [['page'], [...words, 'app', 'component', 'feature', 'view']],
  [['shell'], [...words, 'app', 'component', 'feature', 'shell']],
  [['web'], [...words, 'web', 'app', 'component', 'shell']],
  [['geography'], ['geography', 'domain']],
  [['import'], everything.filter((room) => room !== 'demo')],
  [['demo', 'tests', 'scripts'], everything],
];

export default tseslint.config(
  {
    ignores: [
      'search/kernel',
      'node_modules',
      'build',
      'var',
      '.cache',
      '.react-router',
      'test-results',
      'database/types.ts',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: false },
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Faces are objects of functions without `this`; a type that says so on each would only be noise.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      'no-console': 'off',
    },
  },
  {
    files: [
      'domain/**',
      'texts/**',
      'contract/**',
      'search/**',
      'illustrations/**',
      'geography/**',
      'server/**',
      'web/**',
      'demo/**',
      'import/**',
    ],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.json'] } },
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: [
            ...allowed.flatMap(([from, allow]) => [{ from, allow }]),
            // An area's own files, a rule's own rules, a page's own parts.
            { from: ['rules'], allow: [['rules', { area: '${from.area}' }]] },
            {
              from: ['area', 'handlers', 'face'],
              allow: [
                ['area', { area: '${from.area}' }],
                ['rules', { area: '${from.area}' }],
              ],
            },
            { from: ['view'], allow: [['view', { view: '${from.view}' }]] },
            { from: ['page'], allow: [['page', { page: '${from.page}' }]] },
          ],
        },
      ],
      'no-restricted-imports': 'off',
    },
  },
  {
    // SQL lives in stores, and in the platform that opens the database.
    files: ['server/areas/**/*.ts'],
    ignores: ['**/*-store.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'kysely', message: 'SQL belongs into a *-store.ts file.' }] },
      ],
    },
  },
  {
    // Rules and the engine are pure: time is an argument.
    files: ['domain/**/*.ts', 'search/**/*.ts', 'server/areas/*/rules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Today is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Today is an argument.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.tsx', 'web/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // A class of a CSS module is typed as possibly missing.
      '@typescript-eslint/restrict-template-expressions': 'off',
      // React Router's way to answer 404 from a loader is to throw a response.
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      // Plain JavaScript has no place to write them.
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
);
