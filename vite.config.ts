import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { asAscii } from './scripts/as-ascii.ts';

/** The steps of a booking share much that no other page needs, but for the price of what is being chosen. */
const bookingSteps =
  /features[\\/]booking[\\/](?!use-quote|validate-draft|country-choices)[\w-]+\.(tsx?|module\.css)$|domain[\\/]booking[\\/]seen-terms/;
/** What opens a booking by its link, changes it and goes with it as a file: pages after the booking alone show it, and the page on which it is paid. */
const bookingLinks =
  /features[\\/]booking[\\/](documents|use-linked|linked-states|new-link|guest-link-states|change-comparison|change-states)(\.module)?\.(tsx?|css)$/;
/** What a guest types of themselves, and whether it is right. */
const customers =
  /domain[\\/](booking[\\/](customer-fields|pet-sizes)|postcode|pricing[\\/]extra-limits)|features[\\/]mail-field[\\/]/;
/** Whether what was typed is right: fetched while a guest begins to type. */
const customerRules = /domain[\\/](booking[\\/]customer-form|person-name)/;
/** Whether somebody can be reached: also where nothing but a mail address is typed. */
const addressRules = /domain[\\/](reachable|typed-text)/;
const formRules = /features[\\/]booking[\\/]validate-draft/;
/** Sending forms: with the pages that do so alone. */
const forms = /app[\\/]calls[\\/](submission|use-submit|attempt)/;
/** What a guest fills in: a page of homes has none of it before a dialog is opened. */
const controls = /components[\\/](choice|stepper|field)\.tsx?$/;
/** The cards of homes and what is around them, which no step of a booking shows. */
const cards =
  /features[\\/](home-card|watch-button)[\\/][\w-]+\.tsx$|features[\\/]watch-button[\\/]watch-snapshot|features[\\/]ratings[\\/]rating\.tsx$|features[\\/]offers[\\/]offer-cards|features[\\/]compare[\\/]compare-(choice|store)|features[\\/]map[\\/](map-place|saves-data|use-seen)\.tsx?$|components[\\/]pagination\.tsx$/;
/** The sheets of a home's page, which a path of the catalogue names too. */
const homeSheets =
  /views[\\/]home[\\/]home-styles|views[\\/](home|content)[\\/][\w\\/-]+\.module\.css|features[\\/](gallery[\\/]gallery|price-box|map[\\/]home-map|price-calendar[\\/]calendar-section|ratings[\\/]ratings-section)[\w\\/-]*\.module\.css/;
/** The view of a home: hosts and staff see it before guests do, and no other page of guests loads it. */
const homeView =
  /views[\\/]home[\\/][\w\\/-]+\.tsx?$|features[\\/](gallery|price-box|price-calendar)[\\/][\w-]+\.tsx?$|features[\\/]map[\\/]home-map\.tsx$/;
/** Words of a home and of its rules, which a step of a booking shows too. */
const homeWords = /components[\\/]paragraphs|domain[\\/]in-town/;
/** The page for those who work on the site shows a bit of everything. */
const ofBuilders = /pages[\\/]design-system/;
/** What pages of homes and the steps of a booking both know of a chosen stay, of who sent the guest, and of what that one offers. */
const chosenStay =
  /features[\\/](chosen-stay[\\/]stay-query|stay-dates[\\/]stay-of-address|booking[\\/]use-quote|visitor[\\/]visit-source|brand[\\/]use-offered)\.ts$/;
/** The rooms of people with an account and of landlords, what stands around them, and what only their pages share with a few of guests. */
const ofAccounts =
  /web[\\/](account|landlord|admin|partner|shell[\\/]work)[\\/]|features[\\/](work|proof|api-keys|own-area|acting|leaving)[\\/]|domain[\\/](acting|account-routes|berlin-time|admin-routes|landlord-routes|partner-routes|staff-rooms|iban|own-path|password|retention|office-records|content-pages|waiting-work)|features[\\/](booking|booking-page)[\\/](booking-parts|home-of-booking|copy-rows|transfer-facts|booking-failure|legal-links|failure-notice)|transfer-rows|payment-methods|split-by-paid|components[\\/](badge\.tsx|use-focus-on-(turn|result))/;
/** The pages of accounts use it too, but few of a guest's: those with homes. */
const ofHomesAndAccounts =
  /components[\\/](skeleton|vacancy-bubble)\.tsx|features[\\/]booking[\\/](price-rows|price-breakdown|payment-plan|address-lines)|customer-form/;
/** The editor of pages is fetched by editors alone. */
const ofEditors = /features[\\/]content-editor[\\/]/;
/** What the start page alone shows, and the browsers of its editors. */
const ofStart = /features[\\/]start[\\/]|domain[\\/](start-page|contact-topics)/;
/** What people write to each other about a booking is fetched on first use, and its place is known to the pages of bookings alone. */
const ofMessages =
  /features[\\/](messages|attachments)[\\/]|domain[\\/](messages[\\/]|attached-files|upload-limits)/;
/** The room of letters, and what only its pages share with a few of guests. */
const ofLetters =
  /web[\\/]letters[\\/]|domain[\\/](letter-routes|contact-form|newsletter|proof-of-work|rating\.)|features[\\/](office|proof-of-work)[\\/]/;
