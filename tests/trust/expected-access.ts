import { api, type EndpointName } from '../../contract/api.ts';
import type { Endpoint, LinkAccess } from '../../contract/define-endpoint.ts';
import { roomPermissions } from '../../domain/acting.ts';
import { permissionsOfRoles, roles as personRoles } from '../../domain/roles.ts';
import { validCall, type CallWorld } from './valid-calls.ts';

/**
 * Expected access by role. Roles without a link guess its secret: strangers, visitors, a user without a role, and one with each role.
 * Others hold a link: of this booking as its guest or landlord, logged in or not, of another booking, or of a subscriber's letters. The
 * last is an office member who acts for an account that may let homes but has none.
 */
const loggedIn = ['user', ...personRoles] as const;
export const roles = [
  'stranger',
  'visitor',
  ...loggedIn,
  'guestByLink',
  'landlordByLink',
  'guestByLinkLoggedIn',
  'landlordByLinkLoggedIn',
  'otherGuestByLink',
  'otherLandlordByLink',
  'subscriberByLink',
  'acting',
] as const;
export type Role = (typeof roles)[number];

/** Holders whose link opens a call. */
type Holder = 'guestByLink' | 'landlordByLink' | 'subscriberByLink';

const everyRole = (status: number): Record<Role, number> =>
  Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;

/** The same status for everybody who is logged in, with any role. */
const pastTheDoor = (status: number): Partial<Record<Role, number>> =>
  Object.fromEntries(loggedIn.map((role) => [role, status]));

/** Roles that may let homes, asking for a home that is not theirs. */
const foreignHome: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('homes.own')).map((role) => [role, 404]),
);

/** Roles that look after stays, asking for one in a home that is not theirs. */
const foreignStay: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('stays.own')).map((role) => [role, 404]),
);

/** Roles that look after money, asking for that of another business. */
const foreignMoney: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('money.own')).map((role) => [role, 404]),
);

/** Roles that may own homes, asking for one or for a business or team that is not theirs. */
const foreignOwner: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('homes.owner')).map((role) => [role, 404]),
);

/** Roles that see changeovers, asking for a home that is not theirs. */
const foreignChangeover: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('changeovers.own')).map((role) => [role, 404]),
);

/** Roles that may have API keys, asking for those of another business. */
const keyless: Partial<Record<Role, number>> = Object.fromEntries(
  personRoles.filter((role) => permissionsOfRoles([role]).has('apiKeys.own')).map((role) => [role, 404]),
);

