import { expect, test } from 'vitest';
import { randomCatalogue } from '../random-catalogue.ts';
import { createEngine } from '../engine.ts';
import { PackedEngine } from './packed-engine.ts';

const today = '2026-11-21';
const catalogue = randomCatalogue({ seed: 3, homes: 300, countries: 3, regions: 5, places: 12, today });

test('the tests run with the compiled kernel', () => {
  expect(createEngine(catalogue)).toBeInstanceOf(PackedEngine);
});
