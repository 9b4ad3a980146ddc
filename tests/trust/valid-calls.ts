import { randomUUID } from 'node:crypto';
import { api, type Api, type EndpointName } from '../../contract/api.ts';
import type { Customer } from '../../contract/booking/booking.ts';
import type { InputOf } from '../../contract/define-endpoint.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../domain/stay.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import type { TestDatabase } from '../harness/databases.ts';
import { landlordHashOf } from './booking-calls.ts';
import { anAlertAddress, aRating, aSubscriber } from './letter-calls.ts';
import { aSession } from './tokens.ts';

/** What the calls speak of: one home, one requested booking with both links, one sight. */
export interface CallWorld {
  url: string;
  home: number;
  bookingID: number;
  guestHash: string;
  landlordHash: string;
  /** The number of somebody's account. */
  person: number;
  /** The key of somebody's letters, in its two parts. */
  subscriber: number;
  /** The number and the secret of an address with alerts. */
  alertAddress: number;
  alertKey: string;
  userKey: string;
  /** The number of a rating, and the secret by which its landlord answers it. */
  ratingNumber: number;
  ratingHash: string;
  /** The number of what somebody wrote to the office. */
  caseNumber: number;
}

export const arrival: PlainDate = addDays(todayInBerlin(new Date()), 90);
export const departure: PlainDate = addDays(arrival, 7);
const aUid = 'A'.repeat(22);
const homeFeed = {
  name: 'Homes',
  url: 'https://pms.example/homes.ndjson',
  format: 'ndjson',
  isFull: true,
  everyHours: 24,
  currency: null,
  mapping: null,
} as const;

export function guest(fields: Record<string, string> = {}): Customer {
  return {
    salutation: 'ms',
    firstName: 'Erika',
    lastName: 'Mustermann',
    email: 'erika@example.com',
    phone: '+49 30 123456',
    street: 'Heidestraße 17',
    zip: '51147',
    city: 'Köln',
    country: 'de',
    ...fields,
  };
}

/** A request, since it takes no nights: it can be asked for again and again. */
export function aRequest(home: number): InputOf<Api['createBooking']> {
  return {
    bookingMethod: 'request',
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    persons: 2,
    teens: 0,
    childs: 0,
    childAges: [],
    pets: 0,
    petSizes: [],
    extras: {},
    insurance: 0,
    payment: 1,
    bonus: '',
    language: 'de',
    customer: guest(),
    remarks: '',
    acceptTerms: true,
    expectedPrice: 700,
    idempotencyKey: randomUUID(),
  };
}

type ValidCalls = { [Name in EndpointName]: (world: CallWorld) => InputOf<Api[Name]> };

const languageCode = 'de';
const aCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

