import { api, type EndpointName } from '../../contract/api.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import type { TestDatabase } from '../harness/databases.ts';
import { landlordHashOf } from './booking-calls.ts';
import { anAlertAddress, aRating, aSubscriber } from './letter-calls.ts';
import { aSession } from './tokens.ts';
import { accountsCalls } from './valid-calls/accounts.ts';
import { actingCalls } from './valid-calls/acting.ts';
import { alertsCalls } from './valid-calls/alerts.ts';
import { apiKeysCalls } from './valid-calls/api-keys.ts';
import { bonusCalls } from './valid-calls/bonus.ts';
import { bookingCalls } from './valid-calls/booking.ts';
import { calendarsCalls } from './valid-calls/calendars.ts';
import { campaignsCalls } from './valid-calls/campaigns.ts';
import { capacityCalls } from './valid-calls/capacity.ts';
import { catalogueCalls } from './valid-calls/catalogue.ts';
import { clientErrorsCalls } from './valid-calls/client-errors.ts';
import { contactCalls } from './valid-calls/contact.ts';
import { contentCalls } from './valid-calls/content.ts';
import { deliveriesCalls } from './valid-calls/deliveries.ts';
import { guestRatingsCalls } from './valid-calls/guest-ratings.ts';
import { homeFeedsCalls } from './valid-calls/home-feeds.ts';
import { homeFiguresCalls } from './valid-calls/home-figures.ts';
import { homesCalls } from './valid-calls/homes.ts';
import { landlordsCalls } from './valid-calls/landlords.ts';
import { locationsCalls } from './valid-calls/locations.ts';
import { mapCalls } from './valid-calls/map.ts';
import { messagesCalls } from './valid-calls/messages.ts';
import { newsletterCalls } from './valid-calls/newsletter.ts';
import { offersCalls } from './valid-calls/offers.ts';
import { officeCalls } from './valid-calls/office.ts';
import { officeRecordsCalls } from './valid-calls/office-records.ts';
import { operatorCalls } from './valid-calls/operator.ts';
import { partnerStatementsCalls } from './valid-calls/partner-statements.ts';
import { partnersCalls } from './valid-calls/partners.ts';
import { paymentsCalls } from './valid-calls/payments.ts';
import { payoutsCalls } from './valid-calls/payouts.ts';
import { poisCalls } from './valid-calls/pois.ts';
import { pricingCalls } from './valid-calls/pricing.ts';
import { ratingsCalls } from './valid-calls/ratings.ts';
import { repliesCalls } from './valid-calls/replies.ts';
import { searchCalls } from './valid-calls/search.ts';
import { textsCalls } from './valid-calls/texts.ts';
import { trackingCalls } from './valid-calls/tracking.ts';
import { travelNoticeCalls } from './valid-calls/travel-notice.ts';
import { uploadsCalls } from './valid-calls/uploads.ts';
import { vouchersCalls } from './valid-calls/vouchers.ts';
import { waitingWorkCalls } from './valid-calls/waiting-work.ts';
import { watchListCalls } from './valid-calls/watch-list.ts';
import { whoamiCalls } from './valid-calls/whoami.ts';
import { aRequest, type CallWorld, type ValidCalls } from './valid-calls/call-parts.ts';

export { aRequest, arrival, departure, guest, type CallWorld } from './valid-calls/call-parts.ts';

/** Valid inputs of all areas, one for each endpoint. */
const validCalls: ValidCalls<typeof api> = {
  ...accountsCalls,
  ...actingCalls,
  ...alertsCalls,
  ...apiKeysCalls,
  ...bonusCalls,
  ...bookingCalls,
  ...calendarsCalls,
  ...campaignsCalls,
  ...capacityCalls,
  ...catalogueCalls,
  ...clientErrorsCalls,
  ...contactCalls,
  ...contentCalls,
  ...deliveriesCalls,
  ...guestRatingsCalls,
  ...homeFeedsCalls,
  ...homeFiguresCalls,
  ...homesCalls,
  ...landlordsCalls,
  ...locationsCalls,
  ...mapCalls,
  ...messagesCalls,
  ...newsletterCalls,
  ...offersCalls,
  ...officeCalls,
  ...officeRecordsCalls,
  ...operatorCalls,
  ...partnerStatementsCalls,
  ...partnersCalls,
  ...paymentsCalls,
  ...payoutsCalls,
  ...poisCalls,
  ...pricingCalls,
  ...ratingsCalls,
  ...repliesCalls,
  ...searchCalls,
  ...textsCalls,
  ...trackingCalls,
  ...travelNoticeCalls,
  ...uploadsCalls,
  ...vouchersCalls,
  ...waitingWorkCalls,
  ...watchListCalls,
  ...whoamiCalls,
};

export function validCall(name: EndpointName, world: CallWorld): Record<string, unknown> {
  return validCalls[name](world);
}

/** Sends an endpoint's input as query or body, depending on its method. */
export function send(
  url: string,
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { method, path } = api[name];
  if (method === 'POST') {
    return fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  }
  const query = new URLSearchParams();
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(input[key]));
  for (const [key, value] of Object.entries(input)) {
    if (path.includes(`{${key}}`) || value === undefined) continue;
    query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return fetch(`${url}${filled}?${query}`, { headers });
}

/** Inserts the home of the calls; must run before the server starts, which reads some data once. */
export async function aCallHome(database: TestDatabase, objectNumber?: number): Promise<number> {
  const home = await aHome(database, objectNumber === undefined ? {} : { objectNumber });
  const { db } = database;
  const texts = (text: string): string => JSON.stringify({ de: text, en: text, fr: text, it: text });
  await db
    .insertInto('whoami_paths')
    .values(
      (['de', 'en'] as const).map((language) => ({
        language,
        path: 'region-eins',
        compname: 'Search',
        kind: 'region',
        target: '1',
      })),
    )
    .execute();
  await db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'partner', name: 'Partner', url: 'https://partner.example' })
    .execute();
  await db
    .insertInto('pois')
    .values({
      id: 1,
      country_code: 'de',
      region_id: 1,
      kind: 'beach',
      lat: 54,
      lon: 10.9,
      names: texts('Strand'),
      slugs: texts('strand'),
    })
    .execute();
  return home;
}

async function aPerson(database: TestDatabase): Promise<number> {
  const { uid } = await aSession(database);
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return number;
}

async function aCase(url: string): Promise<number> {
  const input = validCall('sendContact', {} as CallWorld);
  const response = await send(url, 'sendContact', input);
  return ((await response.json()) as { data: { caseNumber: number } }).data.caseNumber;
}

export async function aCallWorld(
  database: TestDatabase,
  site: { url: string; dataDir: string },
  home: number,
): Promise<CallWorld> {
  const response = await send(site.url, 'createBooking', aRequest(home));
  const { data } = (await response.json()) as { data: { bookingID: number; bookingHash: string } };
  return {
    url: site.url,
    home,
    bookingID: data.bookingID,
    guestHash: data.bookingHash,
    person: await aPerson(database),
    landlordHash: await landlordHashOf(database, site.dataDir, data.bookingID),
    ...(await aRating(database, site.dataDir, home)),
    ...(await aSubscriber(database, site.dataDir)),
    ...(await anAlertAddress(database, site.dataDir)),
    caseNumber: await aCase(site.url),
  };
}
