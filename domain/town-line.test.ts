import { expect, test } from 'vitest';
import { townLine } from './town-line.ts';

test('puts the postcode where letters to the country have it', () => {
  expect(townLine({ country: 'DE', zip: '81667', city: 'München' })).toBe('81667 München');
  expect(townLine({ country: 'IE', zip: 'D02 X285', city: 'Dublin' })).toBe('Dublin D02 X285');
  expect(townLine({ country: 'gb', zip: 'BN1 1AA', city: 'Brighton' })).toBe('Brighton BN1 1AA');
});

test('leaves out what is not known', () => {
  expect(townLine({ country: 'IE', zip: '', city: 'Dingle' })).toBe('Dingle');
  expect(townLine({ country: '', zip: '', city: '' })).toBe('');
});