/** Statuses for holders of a link, and for open calls that have nothing to return. */
const answers: Partial<Record<EndpointName, Partial<Record<Role, number>>>> = {
  cancelBooking: { guestByLink: 200 },
  // Past the door the guest learns that a request is not changed, and the landlord that none was asked for.
  changeBooking: { guestByLink: 409 },
  // Links of mails that there are not.
  getTeamInvitation: everyRole(410),
  acceptTeamInvitation: everyRole(410),
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
  setPersonRole: { admin: 422 },
  invitePerson: { admin: 422 },
  removeTotp: pastTheDoor(422),
  renewRecoveryCodes: pastTheDoor(422),
  // Past the door the guest learns that a request is not converted.
  convertOption: { guestByLink: 422 },
  getBooking: { guestByLink: 200 },
  getPayment: { guestByLink: 200 },
  getOwnRating: { guestByLink: 200 },
  // After the access check the guest of a request learns that there is no check-in.
  getCheckIn: { guestByLink: 200 },
  saveCheckIn: { guestByLink: 409 },
  // Past the door the guest of a request learns that its stay cannot be rated.
  setOwnRating: { guestByLink: 409 },
  withdrawOwnRating: { guestByLink: 409 },
  beginRatingPhoto: { guestByLink: 409 },
  // Ratings and notices that there are not.
  reportRating: everyRole(404),
  decideModeration: { office: 404, admin: 404 },
  beginActing: { office: 404, admin: 404 },
  // Past the door the guest of a request learns that nothing is due, and the office that there is nothing of that kind.
  startPayment: { guestByLink: 409 },
  useVoucher: { guestByLink: 409 },
  // Vouchers that there are not.
  checkVoucher: everyRole(404),
  getVoucherFile: everyRole(404),
  getVoucherOrder: everyRole(404),
  payVoucher: everyRole(404),
  redeemVoucher: everyRole(404),
  withdrawVoucher: everyRole(404),
  importStatement: { accounting: 422, admin: 422 },
  // No booking has that number.
  decidePosting: { accounting: 409, admin: 409 },
  getRefundFile: { accounting: 409, admin: 409 },
  getRefundSources: { accounting: 404, admin: 404 },
  undoTransferAside: { accounting: 409, admin: 409 },
  matchTransfer: { accounting: 404, admin: 404 },
  setTransferAside: { accounting: 409, admin: 409 },
  takeBackMatch: { accounting: 409, admin: 409 },
  releaseRefund: { accounting: 409, admin: 409 },
  // Owners, costs and statements that there are not.
  setOwner: foreignMoney,
  setHomeOwner: foreignMoney,
  getOwnerStatement: foreignMoney,
  addOwnerCost: foreignMoney,
  removeOwnerCost: foreignMoney,
  finishOwnerStatement: foreignMoney,
  sendOwnerStatement: foreignMoney,
  // A campaign that there is not.
  addBonusCodes: { office: 404, admin: 404 },
  setBonusCampaign: { office: 404, admin: 404 },
  writeOffClaim: { accounting: 409, admin: 409 },
  preparePayouts: { accounting: 409, admin: 409 },
  decidePayouts: { accounting: 409, admin: 409 },
  getPayoutFile: { accounting: 409, admin: 409 },
  returnPayout: { accounting: 409, admin: 409 },
  exportDac7: { accounting: 409, admin: 409 },
  getGuestThread: { guestByLink: 200 },
  // The booking is no stay yet in which a problem could occur.
  getProblem: { guestByLink: 200 },
  reportProblem: { guestByLink: 409 },
  // After the access check both learn that nobody can write about a declined request any more, and that there is no
  // thread.
  confirmQuestion: { guestByLink: 200 },
  sendGuestMessage: { guestByLink: 409 },
  seeGuestThread: { guestByLink: 200 },
  reportGuestThread: { guestByLink: 409 },
  getLandlordThread: { landlordByLink: 200 },
  sendLandlordMessage: { landlordByLink: 409 },
  seeLandlordThread: { landlordByLink: 200 },
  reportLandlordThread: { landlordByLink: 409 },
  saveReadyAnswer: { landlordByLink: 200 },
  removeReadyAnswer: { landlordByLink: 200 },
  // Reports that there are not.
  previewBookingMail: { office: 404, admin: 404 },
  resendBookingMail: { office: 404, admin: 404 },
  changeOfficeVoucher: { office: 404, admin: 404 },
  getOfficeVoucher: { office: 404, accounting: 404, admin: 404 },
  notePartnerPayment: { accounting: 404, admin: 404 },
  readReportedThread: { office: 404, admin: 404 },
  closeReport: { office: 404, admin: 404 },
  // Lists and comments that there are not.
  removeSavedList: everyRole(404),
  setListsOfHome: everyRole(404),
  getSharedList: everyRole(404),
  seeSharedList: everyRole(404),
  joinSharedList: everyRole(404),
  voteOnHome: everyRole(404),
  commentOnHome: everyRole(404),
  removeListComment: everyRole(404),
  reportListComment: everyRole(404),
  decideReportedComment: { office: 404, admin: 404 },
  getAlerts: { subscriberByLink: 200 },
  setAlert: { subscriberByLink: 200 },
  confirmAlert: everyRole(410),
  getUserPreferences: { subscriberByLink: 200 },
  setUserPreferences: { subscriberByLink: 200 },
  voteNewsletter: { subscriberByLink: 200 },
  getBookingConfirmation: { landlordByLink: 200 },
  getRatingResponse: { landlordByLink: 200 },
  setRatingResponse: { landlordByLink: 200 },
  getChangeCalendar: { guestByLink: 409 },
  openBooking: { guestByLink: 200 },
  // Registrations that there are not.
  resendConfirmation: { admin: 404 },
  approveBusiness: { admin: 404, office: 404 },
  refuseBusiness: { admin: 404, office: 404 },
  // An issue that there is not.
  runCampaign: { editor: 404, admin: 404 },
  // Pictures and people that there are not, and a plan that nobody has made.
  setUpload: { editor: 404, admin: 404 },
  removeUpload: { editor: 404, admin: 404 },
  restoreUpload: { editor: 404, admin: 404 },
  // A text of which nothing is new, and reviews and comments that there are not.
  askContentReview: { editor: 409, admin: 409 },
  withdrawContentReview: { editor: 404, admin: 404 },
  decideContentReview: { editor: 404, admin: 404 },
  getContentReview: { editor: 404, admin: 404 },
  addContentComment: { editor: 404, admin: 404 },
  resolveContentComment: { editor: 404, admin: 404 },
  beginPortrait: { office: 404, admin: 404 },
  removePortrait: { office: 404, admin: 404 },
  // A page below a missing one, a page of the site, and a page with a fixed place.
  createContentPage: { editor: 422, admin: 422 },
  moveContentPage: { editor: 409, admin: 409 },
  copyContentPage: { editor: 409, admin: 409 },
  moveContentSchedule: { editor: 409, admin: 409 },
  // The visitor of the matrix has no list yet.
  sendWatchList: everyRole(409),
  // Past the door an editor learns that the lock is somebody else's.
  setContent: { editor: 409, admin: 409 },
  // Those of the matrix let no homes: past the door every home is a foreign one.
  inviteTeamMember: foreignOwner,
  resendTeamInvitation: foreignOwner,
  changeTeamMember: foreignOwner,
  removeTeamMember: foreignOwner,
  getTeamActs: foreignOwner,
  // Nobody of the matrix works for somebody else.
  leaveTeam: pastTheDoor(404),
  setMembershipMails: pastTheDoor(404),
  setChangeoverDone: foreignChangeover,
  setChangeoverNote: foreignStay,
  quoteDirectBooking: foreignStay,
  saveDirectBooking: foreignStay,
  cancelDirectBooking: foreignStay,
  setDirectBookingPaid: foreignStay,
  importCalendarFile: foreignHome,
  blockNights: foreignHome,
  removeBlock: foreignHome,
  previewRates: foreignHome,
  setRates: foreignHome,
  undoCalendarAct: foreignHome,
  beginHomePhoto: foreignHome,
  getHomeRemoval: foreignOwner,
  getBookingCheckIn: foreignStay,
  setHomeCheckIn: foreignHome,
  getPlannedMessages: foreignStay,
  saveMessageTemplate: foreignOwner,
  setHomeAccess: foreignOwner,
  skipPlannedMessage: foreignStay,
  getOwnHome: foreignHome,
  setOwnHome: foreignHome,
  setOwnHomeState: foreignOwner,
  undoBulkChange: foreignHome,
  // The homes belong to others, so that nothing matches the digest.
  applyBulkChange: { landlord: 409, agency: 409, cohost: 409 },
  previewOwnRules: foreignHome,
  previewOwnSeasons: foreignHome,
  translateOwnTexts: foreignHome,
  // The office looks at every home, all others at their own alone.
  getHomePreview: {
    ...pastTheDoor(404),
    ...{ guestByLinkLoggedIn: 404, landlordByLinkLoggedIn: 404, acting: 404 },
    ...{ office: 200, admin: 200 },
  },
  copyOwnHome: foreignOwner,
  // Nor do they act for anybody who could let one.
  createOwnHome: { landlord: 409, agency: 409 },
  // The home of the matrix waits for nobody.
  decideOnHome: { office: 409, admin: 409 },
  getCalendarFeeds: foreignOwner,
  addCalendarFeed: foreignOwner,
  previewCalendarFeed: foreignOwner,
  changeCalendarFeed: foreignOwner,
  runCalendarFeed: foreignOwner,
  removeCalendarFeed: foreignOwner,
  renewCalendarExport: foreignOwner,
  // Nor do they act for a business that could have a feed.
  addHomeFeed: foreignOwner,
  getHomeFeedRows: foreignOwner,
  changeHomeFeed: foreignOwner,
  runHomeFeed: foreignOwner,
  acceptHomeFeedRun: foreignOwner,
  pauseHomeFeed: foreignOwner,
  sampleHomeFeed: foreignOwner,
  discardHomeFeedChange: foreignOwner,
  removeHomeFeed: foreignOwner,
  addWebhook: foreignOwner,
  setGoogleFeed: foreignOwner,
  changeWebhook: foreignOwner,
  removeWebhook: foreignOwner,
  rotateWebhookSecret: foreignOwner,
  testWebhook: foreignOwner,
  listWebhookDeliveries: foreignOwner,
  resendWebhookDelivery: foreignOwner,
  setLandlordBilling: foreignOwner,
  setLandlordAccount: foreignOwner,
  setLandlordTaxFacts: foreignOwner,
  // The same holds for everybody who could have a key, since the call contains none. The people of the matrix act for
  // no partner, and there is none.
  getBannerSubjects: { partner: 404 },
  startPartnerTest: { partner: 404 },
  getPartnerTest: { partner: 404 },
  getPartnerReport: { partner: 404 },
  listPartnerStatements: { partner: 404 },
  setOwnPartner: { partner: 404 },
  beginPartnerLogo: { partner: 404 },
  setPartnerLook: { partner: 404 },
  removePartnerLogo: { office: 404, admin: 404 },
  setPartnerTerms: { office: 404, admin: 404 },
  getKey: everyRole(401),
  getKeyBookings: everyRole(401),
  answerKeyBooking: everyRole(401),
  answerKeyChange: everyRole(401),
  cancelKeyBooking: everyRole(401),
  getKeyCalendar: everyRole(401),
  blockKeyNights: everyRole(401),
  freeKeyNights: everyRole(401),
  setKeyRates: everyRole(401),
  undoKeyAct: everyRole(401),
  getKeyMessages: everyRole(401),
  sendKeyMessage: everyRole(401),
  seeKeyMessages: everyRole(401),
  makeApiKey: keyless,
  revokeApiKey: keyless,
  getApiKeyActs: keyless,
  cancelOfficeBooking: { office: 404, admin: 404 },
  changeOfficeBooking: { office: 404, admin: 404 },
  // Nothing that is required to open a site is there.
  openSite: { admin: 409 },
  findOfficeBooking: { office: 404, admin: 404 },
  setBookingCancellation: { landlordByLink: 409 },
  proposeChange: { landlordByLink: 200 },
  withdrawProposal: { landlordByLink: 409 },
  answerProposal: { guestByLink: 409 },
  setBookingChange: { landlordByLink: 409 },
  setBookingConfirmation: { landlordByLink: 200 },
  withdrawChange: { guestByLink: 409 },
};

