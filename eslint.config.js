import parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';
import { boundarySettings, boundaryRules } from './eslint.rooms.js';

/** Who may import whom, and what else holds in this house alone. What holds in any program is said by `.oxlintrc.json`. */
export default [
  {
    // Tests may import whom they test; the build's own files belong to no room.
    ignores: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/testing/**',
      '*.ts',
      'tests/**',
      'scripts/**',
      'search/kernel',
      'node_modules',
      'build',
      'var',
      '.cache',
      '.react-router',
      'test-results',
    ],
  },
  {
    // Who may import whom: eslint.rooms.js says it.
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser },
    plugins: { boundaries },
    settings: boundarySettings,
    rules: boundaryRules,
  },
  {
    // Asks for addresses of files (`?url`, `?sheet`), which no resolver of imports finds.
    files: ['web/root.tsx', 'web/views/content/content-styles.ts'],
    rules: { 'boundaries/no-unknown-dependencies': 'off' },
  },
  {
    // SQL lives in stores, and in the platform that opens the database.
    files: ['server/areas/**/*.ts'],
    ignores: ['**/*-store.ts'],
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
];
