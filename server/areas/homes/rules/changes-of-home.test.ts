import { expect, test } from 'vitest';
import { compareFacts, type HomeFacts } from './changes-of-home.ts';

const facts: HomeFacts = {
  values: { personsMax: 4, checkIn: null, instantBooking: false },
  lists: { photos: { count: 3, digest: 'a' }, seasons: { count: 2, digest: 'b' } },
  digests: { arrivalInfo: null, equipment: 'c' },
  amenities: ['pool', 'wifi'],
  texts: { de: { title: 'Haus am Deich', digests: { description: 'd', teaser: null } } },
};

test('a home that says what it said has not changed', () => {
  expect(compareFacts(facts, structuredClone(facts))).toEqual([]);
});

test('short fields are told with what they were and are', () => {
  const after = { ...facts, values: { personsMax: 6, checkIn: '16:00', instantBooking: false } };
  expect(compareFacts(facts, after)).toEqual([
    { field: 'personsMax', language: null, before: 4, after: 6 },
    { field: 'checkIn', language: null, before: null, after: '16:00' },
  ]);
});

test('of lists it is told how many there are, of long fields only that they are others', () => {
  const after: HomeFacts = {
    ...facts,
    lists: { photos: { count: 4, digest: 'x' }, seasons: { count: 2, digest: 'y' } },
    digests: { arrivalInfo: 'secret', equipment: 'c' },
  };
  expect(compareFacts(facts, after)).toEqual([
    { field: 'photos', language: null, before: 3, after: 4 },
    { field: 'seasons', language: null, before: 2, after: 2 },
    { field: 'arrivalInfo', language: null, before: null, after: null },
  ]);
});

test('amenities come and go one by one, texts by language, one that is new by its title', () => {
  const after: HomeFacts = {
    ...facts,
    amenities: ['wifi', 'sauna'],
    texts: {
      de: { title: 'Haus am Meer', digests: { description: 'e', teaser: null } },
      fr: { title: 'La digue', digests: { description: 'f', teaser: null } },
    },
  };
  expect(compareFacts(facts, after)).toEqual([
    { field: 'amenity', language: null, before: 'pool', after: null },
    { field: 'amenity', language: null, before: null, after: 'sauna' },
    { field: 'title', language: 'de', before: 'Haus am Deich', after: 'Haus am Meer' },
    { field: 'description', language: 'de', before: null, after: null },
    { field: 'title', language: 'fr', before: null, after: 'La digue' },
  ]);
});
