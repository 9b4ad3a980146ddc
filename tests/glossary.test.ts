import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const tables = glossary
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const rows = section.split('\n').filter((line) => line.startsWith('|'));
    return {
      name: section.split('\n')[0] ?? '',
      rows: rows.map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
    };
  });
const terms = tables.flatMap(({ rows }) => rows.slice(2));

test('each table has its five columns, and each term all of them', () => {
  expect(tables.length).toBeGreaterThan(5);
  for (const { rows } of tables) {
    expect(rows[0]).toEqual(['German', 'English', 'in code', 'meaning', 'where']);
    expect(rows[1]?.every((cell) => /^-+$/.test(cell))).toBe(true);
  }
  for (const row of terms) {
    expect(row, row.join(' | ')).toHaveLength(5);
    expect(
      row.every((cell) => cell !== ''),
      row.join(' | '),
    ).toBe(true);
    expect(row[2], row[0]).toMatch(/^`[^`]+`( `[^`]+`)*$/);
    expect(row[3], row[0]).toMatch(/^[A-Z].*\.$/);
  }
  expect(terms.length).toBeGreaterThan(120);
});

test('no term is told twice', () => {
  for (const column of [0, 1]) {
    const told = terms.map((row) => row[column]);
    expect(told.filter((term, i) => told.indexOf(term) !== i)).toEqual([]);
  }
});

test('every name of the column "in code" occurs in the code', () => {
  const code = globSync('{domain,texts,contract,engines,database,server,web,demo,import}/**/*.{ts,tsx,sql}')
    .filter((file) => !file.startsWith('engines/search/kernel'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = terms.flatMap((row) =>
    [...(row[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const missing = names.filter((name) => !new RegExp(`(?<![A-Za-z0-9_])${name}(?![A-Za-z0-9_])`).test(code));
  expect(missing).toEqual([]);
});

test('every file that the column "where" names is there', () => {
  const files = terms.flatMap((row) =>
    [...(row[4] ?? '').matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) => globSync(file).length + globSync(`contract/${file}.ts`).length === 0),
  ).toEqual([]);
});
