import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embeddedInGate, onlyInFullRun } from './gate.ts';

test.each([...embeddedInGate, ...onlyInFullRun])('%s is there', (pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});
