import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDatabase } from './generate-database-types.ts';

test('database/types.ts describes the migrated database', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../database/types.ts'), 'utf8');
  expect(committed, 'run npm run database:types').toBe(await describeDatabase());
});
