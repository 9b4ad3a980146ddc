import { expect, test } from 'vitest';
import { readMigrations } from '../server/platform/migrate.ts';

/**
 * These numbers occur twice, since the migrations were written in parallel. They were applied in the order of their
 * names and stay: a migration on main is never renamed, because databases record it by its name.
 */
const twice = ['0006', '0008'];

test('each migration has a unique number, so that the order does not depend on names', () => {
  const names = readMigrations().map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+\.sql$/);
  const numbers = names.map((name) => name.slice(0, 4));
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  expect(doubled).toEqual(twice);
});
