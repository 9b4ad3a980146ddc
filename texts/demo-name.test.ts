import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync(['texts/**/*.json', 'content/**/*.{md,yaml}']);

test('texts and pages call the site by its placeholder, whoever runs it', () => {
  expect(files.length).toBeGreaterThan(200);
  const naming = files.filter((file) => /feriola/i.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});
