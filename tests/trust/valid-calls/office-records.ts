import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const officeRecordsCalls: ValidCalls<CallsOf<'office-records'>> = {
  addOfficeNote: ({ caseNumber }) => ({
    of: { source: 'case', number: caseNumber },
    text: 'Ruft morgen wieder an.',
    idempotencyKey: randomUUID(),
  }),
  getPersonRecord: ({ caseNumber }) => ({ languageCode: 'de', of: { source: 'case', number: caseNumber } }),
  finishNote: () => ({ noteID: 1 }),
  listOwnNotes: () => ({}),
  listOfficeBookings: () => ({ languageCode: 'de', list: 'arriving' }),
  nameRecords: ({ caseNumber }) => ({ languageCode: 'de', records: [{ kind: 'case', number: caseNumber }] }),
  removeOfficeNote: ({ caseNumber }) => ({ of: { source: 'case', number: caseNumber }, noteID: 1 }),
  previewBookingMail: () => ({ mailID: 1 }),
  resendBookingMail: () => ({ mailID: 1_000_000, idempotencyKey: randomUUID() }),
  findRecords: () => ({ languageCode: 'de', query: 'Erika' }),
};