/** The roles of the logged-in account; null without a login. */
export function accountRoles(role: Role): readonly string[] | null {
  if (role === 'user') return [];
  if (role === 'acting') return ['office'];
  if (role === 'guestByLinkLoggedIn') return ['guest'];
  if (role === 'landlordByLinkLoggedIn') return ['landlord'];
  return loggedIn.some((one) => one === role) ? [role] : null;
}

/** The role of the account that the office member acts for. */
export const actedForRole = 'agency';

/** A link gives no further rights at calls that no link opens. */
const withoutLink = (role: Role): Role =>
  role === 'guestByLinkLoggedIn' ? 'guest' : role === 'landlordByLinkLoggedIn' ? 'landlord' : role;

/** A login gives no further rights at calls that a link opens. */
const withLinkAlone = (role: Role): Role =>
  role === 'guestByLinkLoggedIn'
    ? 'guestByLink'
    : role === 'landlordByLinkLoggedIn'
      ? 'landlordByLink'
      : role;

export const linkAccess = ({ access }: Endpoint): LinkAccess | null =>
  typeof access === 'object' && 'link' in access ? access : null;

/** The roles that have an expected status in a call's line. */
export const answeredRoles = (name: EndpointName): string[] => Object.keys(answers[name] ?? {});

/** The holder whose link opens the call; null if no link does. */
export const holderOf = (name: EndpointName): Holder | null =>
  linkAccess(api[name]) ? (answeredRoles(name)[0] as Holder) : null;

