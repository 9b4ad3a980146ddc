import { describe, expect, test } from 'vitest';
import { landlordRoutes } from './landlord-routes.ts';
import { defaultLanguage, languages } from './language.ts';
import { allRoutes, redirectRoutes, reservedRoutes } from './reserved-routes.ts';
import type { Route } from './route.ts';
import { pathOfRoute, routePattern } from './routes.ts';
import { matchPath } from './site-routes.ts';

const params = {
  objectNumber: 4711,
  offer: 122,
  foo: 'x',
  poiId: 17,
  kind: 'Reisebericht',
  url: 'meer',
  theme: 'wandern',
  blogArticleName: 'inseln',
  part: 'faq2',
  answer: 'no_newsletter',
  ratingNumber: 'r1',
  bookingID: 5,
  customerNumber: 6,
  bookingDisplayNumber: 7,
  userKey: 'k',
  language: 'en',
};

const languagesOf = (route: Route) => (route.unprefixed ? [defaultLanguage] : languages);

test('a name names one route, and a pattern is of one route in each language', () => {
  const names = allRoutes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const language of languages) {
    const patterns = allRoutes.map((route) => routePattern(route, language));
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
  }
});

test('patterns are written without outer slashes, in composed form', () => {
  for (const route of allRoutes) {
    for (const language of languages) {
      const pattern = routePattern(route, language);
      expect(pattern).toBe(pattern.normalize('NFC'));
      expect(pattern).not.toMatch(/^\/|\/$|\/\//);
    }
  }
});

test('numbers in addresses are digits', () => {
  const numbers = ['objectNumber', 'poiId', 'bookingID', 'customerNumber', 'offer', 'bookingDisplayNumber'];
  for (const route of allRoutes) {
    for (const name of numbers) {
      if (routePattern(route, 'de').includes(`:${name}`)) {
        expect(routePattern(route, 'de')).toContain(`:${name}(digits)`);
      }
    }
  }
});

test('a path that is only kept for a page matches nothing', () => {
  for (const route of [...reservedRoutes, ...redirectRoutes] as readonly Route[]) {
    for (const language of languagesOf(route)) {
      expect(matchPath(pathOfRoute(route, language, params)), route.name).toBeNull();
    }
  }
});

describe('what the table says of a route', () => {
  const named = (name: string): Route => allRoutes.find((route) => route.name === name)!;

  test.each([
    ['HelpUkraine', '/hilfe-fuer-die-ukraine/'],
    ['TravelAgency', '/reiseb%C3%BCro/'],
    ['ThemesContent', '/reiseideen/wandern/'],
    ['About', '/das_beste_an_feriola/'],
    ['NewsletterVoting', '/newsletter/abstimmung/'],
    ['NewsletterConfirmation', '/no_newsletter/'],
    ['BlogArticle', '/blog/inseln/'],
    ['Lastminute', '/lastminute/'],
    ['Poi', '/Reisebericht/meer/17/'],
    ['DestinationLinkList', '/reiseziele/'],
    ['SearchOffer', '/angebote/122/x/'],
    ['SearchSpecialOffer', '/besondere-angebote/122/x/'],
    ['Request', '/request/4711/'],
    ['Faq', '/haeufige-fragen/faq2/'],
    ['RetailerRatingAnswer', '/bewertung-beantworten/r1/'],
    ['UserBookingDetails', '/user/booking-details/7/'],
    ['MailSettings', '/mailsettings/k/'],
    ['VoucherRedeem', '/ihr-reisegutschein/5/6/'],
    ['LandlordBookingConfirmation', '/landlord/booking/confirmation/'],
    ['Payment', '/payment/en/'],
    ['AdminSchedule', '/admin/schedule/edit/'],
    ['AdminOfficeUpload', '/admin/s3uploadOffice/'],
    ['BookingStalker', '/bookingStalker/'],
    ['CovidTravelerNotice', '/corona-info/'],
    ['LocaleEditor', '/localeEditor/'],
  ])('%s lies at %s', (name, path) => {
    expect(pathOfRoute(named(name), 'de', params)).toBe(path);
  });

  test.each([
    ['Contact', ['/hilfe-kontakt/', '/en/help-contact/', '/fr/aide-contact/', '/it/aiuto-contatto/']],
    ['WatchList', ['/watchlist/', '/en/favorite-property/', '/fr/ma-selection/', '/it/prememoria/']],
    [
      'ContactLandlord',
      [
        '/hilfe-kontakt/vermieter/',
        '/en/help-contact/landlord/',
        '/fr/aide-contact/proprietaire/',
        '/it/aiuto-contatto/proprietario/',
      ],
    ],
    ['Distribution', ['/vertrieb/', '/en/distribution/', '/fr/distribution/', '/it/distribuzione/']],
    ['Themes', ['/reiseideen/', '/en/reiseideen/', '/fr/reiseideen/', '/it/reiseideen/']],
  ] as const)('%s has its own path in each language', (name, paths) => {
    expect(languages.map((language) => pathOfRoute(named(name), language))).toEqual(paths);
  });

  test('themed searches start with their offer', () => {
    const offers = allRoutes.filter(({ offer }) => offer !== undefined && offer > 60);
    expect(Object.fromEntries(offers.map(({ path, offer }) => [path, offer]))).toEqual({
      skiurlaub: 122,
      'skiurlaub-deutschland': 124,
      'skiurlaub-frankreich': 125,
      'skiurlaub-italien': 127,
      'skiurlaub-oesterreich': 123,
      'skiurlaub-schweiz': 128,
      'huetten-oesterreich': 486,
      'huetten-deutschland': 487,
      interhome: 63,
      interchalet: 149,
      belvilla: 148,
      dancenter: 112,
      'belvilla-by-oyo': 153,
      novasol: 998,
      'steinbock-lodges': 1124,
    });
  });

  test('the user area asks who it is, but for login, registration, password and what links of mails open', () => {
    const ofUser = allRoutes.filter((route) => /^user(\/|$)/.test(routePattern(route, 'de')));
    const open = ofUser.filter(({ requiresAuth }) => requiresAuth === false).map(({ path }) => path);
    expect(open).toEqual([
      'user/login',
      'user/login/link',
      'user/registration',
      'user/registration/confirm',
      'user/registration/business',
      'user/registration/business/confirm',
      'user/password/request',
      'user/password/reset',
      'user/deletion/stop',
    ]);
    expect(ofUser.filter(({ requiresAuth }) => requiresAuth).map(({ name }) => name)).toEqual([
      'UserHome',
      'UserDebug',
      'UserBookingOverview',
      'UserBookingDetails',
    ]);
    expect(named('HomeLegacy').requiresAuth).toBe(false);
  });

  test('the shell has parts to hide', () => {
    const withHeader = (header: Route['header']) =>
      allRoutes.filter((route) => route.header === header).map(({ name }) => name);
    const isWork = ({ room }: Route): boolean => ['admin', 'landlord', 'partner'].includes(room ?? '');
    // Work rooms have a frame of their own; what the link of a mail opens wears the guests', and what guests will see does.
    const framed = allRoutes.filter((route) => isWork(route) && route.header !== 'none');
    expect(framed.map(({ name }) => name).sort()).toEqual([
      'LandlordBookingConfirmation',
      'LandlordHomePreview',
      'LandlordQuestion',
      'RetailerRatingAnswer',
    ]);
    const ofGuests = allRoutes.filter((route) => !isWork(route));
    expect(ofGuests.filter(({ header }) => header === 'none').map(({ name }) => name)).toEqual([
      'AffiliateRedirect',
    ]);
    expect(withHeader('compact')).toEqual(
      expect.arrayContaining([
        'Search',
        'ObjectPage',
        'Request',
        'BookingStart',
        'BookingSummary',
        'BookingFinish',
      ]),
    );
    expect(ofGuests.filter(({ footer }) => footer === 'none').map(({ name }) => name)).toEqual([
      'BookingStalker',
      'AffiliateRedirect',
    ]);
    expect(named('BookingStart').footer).toBe('booking');
    expect(new Set(landlordRoutes.map(({ footer }) => footer))).toEqual(new Set(['own', 'booking']));
  });

  test('nothing but the steps of a booking and a request keeps its guests from their account', () => {
    expect(allRoutes.filter(({ isForm }) => isForm).map(({ name }) => name)).toEqual([
      ...['BookingStart', 'BookingSummary', 'BookingFinish'],
      ...['OptionStart', 'OptionSummary', 'OptionFinish'],
      'Request',
    ]);
  });

  test.each([
    ['Home', 1],
    ['Search', 2],
    ['SearchOffer', 2],
    ['SkiHoliday', 2],
    ['ObjectPage', 3],
    ['BookingStart', 4],
    ['OptionFinish', 4],
    ['Request', 4],
    ['terms', 5],
    ['Blog', 5],
  ])('%s is of content group %i', (name, group) => {
    expect(named(name).contentGroup).toBe(group);
  });
});
