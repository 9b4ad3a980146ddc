import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import { aUid, guest, type ValidCalls } from './call-parts.ts';

const aCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

export const accountsCalls: ValidCalls<CallsOf<'accounts'>> = {
  // No link opens anything here: calls of links are answered with their refusal.
  confirmRegistration: () => ({ uid: aUid, confirmID: '1-unknown' }),
  endSessions: () => ({ currentPassword: 'not the right one' }),
  getAccount: () => ({}),
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
  invitePerson: () => ({ email: 'team@example.org', roles: ['office'] }),
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
  getUser: () => ({ uid: aUid, localeInit: 'de', trackingParams: { pid: '4711' }, experiments: [] }),
  saveContact: () => ({ uid: aUid, email: 'erika@example.com' }),
};
