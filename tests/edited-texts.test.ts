import { currentOperator } from './builders/operator.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { siteRoutes } from '../domain/site-routes.ts';
import type { BookingRow } from '../server/areas/booking/booking-store.ts';
import { confirmationPdf } from '../server/areas/booking/documents/confirmation-pdf.ts';
import { createPdfThread } from '../engines/documents/face.ts';
import { renderBookingMail } from '../server/areas/booking/mails/render-booking-mail.ts';
import { assembleQuote } from '../server/areas/pricing/rules/assemble-quote.ts';
import { createPageRenderer } from '../server/http/render-page.ts';
import { createSiteTexts, type SiteTexts } from '../texts/site-texts.ts';
import { anyQuoteInput } from './builders/quotes.ts';

const build = (await import(
  /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href
)) as ServerBuild;
const routes = siteRoutes('add');

const booking = {
  id: 100_001,
  display_number: 4_000_001,
  state: 'confirmed',
  start_date: '2027-07-03',
  end_date: '2027-07-10',
  persons: 2,
  child_ages: [],
  dogs: 0,
  pet_sizes: [],
  hold_until: null,
  total_cents: 123_450,
  insurance: false,
  remarks: '',
  customer: {
    salutation: 'none',
    firstName: 'Ada',
    lastName: 'Behr',
    street: 'Weg 1',
    zip: '24103',
    city: 'Kiel',
    country: 'de',
    email: 'a@b.example',
    phone: '',
  },
  quote: assembleQuote(fc.sample(anyQuoteInput, { numRuns: 1, seed: 7 })[0]!),
} as unknown as BookingRow;
const home = {
  title: 'Haus am Deich',
  place: 'Kiel',
  lat: 54,
  lon: 10,
  checkIn: '16:00',
  checkOut: '10:00',
  landlord: { name: 'Hansen', email: 'l@example.org', phone: null, language: 'de' as const },
};

/** The page of the house for old browsers, as the server renders it. */
async function page(texts: SiteTexts): Promise<string> {
  const { render } = createPageRenderer({
    build,
    callInProcess: () => Promise.reject(new Error('not part of this page')),
    today: () => '2027-01-01',
    publicUrl: 'https://www.feriola.test',
    partnerOfHost: async () => null,
    reseller: null,
    office: () => ({ phone: { interact: '+49', display: '0' }, email: 'a@b.example' }),
    operator: currentOperator,
    content: {
      page: async () => null,
      paths: async () => ({}),
      menus: async () => ({ header: [], footer: [] }),
    },
    texts,
    origins: { mapOrigins: [], tagOrigin: null, businessLogins: { retailer: null, partner: null } },
    tagContainers: {},
    development: false,
    developerPages: false,
    demoPeople: [],
    hasInventedHomes: () => Promise.resolve(true),
    isQuiet: () => false,
    trailingSlash: 'add',
    cataloguePath: async () => null,
    externalTargets: [],
  } as never);
  const { status, body } = await render('/outdated/', 'GET', 'www.feriola.test');
  expect(status).toBe(200);
  return body.toString();
}

const mail = (texts: SiteTexts): string =>
  renderBookingMail({
    kind: { template: 'booked', recipient: 'guest' },
    booking,
    change: null,
    home,
    entries: [],
    language: 'de',
    translate: texts.translate('de'),
    site: 'Feriola',
    account: null,
    publicUrl: 'https://www.feriola.test',
    routes,
    bookingHash: 'h'.repeat(43),
    linkLastDay: '2028-07-09',
    addressProof: null,
    isKnown: true,
    picture: null,
  } as never).html;

const documents = createPdfThread();
afterAll(() => documents.stop());

const pdf = (texts: SiteTexts): Promise<Buffer> =>
  documents.set(
    confirmationPdf({
      booking,
      home,
      entries: [],
      language: 'de',
      translate: texts.translate('de'),
      site: { partner: null, name: 'Feriola', origin: 'https://www.feriola.test' },
      agency: null,
      account: null,
      today: '2027-01-01',
      picture: null,
    } as never),
  );

/** A text of a PDF's own description is written in big-endian UTF-16. */
const inPdf = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test('an edited text reaches pages, their files for the browser, mails and documents at once', async () => {
  const texts = createSiteTexts();
  const before = texts.version;
  const file = texts.file('de', 'page-OutdatedBrowser');
  const documentBefore = await pdf(texts);

  texts.override([
    { language: 'de', key: 'special.outdated.heading', text: 'Ein Wort vom Redaktionszimmer' },
    { language: 'de', key: 'shell.skip', text: 'Gleich zum Redaktionszimmer' },
    { language: 'de', key: 'mail.footer', text: 'Gruß vom Redaktionszimmer' },
    { language: 'de', key: 'documents.subject', text: 'Redaktionszimmer {{number}}' },
  ]);

  const html = await page(texts);
  expect(html).toContain('Ein Wort vom Redaktionszimmer');
  expect(html).toContain('Gleich zum Redaktionszimmer');
  expect(texts.version).not.toBe(before);
  expect(html).toContain(`/locales/de/page-OutdatedBrowser.json?v=${texts.version}`);
  expect(texts.file('de', 'page-OutdatedBrowser')).toContain('Gleich zum Redaktionszimmer');
  expect(mail(texts)).toContain('Gruß vom Redaktionszimmer');
  const document = await pdf(texts);
  expect(document.includes(inPdf('Redaktionszimmer 4000001'))).toBe(true);
  expect(documentBefore.includes(inPdf('Redaktionszimmer'))).toBe(false);
  // Other languages say what they said.
  expect(texts.translate('en')('mail.footer')).toBe(createSiteTexts().translate('en')('mail.footer'));

  texts.override([]);
  expect(texts.version).toBe(before);
  expect(texts.file('de', 'page-OutdatedBrowser')).toBe(file);
  expect(await page(texts)).not.toContain('Redaktionszimmer');
});

test('a text that nobody asks for cannot be edited', () => {
  const texts = createSiteTexts();
  for (const key of ['home.nothing', 'nothing.heading', 'home', '']) {
    expect(() => texts.override([{ language: 'de', key, text: 'x' }])).toThrow(key);
  }
});
