import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelled } from './labelled.ts';

test('a colon follows its word without a space, except in French', () => {
  expect(labelled('de', 'Anreise', '16 Uhr')).toBe('Anreise: 16 Uhr');
  expect(labelled('fr', 'Arrivée', '16 h')).toBe('Arrivée\u00a0: 16 h');
});

/**
 * A colon and a space right behind a value in a template or in JSX: `${label}: ${name}`. Errors that nobody translates
 * are excepted.
 */
const colonInCode = /\}: (?:\$\{|`)|\}:\{' '\}/;

test('pages join a label and its value as the language of the page writes it', () => {
  const web = join(import.meta.dirname, '../web');
  const joined = globSync('**/*.{ts,tsx}', {
    cwd: web,
    exclude: ['**/*.generated.ts', '**/*.test.*', 'app/errors/**'],
  }).flatMap((file) =>
    readFileSync(join(web, file), 'utf8')
      .split('\n')
      .filter((line) => colonInCode.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(joined).toEqual([]);
});
