import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';

const tests = globSync('{server,import,demo,database,tests}/**/*.{db,pg}.test.ts');

test.each([
  [
    'a handler',
    'server/areas/watch-list/handlers/get-watch-list.ts',
    'server/areas/watch-list/watch-list.db.test.ts',
  ],
  ['a contract', 'contract/vouchers/redeem-voucher.ts', 'server/areas/vouchers/vouchers.db.test.ts'],
  ['a migration', 'database/migrations/0500_x.ts', 'database/migrations.db.test.ts'],
  ['the engine', 'engines/search/oracle.ts', 'server/areas/search/search.db.test.ts'],
  ['a test itself', 'tests/trust/limits.db.test.ts', 'tests/trust/limits.db.test.ts'],
])('%s is tested by the tests beside it', (_, changed, expected) => {
  expect(databaseTests([changed], tests)).toContain(expected);
});

test('a page and a text are tested by no database', () => {
  expect(databaseTests(['web/pages/search/page.tsx', 'texts/de/search.ts'], tests)).toEqual([]);
});

test('every folder that a change leads to has tests', () => {
  for (const changed of [
    'database/x',
    'server/platform/x',
    'server/http/x',
    'import/x',
    'demo/x',
    'content/x',
  ])
    expect(databaseTests([changed], tests), changed).not.toEqual([]);
});
