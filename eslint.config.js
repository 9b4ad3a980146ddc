import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundarySettings, boundaryRules } from './eslint.rooms.js';

export default tseslint.config(
  {
    ignores: ['search/kernel', 'node_modules', 'build', 'var', '.cache', '.react-router', 'test-results'],
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
    // Who may import whom: eslint.rooms.js says it.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['*.ts', 'tests/**', 'scripts/**', '**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    plugins: { boundaries },
    settings: boundarySettings,
    rules: boundaryRules,
  },
  {
    // Asks for addresses of files (`?url`), which no resolver of imports finds.
    files: ['web/root.tsx'],
    rules: { 'boundaries/no-unknown-dependencies': 'off' },
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
