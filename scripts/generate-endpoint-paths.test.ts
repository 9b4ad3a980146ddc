import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEndpointPaths } from './generate-endpoint-paths.ts';

test('web/app/api/endpoint-paths.ts describes the contract', () => {
  const committed = readFileSync(join(import.meta.dirname, '../web/app/api/endpoint-paths.ts'), 'utf8');
  expect(committed, 'run npm run api:paths').toBe(describeEndpointPaths());
});
