import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { newUid, aSession, aToken } from './tokens.ts';
import { aCallHome, aCallWorld, send, validCall, type CallWorld } from './valid-calls.ts';

/**
 * Who may call what. The first three hold no link and guess its secret; the others hold a link: of this
 * booking as its guest or its landlord, or of another booking.
 */
const roles = ['stranger', 'visitor', 'user', 'guest', 'landlord', 'otherGuest', 'otherLandlord'] as const;
type Role = (typeof roles)[number];

const all = (status: number): Record<Role, number> =>
  Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;
const open = all(200);
const closed = all(404);

const matrix: Record<EndpointName, Record<Role, number>> = {
  cancelBooking: { ...closed, guest: 200 },
  // Past the door the guest learns that a request is not changed, and the landlord that none was asked for.
  changeBooking: { ...closed, guest: 409 },
  clusterHomes: open,
  getMap: open,
  // Past the door the guest learns that a request is not converted.
  convertOption: { ...closed, guest: 422 },
  countAffiliateHop: open,
  createBooking: all(201),
  getAffiliateTarget: open,
  getBooking: { ...closed, guest: 200 },
  getBookingConfirmation: { ...closed, landlord: 200 },
  getCapacity: open,
  getChangeCalendar: { ...closed, guest: 409 },
  getCovidInfo: open,
  getCovidInfoStateStatus: open,
  getHomeRecommendations: open,
  getLastSeenObjects: open,
  getLocation: open,
  getObject: open,
  getObjectsInternal: open,
  getOffers: open,
  getOfficeContact: open,
  getOfficeInfo: open,
  getOfficeOverwrites: open,
  getPartner: open,
  getPoi: open,
  getPrice: open,
  getPriceCalendar: open,
  getRkiLocation: open,
  getUser: open,
  getWatchedObjects: open,
  getWhoami: open,
  listPois: open,
  listRatings: open,
  listRecentBookings: open,
  listTeasers: open,
  logCookieConsent: open,
  logHistory: open,
  logTimings: open,
  saveContact: open,
  saveTrackingParams: open,
  searchObjects: open,
  // The visitor of the matrix has no list yet.
  sendWatchList: all(409),
  setBookingChange: { ...closed, landlord: 409 },
  setBookingConfirmation: { ...closed, landlord: 200 },
  setLastSeenObject: open,
  // The session of the matrix has no permissions.
  setOfficeOverwrites: { ...all(401), user: 403 },
  setWatchedObject: open,
  suggestLocations: open,
  trackSearch: open,
  trackSearchObject: open,
  translatePath: open,
  withdrawChange: { ...closed, guest: 409 },
};

let database: TestDatabase;
let site: RunningSite;
let world: CallWorld;
let other: CallWorld;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const home = await aCallHome(database);
  site = await startSite(database);
  world = await aCallWorld(database, site, home);
  other = await aCallWorld(database, site, home);
  token = await aToken(site.dataDir, { jti: (await aSession(database)).id });
});
afterAll(() => site.stop());

test('every endpoint of the contract stands in the matrix', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(api).sort());
});

function statusOfStranger({ access, creates }: Endpoint): number {
  if (access === 'public') return creates ? 201 : 200;
  return 'link' in access ? 404 : 401;
}

test('every endpoint that is opened by a link refuses who holds none', () => {
  for (const [name, endpoint] of Object.entries(api)) {
    const ofStranger = matrix[name as EndpointName].stranger;
    // Open to everybody, but a visitor without a list has nothing to send.
    if (endpoint === api.sendWatchList) continue;
    expect(ofStranger, name).toBe(statusOfStranger(endpoint));
  }
});

const headersOf: Partial<Record<Role, () => Record<string, string>>> = {
  visitor: () => ({ cookie: `uid=${newUid()}` }),
  user: () => ({ cookie: `jwt=${token}` }),
};

const hashOf: Record<Role, () => string> = {
  stranger: () => 'A'.repeat(43),
  visitor: () => 'A'.repeat(43),
  user: () => 'A'.repeat(43),
  guest: () => world.guestHash,
  landlord: () => world.landlordHash,
  otherGuest: () => other.guestHash,
  otherLandlord: () => other.landlordHash,
};

describe.each(Object.keys(api) as EndpointName[])('%s', (name) => {
  test.each(roles)('as %s', async (role) => {
    const input = validCall(name, world);
    const asked = 'bookingHash' in input ? { ...input, bookingHash: hashOf[role]() } : input;
    const response = await send(site.url, name, asked, headersOf[role]?.());
    expect(response.status, await response.text()).toBe(matrix[name][role]);
  });
});
