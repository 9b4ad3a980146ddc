import { expect, test } from 'vitest';
import { findCurrentPlace } from './find-current-place.ts';

const paths = ['/landlord/', '/landlord/bookings/', '/landlord/homes/', '/landlord/home-feeds/'];

test.each([
  ['/landlord/', '/landlord/'],
  ['/landlord/bookings/', '/landlord/bookings/'],
  ['/landlord/bookings/100001/', '/landlord/bookings/'],
  ['/landlord/home-feeds/', '/landlord/home-feeds/'],
  ['/landlord/rating/', '/landlord/'],
  ['/landlord/homes', '/landlord/homes/'],
  ['/bewertung-beantworten/7/', undefined],
])('%s lies in %s', (pathname, place) => {
  expect(findCurrentPlace(paths, pathname)).toBe(place);
});

test('a page without a slash at its end lies in a place without one', () => {
  expect(findCurrentPlace(['/admin', '/admin/cases'], '/admin/cases/4')).toBe('/admin/cases');
});