/** Each endpoint has an input here with which it succeeds. Dry where a call would end the booking. */
const validCalls: ValidCalls = {
  // No link opens anything here: calls of links are answered with their refusal.
  confirmRegistration: () => ({ uid: aUid, confirmID: '1-unknown' }),
  endSessions: () => ({ currentPassword: 'not the right one' }),
  getAccount: () => ({}),
  getBookings: () => ({ type: 'bookings' }),
  // The account of the matrix has no password.
  beginTotp: () => ({ currentPassword: 'a sentence of somebody' }),
  confirmTotp: () => ({ code: '123456' }),
  removeTotp: () => ({ currentPassword: 'a sentence of somebody', code: '123456' }),
  beginPasskey: () => ({ currentPassword: 'a sentence of somebody' }),
  // Nobody has a passkey of this number.
  renamePasskey: () => ({
    passkeyID: 1,
    name: 'Mein Telefon',
    currentPassword: 'a sentence of somebody',
  }),
  removePasskey: () => ({ passkeyID: 1, currentPassword: 'a sentence of somebody' }),
  // Nobody has this passkey.
  confirmPasskey: () => ({
    name: 'Laptop',
    credential: {
      ...aCredential,
      response: { clientDataJSON: 'e30', attestationObject: 'AAAA', transports: [] },
    },
  }),
  beginPasskeyLogin: () => ({ uid: aUid }),
  passkeyLogin: () => ({
    uid: aUid,
    credential: {
      ...aCredential,
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  }),
  renewRecoveryCodes: () => ({ currentPassword: 'a sentence of somebody', code: '123456' }),
  getDebug: () => ({}),
  getTravellers: () => ({}),
  removeTraveller: () => ({ id: 1 }),
  saveTraveller: () => ({
    traveller: {
      salutation: 'ms',
      firstName: 'Erika',
      lastName: 'Mustermann',
      phone: '',
      street: 'Heidestraße 17',
      zip: '51147',
      city: 'Köln',
      country: 'de',
    },
  }),
  exportData: () => ({ currentPassword: 'a sentence of somebody' }),
  requestDeletion: () => ({ currentPassword: 'a sentence of somebody' }),
  // Nobody has asked for it.
  stopDeletion: () => ({}),
  stopDeletionByLink: () => ({ uid: aUid, stopID: '1-unknown' }),
  removePersonFactor: ({ person }) => ({ number: person }),
  endPersonSessions: ({ person }) => ({ number: person }),
  sendRegistration: () => ({
    uid: aUid,
    formData: {
      ...guest({ email: `${randomUUID()}@example.com` }),
      kind: 'partner',
      company: 'Küstenreisen GmbH',
    },
  }),
  confirmBusiness: () => ({ uid: aUid, confirmID: '1-unknown' }),
  findBusinessRegistrations: () => ({}),
  // Nobody has registered a business.
  approveBusiness: () => ({ registration: 1_000_000 }),
  refuseBusiness: () => ({ registration: 1_000_000, reason: 'Wir kennen Sie noch nicht gut genug.' }),
  findPeople: () => ({ query: 'example.org' }),
  getPerson: ({ person }) => ({ number: person }),
  // Nobody has registered.
  resendConfirmation: () => ({ registration: 1_000_000 }),
  setPersonRole: ({ person }) => ({ number: person, role: 'editor', granted: true }),
  setPersonSuspended: ({ person }) => ({ number: person, suspended: true }),
  // Nobody has this account.
  login: () => ({ uid: aUid, user: { email: 'nobody@example.com', password: 'a sentence of somebody' } }),
  logout: () => ({ uid: aUid }),
  register: () => ({
    uid: aUid,
    user: {
      email: `${randomUUID()}@example.com`,
      password: 'ein Satz, den niemand kennt',
      salutation: 'ms',
      firstName: 'Erika',
      lastName: 'Mustermann',
      language: 'de',
      newsletter: false,
    },
  }),
  partnerLogin: () => ({ uid: aUid, partner: '999999', c: 'a sentence of somebody' }),
  passRequest: () => ({ uid: aUid, vermieternummer: '999999', userType: 'retailer' }),
  requestPassword: () => ({ uid: aUid, user: { email: `${randomUUID()}@example.com` } }),
  resetPassword: () => ({
    uid: aUid,
    resetID: '1-unknown',
    user: { password: 'ein Satz, den niemand kennt' },
  }),
  requestLoginLink: () => ({ uid: aUid, user: { email: `${randomUUID()}@example.com` } }),
  useLoginLink: () => ({ uid: aUid, ticket: aUid, loginID: '1-unknown' }),
  updateUser: () => ({ userAccountData: { firstName: 'Erika' } }),
  cancelBooking: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, dryRun: true }),
  // The world's booking is a request: only what binds is changed, so this one is refused by its state.
  changeBooking: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    startDate: addDays(arrival, 7),
    endDate: addDays(departure, 7),
    persons: 2,
    message: '',
    dryRun: false,
    expectedPrice: 700,
    idempotencyKey: randomUUID(),
  }),
  // The world's booking is a request: what can be converted differs, so this one is refused by its state.
  exportMoney: () => ({ from: '2027-01-01', until: '2027-01-31' }),
  findMoney: () => ({ list: 'unmatched' }),
  getBookingMoney: ({ bookingID }) => ({ bookingID }),
  getPayment: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  importStatement: () => ({ content: '<Document/>' }),
  matchTransfer: () => ({ transferID: 1, bookingDisplayNumber: null }),
  releaseRefund: () => ({ refundID: 1 }),
  startPayment: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, part: 'next' }),
  writeOffClaim: ({ bookingID }) => ({ bookingID, note: 'nobody is there' }),
  getGuestThread: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  getLandlordThread: ({ bookingID, landlordHash }) => ({ bookingId: bookingID, bookingHash: landlordHash }),
  sendGuestMessage: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    text: 'Gibt es ein Kinderbett?',
    idempotencyKey: randomUUID(),
  }),
  sendLandlordMessage: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    text: 'Ja, gern.',
    idempotencyKey: randomUUID(),
  }),
  seeGuestThread: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, messageID: 1 }),
  seeLandlordThread: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    messageID: 1,
  }),
  reportGuestThread: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    reason: 'Es soll außerhalb bezahlt werden.',
  }),
  reportLandlordThread: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    reason: 'Der Ton ist beleidigend.',
  }),
  saveReadyAnswer: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    title: 'Parken',
    text: 'Sie parken am Haus.',
  }),
  removeReadyAnswer: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    answerID: 1,
  }),
  getOwnThreads: () => ({}),
  getLandlordThreads: () => ({}),
  findReportedThreads: () => ({}),
  // Threads that nobody has reported.
  readReportedThread: () => ({ reportID: 1_000_000 }),
  closeReport: () => ({ reportID: 1_000_000 }),
  // Vouchers that there are not.
  getVoucherOrder: () => ({ bookingID: 1, customerNumber: 1 }),
  orderVoucher: () => ({
    amount: 50,
    motif: 'beach',
    buyerName: 'Erika Mustermann',
    buyerEmail: 'erika@example.com',
    language: 'de',
    acceptTerms: true,
    idempotencyKey: randomUUID(),
  }),
  payVoucher: () => ({ bookingID: 1, customerNumber: 1 }),
  getVoucherFile: () => ({ bookingID: 1, customerNumber: 1, code: 'A' }),
  redeemVoucher: () => ({ bookingID: 1, customerNumber: 1, code: 'ABCDE' }),
  useVoucher: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, code: 'ABCDE' }),
  withdrawVoucher: () => ({
    bookingID: 1,
    customerNumber: 1,
    email: 'erika@example.com',
    name: 'Erika Mustermann',
  }),
  convertOption: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    idempotencyKey: randomUUID(),
    acceptTerms: true,
    expectedPrice: 700,
  }),
  countAffiliateHop: () => ({ url: 'https://partner.example/urlaub', pid: '7001' }),
  createBooking: ({ home }) => aRequest(home),
  getAffiliateTarget: () => ({ url: 'https://partner.example/urlaub' }),
  getBooking: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  getBookingConfirmation: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    languageCode,
  }),
  getCapacity: () => ({ query: { country: 'de' }, startDate: arrival, endDate: departure }),
  getChangeCalendar: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    duration: 7,
    persons: 2,
  }),
  getCovidInfo: () => ({ languageCode }),
  getCovidInfoStateStatus: () => ({ languageCode }),
  getHomeRecommendations: () => ({ languageCode }),
  addBonusCodes: () => ({ campaignID: 1, publicCode: null, count: 1, uses: 1 }),
  findBonusCampaigns: () => ({}),
  getValidBonuses: () => ({ languageCode }),
  setBonusCampaign: () => ({
    campaignID: 1,
    name: 'Sommer',
    amount: 20,
    minimum: 200,
    validFrom: '2027-06-01',
    validUntil: '2027-08-31',
    perGuest: 1,
    isPaused: false,
  }),
  getLandlordPayouts: () => ({}),
  setLandlordAccount: () => ({
    landlordNumber: 1,
    holder: 'Anna Muster',
    iban: 'DE89370400440532013000',
    currentPassword: 'guessed',
  }),
  findPartners: () => ({}),
  getOwnPartners: () => ({}),
  getPartnerReport: () => ({ partnerID: 1, from: '2027-01-01', until: '2027-01-31', by: 'day' }),
  setOwnPartner: () => ({
    partnerID: 1,
    partnerName: 'Blog',
    partnerPhone: '',
    partnerEmail: '',
    siteUrl: '',
    hideInsurances: 'N',
    hideNewsletter: 'N',
    hideBonus: 'N',
  }),
  beginPartnerLogo: () => ({ partnerID: 1 }),
  setPartnerLook: () => ({ partnerID: 1, logoUrl: '', colours: { main: '#0f4c4a', accent: '#c8421b' } }),
  removePartnerLogo: () => ({ partnerID: 1 }),
  setPartnerTerms: () => ({
    partnerID: 1,
    commissionPercent: 4,
    host: '',
    isSiteApproved: false,
    allowMidocoUsage: false,
  }),
  getHomeFeeds: () => ({}),
  getHomeFeedRows: () => ({ feedID: 1 }),
  addHomeFeed: () => ({ kind: 'landlord', number: 1, ...homeFeed }),
  changeHomeFeed: () => ({ feedID: 1, ...homeFeed }),
  runHomeFeed: () => ({ feedID: 1 }),
  acceptHomeFeedRun: () => ({ feedID: 1, runAt: '2027-01-01T00:00:00.000Z' }),
  pauseHomeFeed: () => ({ feedID: 1, isPaused: true }),
  removeHomeFeed: () => ({ feedID: 1 }),
  // Nobody of the matrix lets a home for whom the office could act.
  beginActing: ({ person }) => ({
    number: person,
    reason: 'Am Telefon gewünscht',
    currentPassword: 'a sentence of somebody',
  }),
  endActing: () => ({}),
  findActingSessions: () => ({}),
  findHosts: () => ({ query: 'somebody' }),
  getActing: () => ({}),
  getOwnActing: () => ({}),
  getApiKeys: () => ({}),
  // Whose programs call says the header, which a call of the matrix does not have.
  getKey: () => ({}),
  getKeyBookings: () => ({}),
  makeApiKey: () => ({
    kind: 'landlord',
    number: 1,
    name: 'Channel manager',
    scopes: ['bookings:read'],
    validDays: 365,
    currentPassword: 'guessed',
  }),
  revokeApiKey: () => ({ keyID: 'A'.repeat(10) }),
  setLandlordTaxFacts: () => ({ landlordNumber: 1, taxNumber: '12345678901', bornOn: null }),
  findPayouts: () => ({}),
  preparePayouts: () => ({ executeOn: addDays(todayInBerlin(new Date()), 2) }),
  // Runs and payouts that there are not.
  decidePayouts: () => ({ runID: 1, decision: 'release' }),
  getPayoutFile: () => ({ runID: 1 }),
  returnPayout: () => ({ payoutID: 1, note: 'account closed' }),
  exportDac7: () => ({ year: 2030 }),
  getLandlordBilling: () => ({}),
  setLandlordBilling: () => ({
    landlordNumber: 1,
    street: 'Deich 1',
    zip: '25980',
    city: 'Sylt',
    country: 'de',
    vatId: '',
  }),
  getLandlordBookings: () => ({ filter: 'open' }),
  getLandlordOverview: () => ({}),
  getCalendarFeeds: ({ home }) => ({ objectNumber: home }),
  addCalendarFeed: ({ home }) => ({
    objectNumber: home,
    name: 'Portal',
    url: 'https://calendar.example/1.ics',
  }),
  changeCalendarFeed: ({ home }) => ({ objectNumber: home, feedID: 1, name: 'Portal', ignoresSliding: true }),
  runCalendarFeed: ({ home }) => ({ objectNumber: home, feedID: 1 }),
  removeCalendarFeed: ({ home }) => ({ objectNumber: home, feedID: 1 }),
  renewCalendarExport: ({ home }) => ({ objectNumber: home }),
  getLandlordCalendar: () => ({ startDate: arrival, endDate: departure }),
  // Nobody of the matrix lets a home.
  blockNights: ({ home }) => ({ objectNumber: home, startDate: arrival, endDate: departure }),
  removeBlock: ({ home }) => ({ objectNumber: home, stayID: 1 }),
  previewRates: ({ home }) => ({
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    change: { nightly: 90 },
  }),
  setRates: ({ home }) => ({
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    change: { nightly: 90 },
  }),
  beginHomePhoto: ({ home }) => ({ objectNumber: home }),
  createOwnHome: () => ({ kind: 'chalet', placeID: 1, language: 'de', title: 'Haus am Deich' }),
  decideOnHome: ({ home }) => ({ objectNumber: home, decision: { kind: 'approve' } }),
  findHomes: () => ({ query: '1' }),
  findHomePlaces: () => ({ text: '' }),
  findHomesInReview: () => ({}),
  getHomeHistory: ({ home }) => ({ objectNumber: home }),
  getOwnHome: ({ home }) => ({ objectNumber: home }),
  getHomeFigures: () => ({ period: 'past' }),
  getOwnHomes: () => ({}),
  previewOwnSeasons: ({ home }) => ({ objectNumber: home, seasons: [] }),
  translateOwnTexts: ({ home }) => ({ objectNumber: home, from: 'de', to: 'it' }),
  setOwnHome: ({ home }) => ({
    objectNumber: home,
    edition: 1,
    part: { section: 'amenities', amenities: ['sauna'], equipment: {} },
  }),
  setOwnHomeState: ({ home }) => ({ objectNumber: home, step: 'pause' }),
  undoCalendarAct: ({ home }) => ({ objectNumber: home, actID: 1 }),
  getLastSeenObjects: () => ({ uid: aUid }),
  getLocation: () => ({ languageCode, country: 'de', location: 'region-1', bbox: '' }),
  getObject: ({ home }) => ({ objectNumber: home, languageCode, uid: aUid }),
  getObjectsInternal: ({ home }) => ({ languageCode, objectNumbers: [home], uid: aUid }),
  getOffers: () => ({ languageCode }),
  getOfficeContact: () => ({}),
  getOfficeInfo: () => ({}),
  getOfficeOverwrites: () => ({ uid: aUid }),
  getPartner: () => ({ pid: '7001' }),
  getPoi: () => ({ poiId: 1, languageCode }),
  getPrice: ({ home }) => ({
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    persons: 2,
    language: 'de',
  }),
  getMap: () => ({}),
  clusterHomes: () => ({ query: { country: 'de' }, zoom: 5 }),
  getPriceCalendar: ({ home }) => ({
    objectNumber: home,
    duration: 7,
    persons: 2,
    from: arrival,
    until: departure,
  }),
  getRkiLocation: () => ({ RS: '02000' }),
  getUser: () => ({ uid: aUid, localeInit: 'de', trackingParams: { pid: '4711' }, experiments: [] }),
  createAlert: () => ({
    ...{
      kind: 'search',
      query: { country: 'de', sleepingRooms: 3 },
      email: 'alert@example.org',
      languageCode,
    },
  }),
  confirmAlert: () => ({ confirmID: `1-${'s'.repeat(43)}` }),
  getAlerts: ({ alertAddress, alertKey }) => ({
    ...{ subscriber: alertAddress, userKey: alertKey, languageCode },
  }),
  setAlert: ({ alertAddress, alertKey }) => ({
    ...{ subscriber: alertAddress, userKey: alertKey, languageCode, alertID: 1, action: 'end' },
  }),
  getWatchNews: () => ({ uid: aUid, languageCode }),
  lookAtWatchList: () => ({ uid: aUid }),
  getWatchedObjects: () => ({ uid: aUid, watchListUID: '', watchList: [] }),
  getWhoami: () => ({ routepath: '/region-eins', languageCode }),
  listAgencies: () => ({}),
  listPois: () => ({ languageCode, queryParameters: { lat: 54, lon: 10.85, radius: 50 } }),
  getContent: () => ({ uid: aUid, page: 'terms', language: 'de' }),
  dropContentCopy: () => ({ uid: aUid, contentID: 1 }),
  getContentTargets: () => ({ uid: aUid, language: 'de', containerContent: '{"version":1,"blocks":[]}' }),
  beginPortrait: () => ({ uid: aUid, staffID: 1 }),
  beginUpload: () => ({ uid: aUid }),
  listPortraits: () => ({ uid: aUid }),
  listUploads: () => ({ uid: aUid }),
  removePortrait: () => ({ uid: aUid, staffID: 1 }),
  removeUpload: () => ({ uid: aUid, uploadID: 1 }),
  setUpload: () => ({
    uid: aUid,
    uploadID: 1,
    alt: { de: 'Ein Steg', en: 'A jetty', fr: 'Un ponton', it: 'Un pontile' },
    focus: { x: 50, y: 50 },
  }),
  listContentTeasers: () => ({ uid: aUid, language: 'de' }),
  listContents: () => ({ uid: aUid, page: 'terms' }),
  moveContentSchedule: () => ({
    uid: aUid,
    contentID: 1,
    action: 'publish',
    plannedAt: '2027-01-10T08:00:00Z',
    at: null,
  }),
  makeContentPreview: () => ({ uid: aUid, contentID: 1 }),
  listContentRevisions: () => ({ uid: aUid, contentID: 1 }),
  setContent: () => ({
    uid: aUid,
    page: 'terms',
    language: 'de',
    contentAction: 'discard',
    baseRevision: 1,
    lockToken: 'nobody',
  }),
  listTexts: () => ({ uid: aUid }),
  listTextRevisions: () => ({ uid: aUid, language: 'de', key: 'home.regions' }),
  setText: () => ({ uid: aUid, language: 'de', key: 'home.regions', text: null, revision: 0 }),
  exportTexts: () => ({ uid: aUid, language: 'de', form: 'json' }),
  importTexts: () => ({ uid: aUid, language: 'de', content: '{"language":"de","revision":0,"texts":{}}' }),
  toggleContentLock: () => ({ uid: aUid, page: 'terms', language: 'de', toggleState: 'unlock' }),
  listLatestRatings: () => ({ languageCode }),
  beginRatingPhoto: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  decideModeration: () => ({ kind: 'report', id: 1, decision: 'show' }),
  findModeration: () => ({ show: 'waiting' }),
  getLandlordRatings: () => ({ languageCode }),
  getOwnRating: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  getRatingResponse: ({ ratingNumber, ratingHash }) => ({ ratingNumber, hash: ratingHash }),
  setRatingResponse: ({ ratingNumber, ratingHash }) => ({
    ...{ ratingNumber, hash: ratingHash, ratingAnswer: 'Danke' },
  }),
  reportRating: () => ({
    ratingid: 2_000_000_000,
    part: 'rating',
    ground: 'insult',
    explanation: 'It calls somebody names.',
    name: 'Erika Mustermann',
    email: 'erika@example.com',
    goodFaith: true,
  }),
  setOwnRating: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    rating: {
      votes: { furniture: 4, location: 5, cleanliness: 3, externalImpression: 4, priceToService: 4 },
      travelType: 'couple',
      travellerName: 'Erika',
      text: 'Schön',
    },
  }),
  withdrawOwnRating: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  listRatings: ({ home }) => ({ objectNumber: home, languageCode, pageNr: 1, perPage: 5 }),
  listRecentBookings: () => ({ languageCode }),
  listNearPlaces: () => ({ languageCode, text: 'Paris' }),
  listTeasers: () => ({ languageCode }),
  openBooking: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  findBookingLink: () => ({ bookingDisplayNumber: 4000001, email: 'erika@example.com' }),
  renewBookingLink: ({ bookingID }) => ({ bookingID }),
  renewLandlordLink: ({ bookingID }) => ({ bookingId: bookingID }),
  saveContact: () => ({ uid: aUid, email: 'erika@example.com' }),
  logCookieConsent: () => ({ uid: aUid, accepted: [{ name: 'statistic', usage: true }] }),
  logHistory: ({ home }) => ({
    uid: aUid,
    route: 'ObjectPage',
    contentGroup: 3,
    objectNumber: home,
    language: 'de',
  }),
  reportClientError: () => ({
    kind: 'error',
    name: 'TypeError',
    message: 'x is not a function',
    route: 'Home',
  }),
  logTimings: () => ({ uid: aUid, route: 'Home', lcp: 812, cls: 0.01 }),
  saveTrackingParams: () => ({ uid: aUid, trackingParams: { pid: '4711', gclid: 'Cj0' } }),
  searchObjects: () => ({
    query: { country: 'de', startDate: arrival, endDate: departure, persons: 2 },
    languageCode,
  }),
  createCampaign: () => ({ page: '/agb/', topic: 'ideas' }),
  listCampaigns: () => ({}),
  // No issue has this number.
  runCampaign: () => ({ id: 999_999, action: 'test' }),
  // No mail was set aside under this number.
  decideSetAside: () => ({ id: 999_999, action: 'drop' }),
  findSetAside: () => ({}),
  changeDeadMails: () => ({ ids: [1], action: 'retry' }),
  findDeadMails: () => ({}),
  listSampleMails: () => ({}),
  answerCase: ({ caseNumber }) => ({
    caseNumber,
    text: 'Der Garten ist eingezäunt.',
    idempotencyKey: randomUUID(),
  }),
  changeCase: ({ caseNumber }) => ({ caseNumber, action: 'take' }),
  findCases: () => ({ state: 'open' }),
  getCase: ({ caseNumber }) => ({ caseNumber }),
  // No link of a mail opens anything here.
  confirmNewsletter: () => ({ confirmID: '1-unknown' }),
  getUserPreferences: ({ subscriber, userKey }) => ({ subscriber, userKey }),
  setUserPreferences: ({ subscriber, userKey }) => ({
    subscriber,
    userKey,
    topics: ['offers'],
    frequency: 'monthly',
    action: 'save',
  }),
  voteNewsletter: ({ subscriber, userKey }) => ({
    subscriber,
    userKey,
    action: 'voting',
    poll: 'welcome',
    answer: 'ideas',
  }),
  signUpNewsletter: () => ({ email: `${randomUUID()}@example.com` }),
  sendContact: () => ({
    formData: {
      uid: aUid,
      kind: 'guest',
      topic: 'search',
      name: 'Erika Mustermann',
      email: 'erika@example.com',
      message: 'Gibt es in der Nähe einen Bahnhof?',
      language: 'de',
    },
    idempotencyKey: randomUUID(),
  }),
  sendWatchList: () => ({ uid: aUid, inputs: { email: 'erika@example.com', language: 'de' } }),
  // A change that nobody has asked for.
  setBookingChange: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    changeId: 1,
    action: 'decline',
    message: '',
  }),
  // A second "decline" answers as the first: the last to be called.
  setBookingConfirmation: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    action: 'decline',
    message: '',
  }),
  setLastSeenObject: ({ home }) => ({ uid: aUid, objectData: { objectNumber: home } }),
  setOfficeOverwrites: () => ({ uid: aUid, updateData: { overwriteTranslation: { Home: { de: 'Hallo' } } } }),
  setWatchedObject: ({ home }) => ({
    uid: aUid,
    objectNumber: home,
    action: 'add',
    price: 700,
    startDate: arrival,
    endDate: departure,
    persons: 2,
  }),
  suggestLocations: () => ({ languageCode, text: 'Region' }),
  trackSearch: () => ({ trackVars: { country: 'de' }, totalObjects: 1, uid: aUid }),
  trackSearchObject: ({ home }) => ({ objectNumber: home }),
  translatePath: () => ({ routepath: '/region-eins', languageCode, targetLanguageCode: 'en' }),
  withdrawChange: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, changeID: 1 }),
};

export function validCall(name: EndpointName, world: CallWorld): Record<string, unknown> {
  return validCalls[name](world);
}

/** Sends an endpoint's input as its method wants it. */
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

/** Before the server starts: what it reads once must be there. */
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

/** The number of an account that nobody is logged in with but its owner. */
async function aPerson(database: TestDatabase): Promise<number> {
  const { uid } = await aSession(database);
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return number;
}

/** Has somebody write to the office. */
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
