import type { Endpoint } from '../define-endpoint.ts';
import { addOfficeNote } from './add-office-note.ts';
import { findRecords } from './find-records.ts';
import { getPersonRecord } from './get-person-record.ts';
import { removeOfficeNote } from './remove-office-note.ts';
import { resendBookingMail } from './resend-booking-mail.ts';

export const officeRecordsEndpoints = {
  addOfficeNote,
  findRecords,
  getPersonRecord,
  removeOfficeNote,
  resendBookingMail,
} as const satisfies Record<string, Endpoint>;
