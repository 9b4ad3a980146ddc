import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '../../contract/api.ts';
import { alertsEndpoints } from '../../contract/alerts/endpoints.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import { permissionsOfRoles, roles as personRoles } from '../../domain/roles.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { expectDeclared } from '../harness/declared-answers.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { newUid, aSession, aToken } from './tokens.ts';
import { aCallHome, aCallWorld, send, validCall, type CallWorld } from './valid-calls.ts';

/**
 * Who may call what. The first hold no link and guess its secret: strangers, visitors, a user without a role, and one with
 * each role. The others hold a link: of this booking as its guest or its landlord, of another booking, or of
 * somebody's letters. The last is of the office and acts for somebody who may let homes and lets none.
 */
const loggedIn = ['user', ...personRoles] as const;
const roles = [
  'stranger',
  'visitor',
  ...loggedIn,
  'guest',
  'landlord',
  'otherGuest',
  'otherLandlord',
  'subscriber',
  'acting',
] as const;
type Role = (typeof roles)[number];

const everyRole = (status: number): Record<Role, number> =>
  Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;

/** What everybody gets who is logged in, with any role. */
const pastTheDoor = (status: number): Partial<Record<Role, number>> =>
  Object.fromEntries(loggedIn.map((role) => [role, status]));

/** Who may let homes, asked about one that they do not let. */
const foreignHome: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('homes.own')).map((role) => [role, 404]),
);

/** Who may have API keys, asked about those of a business that they do not act for. */
const keyless: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('apiKeys.own')).map((role) => [role, 404]),
);

