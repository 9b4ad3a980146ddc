import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const messagesCalls: ValidCalls<CallsOf<'messages'>> = {
  // The header identifies the business whose program calls; the calls of the matrix have no such header.
  getKeyMessages: () => ({}),
  sendKeyMessage: ({ bookingID }) => ({ threadID: bookingID, text: 'Ja, gern.' }),
  seeKeyMessages: ({ bookingID }) => ({ threadID: bookingID, messageID: 1 }),
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
  askQuestion: ({ home }) => ({
    objectNumber: home,
    name: 'Erika Mustermann',
    email: 'erika@example.com',
    text: 'Ist der Garten eingezäunt?',
    idempotencyKey: randomUUID(),
  }),
  // The booking that its link opens is no question, and remains unchanged.
  confirmQuestion: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  getMessageTemplates: () => ({}),
  saveMessageTemplate: () => ({
    templateID: 0,
    name: 'Schlüssel',
    texts: [{ language: 'de', text: 'Hallo {Vorname}' }],
    homes: null,
    timing: { kind: 'beforeArrival', days: 3, time: '09:00' },
    idempotencyKey: randomUUID(),
  }),
  removeMessageTemplate: () => ({ templateID: 1_000_000 }),
  setHomeAccess: ({ home }) => ({
    objectNumber: home,
    wifiName: 'Deich',
    wifiPassword: '1234',
    keyCode: '5678',
  }),
  previewMessageTemplate: () => ({ text: 'Hallo {Vorname}', textLanguage: 'de', homes: null }),
  getPlannedMessages: ({ bookingID }) => ({ bookingId: bookingID }),
  skipPlannedMessage: ({ bookingID }) => ({ bookingId: bookingID, templateID: 1, isSkipped: true }),
  getAnswerTime: ({ home }) => ({ objectNumber: home }),
  getOwnThreads: () => ({}),
  getLandlordThreads: () => ({}),
  findReportedThreads: () => ({}),
  // Threads that nobody has reported.
  readReportedThread: () => ({ reportID: 1_000_000 }),
  closeReport: () => ({ reportID: 1_000_000 }),
};
