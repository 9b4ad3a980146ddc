import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** These are the sections of ASVS 5.0.0, V6 to V9, with the last number that is of level 1 or 2. */
const sections: readonly [section: string, last: number][] = [
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 4],
  ['6.4', 4],
  ['6.5', 5],
  ['6.6', 3],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['8.1', 2],
  ['8.2', 3],
  ['8.3', 1],
  ['8.4', 1],
  ['9.1', 3],
  ['9.2', 4],
];

test('every requirement has one line, and none is without an answer', () => {
  const lines = [...text.matchAll(/^\| (\d\.\d\.\d+) +\| [12] +\| (.+?) *\|$/gm)];
  const demanded = sections.flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  expect(lines.map(([, number]) => number)).toEqual(demanded);
  for (const [, number, answer = ''] of lines) expect(answer.length, number).toBeGreaterThan(5);
});

test('every file that it names is there', () => {
  const named = [...text.matchAll(/`((?:\w[\w.-]*\/)+[\w.-]+\.(?:tsx?|md))`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every test that it names is in a file that the same line names', () => {
  const unknown = text.split('\n').flatMap((line) => {
    const files = [...line.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file]) => file!);
    if (files.length === 0) return [];
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    return [...line.matchAll(/“([^”]+)”/g)]
      .map(([, title]) => title!)
      .filter((title) => !sources.includes(title));
  });
  expect(unknown).toEqual([]);
  expect(text).not.toContain('{{');
});