/** What those get who hold the link, and what a call answers that is open but has nothing to give. */
const answers: Partial<Record<EndpointName, Partial<Record<Role, number>>>> = {
  cancelBooking: { guest: 200 },
  // Past the door the guest learns that a request is not changed, and the landlord that none was asked for.
  changeBooking: { guest: 409 },
  // Links of mails that there are not.
  confirmNewsletter: everyRole(410),
  confirmBusiness: everyRole(410),
  confirmRegistration: everyRole(410),
  resetPassword: everyRole(410),
  useLoginLink: everyRole(410),
  stopDeletionByLink: everyRole(410),
  // An account that there is not.
  login: everyRole(401),
  partnerLogin: everyRole(401),
  passkeyLogin: everyRole(401),
  // Accounts of the matrix have neither a password nor a second factor.
  beginTotp: pastTheDoor(422),
  beginPasskey: pastTheDoor(422),
  confirmPasskey: pastTheDoor(422),
  renamePasskey: pastTheDoor(422),
  removePasskey: pastTheDoor(422),
  exportData: pastTheDoor(422),
  endSessions: pastTheDoor(422),
  requestDeletion: pastTheDoor(422),
  confirmTotp: pastTheDoor(409),
  removeTotp: pastTheDoor(422),
  renewRecoveryCodes: pastTheDoor(422),
  // Past the door the guest learns that a request is not converted.
  convertOption: { guest: 422 },
  getBooking: { guest: 200 },
  getPayment: { guest: 200 },
  getOwnRating: { guest: 200 },
  // Past the door the guest of a request learns that its stay cannot be rated.
  setOwnRating: { guest: 409 },
  withdrawOwnRating: { guest: 409 },
  beginRatingPhoto: { guest: 409 },
  // Ratings and notices that there are not.
  reportRating: everyRole(404),
  decideModeration: { office: 404, admin: 404 },
  beginActing: { office: 404, admin: 404 },
  // Past the door the guest of a request learns that nothing is due, and the office that there is nothing of that kind.
  startPayment: { guest: 409 },
  useVoucher: { guest: 409 },
  // Vouchers that there are not.
  getVoucherFile: everyRole(404),
  getVoucherOrder: everyRole(404),
  payVoucher: everyRole(404),
  redeemVoucher: everyRole(404),
  withdrawVoucher: everyRole(404),
  importStatement: { accounting: 422, admin: 422 },
  matchTransfer: { accounting: 409, admin: 409 },
  releaseRefund: { accounting: 409, admin: 409 },
  // A campaign that there is not.
  addBonusCodes: { office: 404, admin: 404 },
  setBonusCampaign: { office: 404, admin: 404 },
  writeOffClaim: { accounting: 409, admin: 409 },
  preparePayouts: { accounting: 409, admin: 409 },
  decidePayouts: { accounting: 409, admin: 409 },
  getPayoutFile: { accounting: 409, admin: 409 },
  returnPayout: { accounting: 409, admin: 409 },
  exportDac7: { accounting: 409, admin: 409 },
  getGuestThread: { guest: 200 },
  // Past the door both learn that nothing is written any more about a request that was declined, and that there is no thread.
  sendGuestMessage: { guest: 409 },
  seeGuestThread: { guest: 200 },
  reportGuestThread: { guest: 409 },
  getLandlordThread: { landlord: 200 },
  sendLandlordMessage: { landlord: 409 },
  seeLandlordThread: { landlord: 200 },
  reportLandlordThread: { landlord: 409 },
  saveReadyAnswer: { landlord: 200 },
  removeReadyAnswer: { landlord: 200 },
  // Reports that there are not.
  readReportedThread: { office: 404, admin: 404 },
  closeReport: { office: 404, admin: 404 },
  getAlerts: { subscriber: 200 },
  setAlert: { subscriber: 200 },
  confirmAlert: everyRole(410),
  getUserPreferences: { subscriber: 200 },
  setUserPreferences: { subscriber: 200 },
  voteNewsletter: { subscriber: 200 },
  getBookingConfirmation: { landlord: 200 },
  getRatingResponse: { landlord: 200 },
  setRatingResponse: { landlord: 200 },
  getChangeCalendar: { guest: 409 },
  openBooking: { guest: 200 },
  // Registrations that there are not.
  resendConfirmation: { admin: 404 },
  approveBusiness: { admin: 404, office: 404 },
  refuseBusiness: { admin: 404, office: 404 },
  // An issue that there is not.
  runCampaign: { editor: 404, admin: 404 },
  // Pictures and people that there are not, and a plan that nobody has made.
  setUpload: { editor: 404, admin: 404 },
  removeUpload: { editor: 404, admin: 404 },
  beginPortrait: { office: 404, admin: 404 },
  removePortrait: { office: 404, admin: 404 },
  moveContentSchedule: { editor: 409, admin: 409 },
  // The visitor of the matrix has no list yet.
  sendWatchList: everyRole(409),
  // Past the door an editor learns that the lock is somebody else's.
  setContent: { editor: 409, admin: 409 },
  // Those of the matrix let no homes: past the door every home is a foreign one.
  blockNights: foreignHome,
  removeBlock: foreignHome,
  previewRates: foreignHome,
  setRates: foreignHome,
  undoCalendarAct: foreignHome,
  beginHomePhoto: foreignHome,
  getOwnHome: foreignHome,
  setOwnHome: foreignHome,
  setOwnHomeState: foreignHome,
  previewOwnSeasons: foreignHome,
  translateOwnTexts: foreignHome,
  // Nor do they act for anybody who could let one.
  createOwnHome: { landlord: 409, agency: 409 },
  // The home of the matrix waits for nobody.
  decideOnHome: { office: 409, admin: 409 },
  getCalendarFeeds: foreignHome,
  addCalendarFeed: foreignHome,
  previewCalendarFeed: foreignHome,
  changeCalendarFeed: foreignHome,
  runCalendarFeed: foreignHome,
  removeCalendarFeed: foreignHome,
  renewCalendarExport: foreignHome,
  // Nor do they act for a business that could have a feed.
  addHomeFeed: foreignHome,
  getHomeFeedRows: foreignHome,
  changeHomeFeed: foreignHome,
  runHomeFeed: foreignHome,
  acceptHomeFeedRun: foreignHome,
  pauseHomeFeed: foreignHome,
  removeHomeFeed: foreignHome,
  setLandlordBilling: foreignHome,
  setLandlordAccount: foreignHome,
  setLandlordTaxFacts: foreignHome,
  // Nor for anybody who could have a key, and the call shows none.
  // Those of the matrix act for no partner, and there is none.
  getPartnerReport: { partner: 404 },
  setOwnPartner: { partner: 404 },
  beginPartnerLogo: { partner: 404 },
  setPartnerLook: { partner: 404 },
  removePartnerLogo: { office: 404, admin: 404 },
  setPartnerTerms: { office: 404, admin: 404 },
  getKey: everyRole(401),
  getKeyBookings: everyRole(401),
  makeApiKey: keyless,
  revokeApiKey: keyless,
  cancelOfficeBooking: { office: 404, admin: 404 },
  findOfficeBooking: { office: 404, admin: 404 },
  setBookingCancellation: { landlord: 409 },
  setBookingChange: { landlord: 409 },
  setBookingConfirmation: { landlord: 200 },
  withdrawChange: { guest: 409 },
};

/** The contract says who may call; whoever it does not let in is refused, the session of the matrix for want of permissions. */
function statusesOf(name: EndpointName, endpoint: Endpoint): Record<Role, number> {
  const statuses = { ...statusesByAccess(endpoint), ...answers[name] };
  return { ...statuses, acting: statusOfActing(endpoint, statuses) };
}

