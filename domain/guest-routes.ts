import type { Route } from './route.ts';

const themedSearches = [
  ['SkiHoliday', 'skiurlaub', 122],
  ['SkiGermany', 'skiurlaub-deutschland', 124],
  ['SkiFrance', 'skiurlaub-frankreich', 125],
  ['SkiItaly', 'skiurlaub-italien', 127],
  ['SkiAustria', 'skiurlaub-oesterreich', 123],
  ['SkiSwitzerland', 'skiurlaub-schweiz', 128],
  ['CabinsAustria', 'huetten-oesterreich', 486],
  ['CabinsGermany', 'huetten-deutschland', 487],
  ['Interhome', 'interhome', 63],
  ['Interchalet', 'interchalet', 149],
  ['Belvilla', 'belvilla', 148],
  ['Dancenter', 'dancenter', 112],
  ['BelvillaByOyo', 'belvilla-by-oyo', 153],
  ['Novasol', 'novasol', 998],
  ['SteinbockLodges', 'steinbock-lodges', 1124],
] as const;

/** Short addresses of offers whose canonical address is longer. */
const offerShortcuts = [
  ['Lastminute', 'lastminute', 12],
  ['Family', 'familienurlaub', 18],
  ['Pets', 'urlaub-mit-hund', 21],
  ['WinterVacation', 'winterurlaub', 40],
] as const;

const bookingRoute = { contentGroup: 4, header: 'compact', footer: 'booking', noIndex: true } as const;
const bookingForm = { ...bookingRoute, isForm: true } as const;

/**
 * Routes of guest pages. Every guest's browser loads this table, so pages for staff, content pages and reserved routes have tables of their
 * own.
 */
export const guestRoutes = [
  // With a language prefix it is called HomeLocale by routers with an optional locale.
  { name: 'Home', path: '', page: 'start', contentGroup: 1 },
  { name: 'Search', path: 'search', page: 'search', contentGroup: 2, header: 'compact' },
  { name: 'OfferOverview', path: 'angebote', page: 'offers', contentGroup: 5 },
  { name: 'SearchOffer', path: 'angebote/:offer(digits)/:foo*', page: 'search', contentGroup: 2 },
  {
    name: 'SearchSpecialOffer',
    path: 'besondere-angebote/:offer(digits)/:foo*',
    page: 'search',
    contentGroup: 2,
  },
  ...themedSearches.map(
    ([name, path, offer]) => ({ name, path, page: 'search', contentGroup: 2, offer }) as const,
  ),
  ...offerShortcuts.map(
    ([name, path, offer]) =>
      ({ name, path, page: 'search', contentGroup: 2, offer, canonicalOffer: true }) as const,
  ),
  {
    name: 'ObjectPage',
    path: 'object/:objectNumber(digits)',
    page: 'home',
    contentGroup: 3,
    header: 'compact',
  },
  // A legacy address; the canonical one is the route ObjectPage.
  {
    name: 'ObjectPageOld',
    path: ':objectNumber(digits)',
    page: 'home',
    contentGroup: 3,
    header: 'compact',
  },
  {
    name: 'BookingStart',
    path: 'booking/start/:objectNumber(digits)?',
    page: 'booking-start',
    ...bookingForm,
  },
  {
    name: 'BookingSummary',
    path: 'booking/summary/:objectNumber(digits)',
    page: 'booking-summary',
    ...bookingForm,
  },
  {
    name: 'BookingFinish',
    path: 'booking/finish/:objectNumber(digits)',
    page: 'booking-finish',
    ...bookingForm,
  },
  {
    name: 'OptionStart',
    path: 'option/start/:objectNumber(digits)?',
    page: 'booking-start',
    ...bookingForm,
  },
  {
    name: 'OptionSummary',
    path: 'option/summary/:objectNumber(digits)',
    page: 'booking-summary',
    ...bookingForm,
  },
  {
    name: 'OptionFinish',
    path: 'option/finish/:objectNumber(digits)',
    page: 'booking-finish',
    ...bookingForm,
  },
  { name: 'Request', path: 'request/:objectNumber(digits)', page: 'request', ...bookingForm },
  {
    name: 'bookingView',
    path: { de: 'meine-buchung', en: 'my-booking', fr: 'ma-reservation', it: 'la-mia-prenotazione' },
    page: 'booking-view',
    ...bookingRoute,
  },
  {
    name: 'WatchList',
    path: { de: 'watchlist', en: 'favorite-property', fr: 'ma-selection', it: 'prememoria' },
    page: 'watch-list',
    contentGroup: 5,
    noIndex: true,
  },
  { name: 'DestinationLinkList', path: 'reiseziele', page: 'destinations', contentGroup: 5 },
  {
    name: 'Poi',
    path: ':kind(Reisebericht|Sehenswuerdigkeit)/:url?/:poiId(digits)',
    page: 'poi',
    contentGroup: 5,
  },
  { name: 'OutdatedBrowser', path: 'outdated', page: 'outdated', contentGroup: 5, noIndex: true },
  {
    name: 'CovidTravelerNotice',
    path: 'corona-info',
    page: 'travel-notice',
    contentGroup: 5,
    noIndex: true,
  },
  { name: 'EmptyDummy', path: 'empty', page: 'empty', contentGroup: 5, noIndex: true },
  { name: 'DemoCluster', path: 'demo/cluster', page: 'demo-cluster', contentGroup: 5, noIndex: true },
  { name: 'DemoFaq', path: 'demo/faq', page: 'demo-faq', contentGroup: 5, noIndex: true },
  {
    name: 'BookingStalker',
    path: 'bookingStalker',
    page: 'booking-stalker',
    contentGroup: 5,
    footer: 'none',
    noIndex: true,
  },
  {
    name: 'AffiliateRedirect',
    path: 'affiliate-redirect',
    page: 'affiliate-redirect',
    contentGroup: 5,
    header: 'none',
    footer: 'none',
    noIndex: true,
  },
  { name: 'Error301', path: 'error/301', page: 'error', contentGroup: 5, noIndex: true },
  { name: 'Error404', path: 'error/404', page: 'error', contentGroup: 5, noIndex: true },
  { name: 'Error500', path: 'error/500', page: 'error', contentGroup: 5, noIndex: true },
] as const satisfies readonly Route[];

export type GuestRouteName = (typeof guestRoutes)[number]['name'];
