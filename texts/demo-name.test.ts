import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const naming = (patterns: string[], name: RegExp): string[] =>
  globSync(patterns)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => name.test(readFileSync(file, 'utf8')));

test('texts and pages name the site by its placeholder', () => {
  const patterns = ['texts/**/*.json', 'content/**/*.{md,yaml}'];
  expect(globSync(patterns).length).toBeGreaterThan(200);
  expect(naming(patterns, /feriola/i)).toEqual([]);
});

test('no code outside the demo contains the demo’s name', () => {
  const rooms = 'bin,content,contract,domain,engines,geography,import,scripts,server,texts,web';
  // In small letters it is the name of the program, as metrics, sessions and the wire have it.
  expect(naming([`{${rooms}}/**/*.{ts,tsx,js,css}`], /Feriola/)).toEqual([]);
});
