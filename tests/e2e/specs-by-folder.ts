/** Basic checks of pages: complete, without errors, narrow and accessible. */
const pages = ['every-page'] as const;
/** Tests of what all pages depend on, one of each kind. */
const everywhere = [
  ...pages,
  'accessibility',
  'book-a-home',
  'early-use',
  'errors-inside',
  'read-aloud',
  'rooms',
  'search-page',
  'shell',
] as const;
const booking = [
  'book-a-home',
  'booking-keeps-what-was-typed',
  'change-a-booking',
  'offer-to-a-request',
  'new-link',
] as const;
const money = ['pay-for-a-stay', 'gift-voucher'] as const;
const search = ['search-page', 'map', 'back-closes', 'what-stands-where'] as const;
const home = ['home-page', 'gallery', 'back-closes', 'what-stands-where'] as const;
const landlord = [
  'landlord-home',
  'landlord-calendar',
  'landlord-occupancy',
  'landlord-bulk',
  'offer-to-a-request',
  'messages',
  'rooms',
] as const;
const account = ['own-account', 'login-layer', 'early-use', 'staff'] as const;
const partner = ['partners', 'partner-room', 'branded-host'] as const;
const letters = ['newsletter', 'contact', 'gift-voucher', 'new-link'] as const;

/**
 * Maps folders and files to the browser tests that a change there can break. All matching lines count: a layer of the web has one line,
 * and its parts may have more.
 */
