import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = join(import.meta.dirname, 'pages');
const listed = readFileSync(join(import.meta.dirname, '../docs/dated-claims.md'), 'utf8');

/** A year of our days; numbers of laws (2024/1028) and the day on which an article appeared are none. */
const year = /(?<![\d/])20(?:2[4-9]|[3-9]\d)(?![\d/])/g;

const yearsOf = (file: string): string[] =>
  readFileSync(join(pages, file), 'utf8')
    .replace(/^ {2}date: .*$/m, '')
    .match(year) ?? [];

test('every year on a page has an owner and a day to look again', () => {
  const claims = globSync('**/*.md', { cwd: pages }).flatMap((file) =>
    yearsOf(file).map((found) => `\`${dirname(file)}\` | ${found}`),
  );
  expect(claims.length).toBeGreaterThan(40);
  const lines = listed.replaceAll(/ +/g, ' ');
  expect([...new Set(claims)].filter((claim) => !lines.includes(claim))).toEqual([]);
});

test('no page is listed that makes no dated claim any more', () => {
  const rows = [...listed.matchAll(/^\| `([^`]+)` +\| (\d{4}) +\|/gm)];
  expect(rows.length).toBeGreaterThan(5);
  const stale = rows.filter(([, page, found]) => !yearsOf(`${page!}/de.md`).includes(found!));
  expect(stale.map(([row]) => row)).toEqual([]);
});
