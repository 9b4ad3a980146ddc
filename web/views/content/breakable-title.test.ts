import { expect, test } from 'vitest';
import { breakableTitle } from './breakable-title.ts';

test.each([
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts\u00ADbedingungen'],
  ['Vermittlungsbedingungen', 'Vermittlungs\u00ADbedingungen'],
  ['Datenschutzerklärung', 'Datenschutz\u00ADerklärung'],
  ['Erklärung zur Barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ['Terms and conditions', 'Terms and conditions'],
])('%s breaks at its joint', (title, broken) => {
  expect(breakableTitle(title)).toBe(broken);
});
