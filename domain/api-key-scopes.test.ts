import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiKeyScopes, availableScopes } from './api-key-scopes.ts';
import { businessKinds } from './roles.ts';

const areas = join(import.meta.dirname, '../server/areas');
const sources = globSync('*/**/*.ts', { cwd: areas })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(areas, file), 'utf8'))
  .join('\n');
/** Handlers and routes ask by `admit(…, 'scope')` or name it as `scope`, or look for another scope that adds to the answer. */
const asked = new Set(
  [
    ...sources.matchAll(
      /\b(?:(?:admit(?:Letting)?\([^)]*|scopes\.includes\()'(?<asked>[\w:]+)',?\s*\)|scope: '(?<named>[a-z]+:[a-z]+)')/g,
    ),
  ].map(({ groups }) => groups!['asked'] ?? groups!['named']),
);

test('a scope is offered where calls ask for it, and nowhere else', () => {
  const offered = new Set(businessKinds.flatMap(availableScopes));
  expect([...offered].sort()).toEqual([...asked].sort());
});

test('a partner sends no homes', () => {
  expect(availableScopes('partner')).not.toContain('homes:write');
  expect(apiKeyScopes).toContain('homes:write');
});
