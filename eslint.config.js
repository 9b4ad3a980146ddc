import parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';
import { boundarySettings, boundaryRules } from './eslint.rooms.js';

/**
 * What reads the zone of the process: a stay would move by a day with the place where the server stands. Days are plain dates,
 * moments are shown by `domain/time-zones.ts`, `domain/berlin-time.ts` and `texts/format.ts`.
 */
const zoneOfProcess = [
  {
    selector:
      'MemberExpression[property.name=/^((get|set)(FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|to(Date|Time)String)$/]',
    message: 'It reads the zone of the process: use plain dates, or the parts in UTC.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length>1]',
    message: 'Its parts are of the zone of the process: use plain dates, or Date.UTC.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]:not(:has(Property[key.name="timeZone"]))',
    message: 'Name the timeZone; without, it is that of the process.',
  },
  {
    selector:
      ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
    message: 'Name the timeZone; without, it is that of the process.',
  },
];

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
    // The zone of whoever looks at a page is read in one place alone.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['web/admin/parts/own-clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...zoneOfProcess] },
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
        ...zoneOfProcess,
      ],
    },
  },
];
