import { bookingMailTemplates } from '../../domain/booking/mail-templates.ts';
import { languages } from '../../domain/language.ts';
import { roles } from '../../domain/roles.ts';
import { z } from '../schema.ts';
import { personOf, recordBooking, recordCase, recordHome, recordVoucher } from './record.ts';

export const officeNote = z.object({
  noteID: z.number(),
  text: z.string(),
  author: z.string(),
  /** Whoever asks has written it, and may delete it. */
  mine: z.boolean(),
  writtenAt: z.string(),
  /** Beside what it was written; both null: about the person. */
  bookingDisplayNumber: z.number().nullable(),
  caseNumber: z.number().nullable(),
});

/** Everything that the office has of one person; each list ends at fifty entries, the latest first. */
export const personRecord = z.object({
  of: personOf,
  /** Null: no account. */
  account: z
    .object({
      number: z.number(),
      roles: z.array(z.enum(roles)),
      suspended: z.boolean(),
      createdAt: z.string(),
      /** Null: never. */
      lastLoginAt: z.string().nullable(),
      businesses: z.array(
        z.object({ kind: z.enum(['landlord', 'partner', 'agency']), subject: z.number(), name: z.string() }),
      ),
    })
    .nullable(),
  name: z.string(),
  email: z.string(),
  /** As given in bookings and cases, the latest first. */
  phones: z.array(z.string()),
  /** The address of the latest booking; null: none was given. */
  address: z
    .object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() })
    .nullable(),
  /** Null: nothing says it. */
  language: z.enum(languages).nullable(),
  notes: z.array(officeNote),
  bookings: z.array(recordBooking),
  cases: z.array(recordCase),
  /** Homes of the businesses that they act for. */
  homes: z.array(recordHome),
  vouchers: z.array(recordVoucher),
  /** Mails about their bookings that were sent within a month. */
  mails: z.array(
    z.object({
      mailID: z.number(),
      template: z.enum(bookingMailTemplates),
      bookingDisplayNumber: z.number(),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: z.string(),
      /** What it says still holds, so that it may be sent again. */
      again: z.boolean(),
    }),
  ),
  /** Messages between guest and host; the office reads them only where one of the two has asked for it. */
  threads: z.array(
    z.object({
      threadID: z.number(),
      /** Null: a question before booking. */
      bookingDisplayNumber: z.number().nullable(),
      messages: z.number(),
      changedAt: z.string(),
      /** Null: nobody has reported it. */
      reportID: z.number().nullable(),
    }),
  ),
});

export const recordMissing = { 'record-missing': { status: 404 } } as const;
