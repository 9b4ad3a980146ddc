import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const contactCalls: ValidCalls<CallsOf<'contact'>> = {
  answerCase: ({ caseNumber }) => ({
    caseNumber,
    text: 'Der Garten ist eingezäunt.',
    idempotencyKey: randomUUID(),
  }),
  changeCase: ({ caseNumber }) => ({ caseNumber, action: 'take' }),
  findCases: () => ({ state: 'open' }),
  getCase: ({ caseNumber }) => ({ caseNumber }),
  getProblem: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  dropReplyBlock: () => ({ blockID: 1 }),
  keepReplyBlock: () => ({ language: 'de', title: 'Gruß', text: 'Guten Tag {{name}}' }),
  listReplyBlocks: () => ({}),
  openCase: () => ({
    kind: 'guest',
    topic: 'booking',
    name: 'Erika Mustermann',
    email: 'erika@example.com',
    language: 'de',
    text: 'Rief an: Der Code des Schlüsseltresors fehlt.',
    followUpOn: null,
    mine: true,
    idempotencyKey: randomUUID(),
  }),
  removeReplyBlock: ({ caseNumber }) => ({ caseNumber, blockID: 1 }),
  saveReplyBlock: ({ caseNumber }) => ({
    caseNumber,
    title: 'Rechnung',
    text: 'Die Rechnung finden Sie auf der Seite Ihrer Buchung.',
  }),
  reportProblem: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    problem: 'noAccess',
    text: 'Der Schlüssel passt nicht.',
    idempotencyKey: randomUUID(),
  }),
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
};