/** Expected admission to a call according to the contract, or the status of the refusal. */
export function admission(name: EndpointName, role: Role): 'admitted' | 401 | 403 | 404 {
  const endpoint: Endpoint = api[name];
  const { access, onBehalf } = endpoint;
  if (access === 'public') return 'admitted';
  if (role === 'acting' && !onBehalf && belongsToPerson(endpoint)) return 403;
  if (linkAccess(endpoint)) return withLinkAlone(role) === holderOf(name) ? 'admitted' : 404;
  const own = accountRoles(role);
  if (!own) return 401;
  if (access === 'user' || ('own' in access && access.own)) return 'admitted';
  const standing = role === 'acting' && onBehalf ? [actedForRole] : own;
  return permissionsOfRoles(standing).has((access as { permission: never }).permission) ? 'admitted' : 403;
}

/** Personal data are hidden from office members who act for the person, unless the contract permits it. */
function belongsToPerson(endpoint: Endpoint): boolean {
  const { access } = endpoint;
  if (typeof access === 'string') return access === 'user';
  if ('link' in access) return access.own !== undefined;
  return roomPermissions.some((one) => one === access.permission);
}

/** The expected status: after admission it is that of the call, which may have nothing to return. */
export function expectedStatus(name: EndpointName, role: Role): number {
  const door = admission(name, role);
  if (door !== 'admitted') return door;
  const endpoint: Endpoint = api[name];
  return answers[name]?.[answeredAs(endpoint, role)] ?? (endpoint.creates ? 201 : 200);
}

