import { expect, test } from 'vitest';
import { siteRoutes } from '../../domain/site-routes.ts';
import { pageAddress } from './page-address.ts';

const { pathOf } = siteRoutes('add');

test.each([
  ['/', '/'],
  ['/?utm_source=mail&gclid=7', '/'],
  ['/?subid=spring-5', '/'],
  ['/search/?country=it&persons=4', '/search/?country=it&persons=4'],
  ['/search/?persons=4&utm_campaign=summer', '/search/?persons=4'],
  ['/search/?view=filters', '/search/?view=filters'],
  ['/en/tuscany/', '/en/tuscany/'],
  [
    '/object/1001/?startDate=2027-03-20&endDate=2027-03-27',
    '/object/1001/?startDate=2027-03-20&endDate=2027-03-27',
  ],
  ['/search.data?persons=4&_routes=root', '/search.data?persons=4&_routes=root'],
])('%s is cached as %s', (asked, url) => {
  expect(pageAddress(asked)).toEqual({ url, isCacheable: true });
});

test.each([
  ['a booking with its secret', `${pathOf('bookingView', 'de')}?bookingID=1&bookingHash=x`],
  ['a booking', pathOf('bookingView', 'fr')],
  ['the data of a booking', `${pathOf('bookingView', 'de').slice(0, -1)}.data`],
  ['a booking in progress', pathOf('BookingStart', 'en', { objectNumber: 1001 })],
  ['the question of a letter', `${pathOf('NewsletterVoting', 'de')}?poll=a&userKey=1-x`],
  ['a landlord’s confirmation', `${pathOf('LandlordBookingConfirmation', 'de')}?bookingId=1&bookingHash=x`],
  ['a watch list', pathOf('WatchList', 'it')],
  ['a shared watch list', `${pathOf('WatchList', 'de')}?watchListUID=x`],
  ['a list shared for voting', `${pathOf('WatchList', 'de')}?sharedList=x`],
  ['a secret at a public page', '/?watchListUID=x'],
  ['an error', '/error/404/'],
  ['an old address', '/index.cfm?event=objekt.showObject&onr=1001'],
  ['a parameter that nobody knows', '/search/?anything=1'],
  ['a parameter twice', '/search/?persons=2&persons=4'],
  ['an endless address', `/search/?q=${'x'.repeat(600)}`],
  ['the manifest of the routes', '/__manifest?version=1'],
])('%s is never cached', (_, asked) => {
  expect(pageAddress(asked).isCacheable).toBe(false);
});

test('what is not cached is rendered for the whole address', () => {
  expect(pageAddress('/search/?event=x&utm_source=y').url).toBe('/search/?event=x&utm_source=y');
});
