import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../contract/api.ts';
import type { RoomName } from '../domain/rooms.ts';
import type { ServerEndpoint } from '../web/app/api/endpoint-path.ts';

/** Calls whose paths no browser loads. */
export const neverByBrowser: readonly string[] = [
  'getAffiliateTarget',
  'getValidBonuses',
  'getCapacity',
  'getKey',
  'getKeyBookings',
  'getHomeRecommendations',
  'getLocation',
  'getOfficeOverwrites',
  'getPoi',
  'getWhoami',
  'listLatestRatings',
  'listPois',
  'setOfficeOverwrites',
] satisfies ServerEndpoint[];

/** Areas whose calls only one room makes, so that the browsers of guests need not load their paths. */
const roomOfArea: Readonly<Record<string, RoomName | 'editor' | 'messages' | 'apiKeys'>> = {
  acting: 'admin',
  accounts: 'account',
  alerts: 'letters',
  // Whoever lets homes or sends guests makes keys in their own room.
  'api-keys': 'apiKeys',
  bonus: 'admin',
  calendars: 'landlord',
  campaigns: 'admin',
  contact: 'letters',
  // What edits a page comes to the browsers of editors alone, whichever page they are on.
  content: 'editor',
  deliveries: 'admin',
  'guest-ratings': 'letters',
  'home-feeds': 'landlord',
  'home-figures': 'landlord',
  homes: 'landlord',
  landlords: 'landlord',
  // A thread is fetched when somebody comes to it, in whichever room.
  messages: 'messages',
  newsletter: 'letters',
  'office-records': 'admin',
  operator: 'admin',
  replies: 'admin',
  texts: 'admin',
  uploads: 'editor',
  payments: 'admin',
  payouts: 'landlord',
  vouchers: 'letters',
};

/** Calls that belong to another room than the rest of their area; `guests` means no room. */
const roomOfCall: Readonly<Record<string, RoomName | 'guests' | 'editor' | 'proof' | 'acting'>> = {
  answerCase: 'admin',
  cancelOfficeBooking: 'admin',
  findOfficeBooking: 'admin',
  // Whoever acts for somebody sees it in that one's rooms, and in the office.
  endActing: 'acting',
  getActing: 'acting',
  getOwnActing: 'account',
  approveBusiness: 'admin',
  // Whoever shows a passkey again does it in whichever room.
  beginPasskeyLogin: 'proof',
  passkeyLogin: 'proof',
  changeCase: 'admin',
  decideOnHome: 'admin',
  closeReport: 'admin',
  endPersonSessions: 'admin',
  findCases: 'admin',
  findHomes: 'admin',
  findHomesInReview: 'admin',
  getHomeHistory: 'admin',
  getCase: 'admin',
  findBusinessRegistrations: 'admin',
  findPeople: 'admin',
  decideModeration: 'admin',
  findModeration: 'admin',
  findReportedThreads: 'admin',
  getLandlordThreads: 'landlord',
  getOwnThreads: 'account',
  getBookings: 'account',
  getLandlordRatings: 'landlord',
  getRatingResponse: 'landlord',
  reportRating: 'guests',
  setRatingResponse: 'landlord',
  getOffers: 'editor',
  findPartners: 'admin',
  setPartnerTerms: 'admin',
  removePartnerLogo: 'admin',
  getOwnPartners: 'partner',
  getPartnerReport: 'partner',
  setOwnPartner: 'partner',
  beginPartnerLogo: 'partner',
  setPartnerLook: 'partner',
  getPerson: 'admin',
  decidePayouts: 'admin',
  exportDac7: 'admin',
  findPayouts: 'admin',
  getPayoutFile: 'admin',
  preparePayouts: 'admin',
  returnPayout: 'admin',
  getPayment: 'letters',
  startPayment: 'letters',
  getTravellers: 'guests',
  getWatchNews: 'account',
  getUser: 'guests',
  listAgencies: 'editor',
  listTeasers: 'editor',
  passRequest: 'guests',
  readReportedThread: 'admin',
  refuseBusiness: 'admin',
  removePersonFactor: 'admin',
  resendConfirmation: 'admin',
  saveContact: 'guests',
  setPersonRole: 'admin',
  setPersonSuspended: 'admin',
};

/** The files with what browsers need of the contract, without its schemas. */
export const endpointPathFiles = {
  guests: 'web/app/api/endpoint-paths.ts',
  acting: 'web/features/acting/endpoint-paths.ts',
  account: 'web/account/endpoint-paths.ts',
  admin: 'web/admin/endpoint-paths.ts',
  apiKeys: 'web/features/api-keys/endpoint-paths.ts',
  editor: 'web/features/content-editor/endpoint-paths.ts',
  landlord: 'web/landlord/endpoint-paths.ts',
  letters: 'web/letters/endpoint-paths.ts',
  messages: 'web/features/messages/endpoint-paths.ts',
  partner: 'web/partner/endpoint-paths.ts',
  proof: 'web/features/proof/endpoint-paths.ts',
} as const;

const typesOf: Partial<Record<keyof typeof endpointPathFiles, string>> = {
  guests: './endpoint-path.ts',
  acting: '../../app/api/endpoint-path.ts',
  apiKeys: '../../app/api/endpoint-path.ts',
  editor: '../../app/api/endpoint-path.ts',
  messages: '../../app/api/endpoint-path.ts',
  proof: '../../app/api/endpoint-path.ts',
};

export function describeEndpointPaths(room: keyof typeof endpointPathFiles): string {
  const lines = Object.entries(api)
    .filter(
      ([name, { area }]) =>
        !neverByBrowser.includes(name) && (roomOfCall[name] ?? roomOfArea[area] ?? 'guests') === room,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { method, path }]) => `  ${name}: ['${method}', '${path}'],`);
  const typesFrom = typesOf[room] ?? '../app/api/endpoint-path.ts';
  return `// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '${typesFrom}';

export const endpointPaths = {
${lines.join('\n')}
} as const satisfies EndpointPaths;
`;
}

if (import.meta.main) {
  for (const [room, file] of Object.entries(endpointPathFiles)) {
    const text = describeEndpointPaths(room as keyof typeof endpointPathFiles);
    writeFileSync(join(import.meta.dirname, '..', file), text);
  }
}