function answeredAs(endpoint: Endpoint, role: Role): Role {
  if (role === 'acting') return endpoint.onBehalf ? actedForRole : 'office';
  return linkAccess(endpoint) ? withLinkAlone(role) : withoutLink(role);
}

export interface Worlds {
  world: CallWorld;
  other: CallWorld;
}

const guessed = 'A'.repeat(43);

/** Input with which the call succeeds for its holder, with the secret that the role has. */
export function inputAs(name: EndpointName, role: Role, worlds: Worlds): Record<string, unknown> {
  const input = validCall(name, worlds.world);
  const secret = secretOf(name, withLinkAlone(role), worlds);
  return {
    ...input,
    ...('bookingHash' in input && { bookingHash: secret }),
    ...('userKey' in input && { userKey: secret }),
    // The hash is that of a rating, whose landlord has it in the valid call.
    ...('hash' in input && withLinkAlone(role) !== 'landlordByLink' && { hash: secret }),
  };
}

function secretOf(name: EndpointName, role: Role, { world, other }: Worlds): string {
  switch (role) {
    case 'guestByLink':
      return world.guestHash;
    case 'landlordByLink':
      return world.landlordHash;
    case 'otherGuestByLink':
      return other.guestHash;
    case 'otherLandlordByLink':
      return other.landlordHash;
    case 'subscriberByLink':
      return api[name].area === 'alerts' ? world.alertKey : world.userKey;
    default:
      return guessed;
  }
}
