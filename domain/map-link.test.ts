import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

test('a link to a map marks the house where it is known, and nothing where it is not', () => {
  expect(mapLink({ lat: 54.1, lon: 10.9, withinMetres: null })).toBe(
    'https://www.openstreetmap.org/?mlat=54.1&mlon=10.9#map=17/54.1/10.9',
  );
  expect(mapLink({ lat: 39.9, lon: 4.1, withinMetres: 150 })).toBe(
    'https://www.openstreetmap.org/#map=15/39.9/4.1',
  );
});