/** Guests' pages fetch their calendars on first use; only that of landlords begins with one. */
const calendarDays =
  /features[\\/]calendar[\\/](calendar-keys|months|month-table)\.tsx?$|domain[\\/]months\.ts$/;
/** What finds a place while its name is typed comes with the search form; landlords ask for a town with it too. */
const suggestions = /search-box[\\/]use-suggestions/;
/** What is fetched on first use asks for the day, and pages that nobody opens first. */
const today = /app[\\/]use-today/;
/** All countries, of which the first step of a booking fetches most once it is alive. */
const countries = /features[\\/]booking[\\/]country-choices|domain[\\/]country-codes/;
const ofMany = (id: string): boolean =>
  ![
    countries,
    calendarDays,
    ofAccounts,
    ofLetters,
    ofEditors,
    ofStart,
    ofMessages,
    bookingLinks,
    bookingSteps,
    customers,
    customerRules,
    addressRules,
    formRules,
    forms,
    controls,
    cards,
    homeSheets,
    homeView,
    homeWords,
    ofBuilders,
    suggestions,
    today,
  ].some((own) => own.test(id));

/**
 * Few files for a first visit instead of forty, each with headers of its own: what never changes between
 * releases, what nearly every page uses, and what pages with homes use. `$initial` leaves out whatever is
 * fetched on first use.
 */
const sharedFiles = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  // What stands around each page, whether it is an error or not, and how fields look: one sheet fewer before a page
  // can be drawn.
  {
    name: 'shell',
    test: /web[\\/](shell[\\/](?!extras|notices|work)[\\/\w-]*|components[\\/](choice|stepper|field))\.module\.css/,
    priority: 2.5,
  },
  {
    name: 'site',
    test: (id: string): boolean => ofMany(id) && !ofHomesAndAccounts.test(id),
    tags: ['$initial' as const],
    minShareCount: 6,
    priority: 2,
  },
  { name: 'home-sheets', tags: ['$initial' as const], test: homeSheets, priority: 1.95 },
  { name: 'controls', tags: ['$initial' as const], test: controls, priority: 1.9 },
  { name: 'cards', tags: ['$initial' as const], test: cards, priority: 1.85 },
  { name: 'forms', tags: ['$initial' as const], test: forms, priority: 1.8 },
  // Not part of what homes share: their own pages have no search form.
  {
    name: 'search-form',
    tags: ['$initial' as const],
    test: /search-box[\\/](search-box|place-combobox|use-place|chosen-place|stay-field|party-field|use-suggestions|recent-searches)/,
    priority: 1.5,
  },
  { name: 'chosen-stay', tags: ['$initial' as const], test: chosenStay, priority: 1.2 },
  { name: 'homes', test: ofMany, tags: ['$initial' as const], minShareCount: 4, priority: 1 },
  // Small, and on every page: one file in place of three.
  {
    name: 'around',
    tags: ['$initial' as const],
    test: /features[\\/]office[\\/](line-links|office-line)\.tsx?$|app[\\/]nonce-context|extras[\\/]when-idle/,
    priority: 0.8,
  },
  { name: 'customers', test: customers, tags: ['$initial' as const], priority: 0.95 },
  { name: 'address-rules', test: addressRules, priority: 0.6 },
  { name: 'customer-rules', test: customerRules, priority: 0.5 },
  {
    name: 'booking',
    test: (id: string): boolean => bookingSteps.test(id) && !bookingLinks.test(id) && !ofAccounts.test(id),
    tags: ['$initial' as const],
    minShareCount: 4,
    priority: 0.9,
  },
];

/**
 * Has the browser compile all of a file while it comes, beside the page, not each function at its first call: of
 * React and its router nearly all are called while a page comes alive. Chromium understands it, for others it is
 * a comment. See https://v8.dev/features/explicit-compile-hints.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

const classNames = new Map<string, string>();

/** Short names of classes: they stand in scripts, style sheets and many times on each page. */
function shortName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.split('?')[0]!)} ${name}`;
  const short = `_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
  const other = classNames.get(short) ?? source;
  if (other !== source)
    throw new Error(`${source} and ${other} would be one class: name one of them otherwise.`);
  classNames.set(short, source);
  return short;
}

const layerOrder = /@layer [\w, ]+;/.exec(
  readFileSync(join(import.meta.dirname, 'web/components/tokens.css'), 'utf8'),
)![0];

/**
 * Begins each style sheet with the order of the cascade layers. The first sheet of a document decides it, and which one is
 * first changes while pages come and go: the sheets of an error page come after those of the page that was left.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    order: 'pre',
    handler: (code, id) => (id.includes('?url') ? null : `${layerOrder}\n${code}`),
  },
};

/** What each page has loaded before it fetches anything more: naming it in every file that does would make them all larger. */
const ofEveryPage = /^assets\/(framework|rolldown-runtime|site|shell|homes)-/;

export default defineConfig(({ command }) => ({
  plugins: [
    layersInOrder,
    reactRouter(),
    { ...asAscii, applyToEnvironment: ({ name }: { name: string }) => name === 'ssr' },
  ],
  // Several checkouts and test servers may run side by side.
  cacheDir: '.cache/vite',
  build: {
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => !ofEveryPage.test(name)),
    },
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
            postBanner: ({ name }: { name: string }) => (name === 'framework' ? compileAhead : ''),
          },
        },
      },
    },
  },
}));
