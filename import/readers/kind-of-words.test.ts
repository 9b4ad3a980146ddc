import { expect, test } from 'vitest';
import { findKindInWords } from './kind-of-words.ts';

test.each([
  ['Ferienwohnung Hutter', 'apartment apartment'],
  ['Apartment Villach Mitte', 'apartment apartment'],
  ['Villa Aurora, Apartment 3', 'apartment apartment'],
  ['Flat with fireplace', 'apartment apartment'],
  ['Studio Barnim', 'apartment apartment'],
  ['Appartement Palais - Vue Mer', 'apartment apartment'],
  ['Dachgeschosswohnung am See', 'apartment apartment'],
  ['Entire rental unit', 'apartment apartment'],
  ['Entire guest suite', 'apartment apartment'],
  ['Swiss Six - Luxury Cottage', 'house cottage'],
  ['Gîte Les Tilleuls', 'house holidayHouse'],
  ['Ferienhaus Müller', 'house holidayHouse'],
  ['Strandhäuschen', 'house holidayHouse'],
  ['Casa Rural El Roble', 'house holidayHouse'],
  ['Almhütte Huber', 'house chalet'],
  ['LogCabin', 'house chalet'],
  ['Entire villa', 'house villa'],
  ['Stadtvilla', 'house villa'],
  ['Entire home', 'house holidayHouse'],
  ['Townhouse', 'house holidayHouse'],
  ['Barn', 'house farmhouse'],
  ['Farm stay', 'house farmhouse'],
])('%s is a %s', (words, kind) => {
  expect(Object.values(findKindInWords(words) ?? {}).join(' ')).toBe(kind);
});

test.each(['Fyrrehaven 12', 'HolidayVillageRental', 'Villach', 'Barnim', 'Homeland', 'Zelt', 'Shuttle', ''])(
  '%s says of no kind',
  (words) => {
    expect(findKindInWords(words)).toBeNull();
  },
);