export const specsByFolder: readonly (readonly [start: string, specs: readonly string[]])[] = [
  ['web/app/', everywhere],
  ['web/components/', [...everywhere, 'design-system', 'gallery']],
  ['web/shell/', [...everywhere, 'login-layer', 'consent', 'contact']],
  ['web/shell/work/', [...landlord, 'staff', 'partner-room', 'viewer-clock']],
  ['web/features/', pages],
  ['web/features/attachments/', ['messages', 'contact']],
  ['web/features/booking', booking],
  ['web/features/brand/', partner],
  ['web/features/calendar/', ['home-page', 'change-a-booking', 'search-page', 'landlord-calendar']],
  ['web/features/chosen-stay/', [...home, 'book-a-home']],
  ['web/features/compare/', ['search-page']],
  ['web/features/consent/', ['consent', 'partners']],
  ['web/features/content', ['edit-content', 'start-page']],
  ['web/features/gallery/', ['gallery', 'home-page']],
  ['web/features/booking-page/', ['carried-stay']],
  ['web/features/home', [...home, 'search-page']],
  ['web/features/home-groups/', ['home-groups']],
  ['web/features/leaving/', ['landlord-home', 'edit-texts']],
  ['web/features/mail-field/', ['booking-keeps-what-was-typed']],
  ['web/features/map/', ['map', 'map-streets']],
  ['web/features/messages/', ['messages']],
  ['web/features/offers/', ['start-page']],
  ['web/features/office/', ['shell', 'contact']],
  ['web/features/own-area/', [...landlord, ...partner]],
  ['web/features/pass-request/', account],
  ['web/features/price', [...home, 'book-a-home', 'booking-keeps-what-was-typed']],
  ['web/features/proof', [...letters, 'own-account']],
  ['web/features/ratings/', ['read-aloud', 'whole-life']],
  ['web/features/school-holidays/', ['home-page', 'search-page']],
  ['web/features/saved-lists/', ['shared-list']],
  ['web/features/search', [...search, 'start-page', 'typed-sentence']],
  ['web/features/start/', ['start-page']],
  ['web/features/stay', [...search, 'home-page']],
  ['web/features/visitor/', ['home-page', 'search-page', 'partners', 'watch-list']],
  ['web/features/watch-button/', ['watch-list', 'partners']],
  ['web/features/work/', [...landlord, 'staff', 'newsletter']],
  ['web/views/', [...pages, ...home, ...search]],
  ['web/pages/', pages],
  ['web/pages/affiliate-redirect/', ['shell']],
  ['web/pages/booking-', booking],
  ['web/pages/booking-stalker/', ['shell', 'consent']],
  ['web/pages/booking-view/', [...money, 'messages']],
  ['web/pages/catalogue-path/', search],
  ['web/pages/demo-', ['shell']],
  ['web/pages/design-system/', ['design-system']],
  ['web/pages/empty/', ['shell']],
  ['web/pages/error/', ['errors-inside']],
  ['web/pages/home/', home],
  ['web/pages/request/', ['booking-keeps-what-was-typed', 'consent']],
  ['web/pages/search/', search],
  ['web/pages/start/', ['start-page', 'search-page']],
  ['web/views/search/', ['typed-sentence']],
  ['web/pages/travel-notice/', ['shell']],
  ['web/pages/watch-list/', ['watch-list', 'read-aloud', 'shared-list']],
  ['web/landlord/', [...landlord, 'whole-life']],
  ['web/account/', account],
  ['web/admin/', ['staff', 'newsletter', 'pay-for-a-stay', 'whole-life']],
  ['web/admin/texts/', ['edit-texts']],
  ['web/letters/', letters],
  ['web/letters/payment/', money],
  ['web/letters/rate-stay/', ['whole-life']],
  ['web/partner/', partner],
  ['web/service-worker', ['shell', 'carried-stay']],
  ['vite.config.ts', everywhere],
  ['react-router.config.ts', everywhere],
  ['texts/', [...pages, 'edit-texts']],
  ['content/', ['edit-content']],
  ['engines/pictures/', ['gallery']],
  ['engines/map/', ['map', 'map-streets']],
  ['engines/pages/', ['every-page']],
  ['server/http/', ['every-page', 'consent', 'rooms', 'shell']],
  ['server/platform/', ['book-a-home']],
  ['server/context', ['book-a-home']],
  ['engines/sentences/', ['typed-sentence']],
  ['engines/search/', ['search-page', 'map']],
  ['domain/booking/', booking],
  ['domain/pricing/', ['book-a-home', 'home-page']],
  ['domain/consent.ts', ['consent']],
  ['demo/', ['book-a-home', 'search-page']],
  ...area(['accounts'], account),
  ...area(['acting', 'landlords'], ['staff', 'whole-life']),
  ...area(['alerts', 'campaigns', 'newsletter', 'mail', 'deliveries'], ['newsletter']),
  ...area(['attachments', 'messages', 'uploads'], ['messages']),
  ...area(['booking'], [...booking, ...money, 'whole-life']),
  ...area(['bonus', 'payments', 'payouts', 'vouchers', 'ledger'], money),
  ...area(['calendars', 'feeds', 'home-feeds'], ['landlord-calendar', 'landlord-occupancy']),
  ...area(['capacity', 'search', 'locations'], [...search, 'home-groups']),
  ...area(['locations'], ['typed-sentence']),
  ...area(['contact'], ['contact', 'change-a-booking']),
  ...area(['office'], ['contact']),
  ...area(['content'], ['edit-content']),
  ...area(['documents', 'texts'], ['edit-texts']),
  ...area(['homes', 'pictures'], ['landlord-home', 'home-page']),
  ...area(['guest-ratings', 'ratings'], ['whole-life', 'read-aloud']),
  ...area(['map'], ['map', 'map-streets']),
  ...area(['offers', 'pois', 'whoami'], ['every-page', 'shell']),
  ...area(['partners'], partner),
  ...area(['pricing'], ['book-a-home', 'home-page']),
  ...area(['client-errors', 'replies'], ['shell']),
  ...area(['tracking'], ['consent', 'partners']),
  ...area(['watch-list'], ['watch-list', 'shared-list']),
  // Code of the tests themselves.
  ['tests/e2e/site-test.ts', everywhere],
  ['tests/e2e/playwright.config.ts', everywhere],
  ['tests/e2e/booked-stay.ts', ['change-a-booking', 'offer-to-a-request', 'messages', 'pay-for-a-stay']],
  ['tests/e2e/free-stay.ts', booking],
];

/** The lines of areas: their contract and server folders. */
function area(names: readonly string[], specs: readonly string[]): (readonly [string, readonly string[]])[] {
  return names.flatMap((name) =>
    ['contract', 'server/areas'].map((floor) => [`${floor}/${name}/`, specs] as const),
  );
}

const folder = 'tests/e2e/';

/** The browser tests that a change of these files can break, and changed tests themselves. */
export function specsFor(changed: readonly string[]): string[] {
  const products = changed.filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  const named = products.flatMap((file) =>
    specsByFolder.flatMap(([start, specs]) => (file.startsWith(start) ? specs : [])),
  );
  const own = changed.filter((file) => file.startsWith(folder) && file.endsWith('.spec.ts'));
  return [...new Set([...named.map((name) => `${folder}${name}.spec.ts`), ...own])].sort();
}
