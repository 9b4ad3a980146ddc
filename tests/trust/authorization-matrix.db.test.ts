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

const everyRole = (status: number): Record<Role, number> =>
  Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;

/** What those get who hold the link, and what a call answers that is open but has nothing to give. */
const answers: Partial<Record<EndpointName, Partial<Record<Role, number>>>> = {
  cancelBooking: { guest: 200 },
  // Past the door the guest learns that a request is not changed, and the landlord that none was asked for.
  changeBooking: { guest: 409 },
  // Past the door the guest learns that a request is not converted.
  convertOption: { guest: 422 },
  getBooking: { guest: 200 },
  getBookingConfirmation: { landlord: 200 },
  getChangeCalendar: { guest: 409 },
  openBooking: { guest: 200 },
  // The visitor of the matrix has no list yet.
  sendWatchList: everyRole(409),
  setBookingChange: { landlord: 409 },
  setBookingConfirmation: { landlord: 200 },
  withdrawChange: { guest: 409 },
};

/** The contract says who may call; whoever it does not let in is refused, the session of the matrix for want of permissions. */
function statusesOf(name: EndpointName, endpoint: Endpoint): Record<Role, number> {
  return { ...statusesByAccess(endpoint), ...answers[name] };
}

function statusesByAccess({ access, creates }: Endpoint): Record<Role, number> {
  if (access === 'public') return everyRole(creates ? 201 : 200);
  if ('link' in access) return everyRole(404);
  return { ...everyRole(401), user: 403 };
}

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

test('only who holds the link of a call gets past its door, and each such call says what that one is answered', () => {
  for (const [name, endpoint] of Object.entries(api) as [EndpointName, Endpoint][]) {
    const told = Object.keys(answers[name] ?? {});
    if (endpoint.access === 'public' || !('link' in endpoint.access)) continue;
    expect(told, name).toHaveLength(1);
    expect(['guest', 'landlord'], name).toContain(told[0]);
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
    expect(response.status, await response.text()).toBe(statusesOf(name, api[name])[role]);
  });
});
