import { expect, test } from 'vitest';
import { regions } from '../../engines/geography/face.ts';
import { listHouseNames } from './house-names.ts';

test('every region has names for its houses', () => {
  for (const region of regions) expect(new Set(listHouseNames(region)).size, region.key).toBeGreaterThan(4);
});

/** Countries that share a language may share names, no others. */
const sameSpeech = [
  ['de', 'at', 'ch', 'it'],
  ['it', 'ch'],
  ['fr', 'ch', 'be'],
  ['nl', 'be'],
  ['hr', 'me'],
  ['gr', 'cy'],
];

test('a name stands in countries of one language only', () => {
  const countriesOf = new Map<string, Set<string>>();
  for (const region of regions) {
    for (const name of listHouseNames(region)) {
      countriesOf.set(name, (countriesOf.get(name) ?? new Set()).add(region.country));
    }
  }
  const strange = [...countriesOf].filter(
    ([, countries]) =>
      countries.size > 1 && !sameSpeech.some((group) => [...countries].every((one) => group.includes(one))),
  );
  expect(strange.map(([name]) => name)).toEqual(['Morska Zvezda']);
});

test.each([
  ['Ty Breizh', ['bretagne']],
  ['Los Pinos', ['costa-blanca', 'andalusien', 'teneriffa', 'gran-canaria']],
  ['Sa Figuera', ['mallorca', 'menorca', 'ibiza', 'costa-brava']],
  ['Maré Alta', ['algarve', 'madeira']],
  ['Il Cipresso', ['toskana', 'umbrien']],
])('%s is found where people speak so: %j', (name, keys) => {
  const found = regions.filter((region) => listHouseNames(region).includes(name)).map(({ key }) => key);
  expect(found.sort()).toEqual([...keys].sort());
});