/** What may be done for others is answered as to the one acted for, the office's own as to the office; all else of a person is refused. */
function statusOfActing({ access, onBehalf }: Endpoint, statuses: Record<Role, number>): number {
  if (access === 'public') return statuses.office;
  if (access === 'user') return 403;
  if ('link' in access) return access.own && !onBehalf ? 403 : 404;
  if (onBehalf) return statuses.agency;
  return permissionsOfRoles(['landlord', 'partner']).has(access.permission) ? 403 : statuses.office;
}

function statusesByAccess({ access, creates }: Endpoint): Record<Role, number> {
  const done = creates ? 201 : 200;
  if (access === 'public') return everyRole(done);
  if (access === 'user') return { ...everyRole(401), ...ofLoggedIn(() => done) };
  if ('link' in access) return everyRole(404);
  const mayCall = (role: LoggedInRole): boolean =>
    role !== 'user' && permissionsOfRoles([role]).has(access.permission);
  return { ...everyRole(401), ...ofLoggedIn((role) => (access.own || mayCall(role) ? done : 403)) };
}

type LoggedInRole = (typeof loggedIn)[number];
const ofLoggedIn = (statusOf: (role: LoggedInRole) => number): Partial<Record<Role, number>> =>
  Object.fromEntries(loggedIn.map((role) => [role, statusOf(role)]));

let database: TestDatabase;
let site: RunningSite;
let world: CallWorld;
let other: CallWorld;

beforeAll(async () => {
  database = await openTestDatabase();
  const home = await aCallHome(database);
  site = await startSite(database);
  world = await aCallWorld(database, site, home);
  other = await aCallWorld(database, site, home);
});
afterAll(() => site.stop());

test('only who holds the link of a call gets past its door, and each such call says what that one is answered', () => {
  for (const [name, endpoint] of Object.entries(api) as [EndpointName, Endpoint][]) {
    const told = Object.keys(answers[name] ?? {});
    if (typeof endpoint.access === 'string' || !('link' in endpoint.access)) continue;
    expect(told, name).toHaveLength(1);
    expect(['guest', 'landlord', 'subscriber'], name).toContain(told[0]);
  }
});

/** Each call has a session of its own: some end it. */
async function headersOf(role: Role): Promise<Record<string, string>> {
  if (role === 'visitor') return { cookie: `uid=${newUid()}` };
  if (role === 'acting') return actingHeaders();
  if (!loggedIn.some((one) => one === role)) return {};
  const { id } = await aSession(database, { roles: role === 'user' ? [] : [role] });
  return { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
}

/** Each call has an acting session of its own, as it has a login. */
async function actingHeaders(): Promise<Record<string, string>> {
  const { id, uid } = await aSession(database, { roles: ['office'] });
  const host = await aSession(database, { roles: ['agency'] });
  await database.db
    .insertInto('account_businesses')
    .values({ uid: host.uid, kind: 'agency', subject: 2_000_000 })
    .execute();
  const secret = newUid();
  await database.db
    .insertInto('acting_sessions')
    .values({
      staff_uid: uid,
      uid: host.uid,
      session_id: id,
      secret_hash: createHash('sha256').update(secret).digest('base64url'),
      reason: 'Am Telefon gewünscht',
      began_at: new Date(),
      until: new Date(Date.now() + 1_800_000),
    })
    .execute();
  return { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}; acting=${secret}` };
}

const foreignHash = (): string => 'A'.repeat(43);
const hashOf: Partial<Record<Role, () => string>> = {
  guest: () => world.guestHash,
  landlord: () => world.landlordHash,
  otherGuest: () => other.guestHash,
  otherLandlord: () => other.landlordHash,
  subscriber: () => world.userKey,
};

describe.each(Object.keys(api) as EndpointName[])('%s', (name) => {
  test.each(roles)('as %s', async (role) => {
    const input = validCall(name, world);
    const isAlert = role === 'subscriber' && name in alertsEndpoints;
    const secret = isAlert ? world.alertKey : (hashOf[role] ?? foreignHash)();
    const asked = {
      ...input,
      ...('bookingHash' in input && { bookingHash: secret }),
      ...('userKey' in input && { userKey: secret }),
      ...('hash' in input && role !== 'landlord' && { hash: secret }),
    };
    const response = await send(site.url, name, asked, await headersOf(role));
    const text = await response.text();
    expect(response.status, text).toBe(statusesOf(name, api[name])[role]);
    if (response.ok) expectDeclared(api[name], (JSON.parse(text) as { data: unknown }).data);
  });
});
