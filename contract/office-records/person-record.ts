import { bookingMailTemplates } from '../../domain/booking/mail-templates.ts';
import { languages } from '../../domain/language.ts';
import { roles } from '../../domain/roles.ts';
import { z } from '../schema.ts';
import { personReference, recordBooking, recordCase, recordHome, recordVoucher } from './record.ts';

export const officeNote = z.object({
  noteID: z.number(),
  text: z.string(),
  author: z.string(),
  /** True if the caller wrote the note, and may delete it. */
  mine: z.boolean(),
  writtenAt: z.string(),
  /** The colleague for whom it is meant, and whether they have marked it as done. Empty if it is meant for nobody. */
  forColleague: z.string(),
  done: z.boolean(),
  /** The booking or case that the note is attached to. Both are null for a note about the person. */
  bookingDisplayNumber: z.number().nullable(),
  caseNumber: z.number().nullable(),
});

/** Everything that the office has about one person. Each list is limited to fifty entries, the latest first. */
export const personRecord = z.object({
  of: personReference,
  account: z
    .object({
      number: z.number(),
      roles: z.array(z.enum(roles)),
      suspended: z.boolean(),
      createdAt: z.string(),
      lastLoginAt: z.string().nullable(),
      businesses: z.array(
        z.object({ kind: z.enum(['landlord', 'partner', 'agency']), subject: z.number(), name: z.string() }),
      ),
    })
    .nullable(),
  name: z.string(),
  email: z.string(),
  /** Phone numbers from bookings and cases, the latest first. */
  phones: z.array(z.string()),
  /** The address of the latest booking. Null if there is none. */
  address: z
    .object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() })
    .nullable(),
  language: z.enum(languages).nullable(),
  notes: z.array(officeNote),
  /** Members of the office for whom a note can be meant. */
  colleagues: z.array(z.object({ number: z.number(), name: z.string() })),
  bookings: z.array(recordBooking),
  cases: z.array(recordCase),
  /** Homes of the businesses that the person acts for. */
  homes: z.array(recordHome),
  /** Bookings of these homes by others: present and coming stays first. */
  hostBookings: z.array(recordBooking),
  vouchers: z.array(recordVoucher),
  /** Mails of the last month about the person's bookings. */
  mails: z.array(
    z.object({
      mailID: z.number(),
      template: z.enum(bookingMailTemplates),
      bookingDisplayNumber: z.number(),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: z.string(),
      /** True if the content is still correct, so that the mail may be sent again. */
      again: z.boolean(),
    }),
  ),
  /** Threads between guest and host. The office can only read them if one of the two has reported them. */
  threads: z.array(
    z.object({
      threadID: z.number(),
      /** Null for a question before booking. */
      bookingDisplayNumber: z.number().nullable(),
      messages: z.number(),
      changedAt: z.string(),
      /** Null if the thread is not reported. */
      reportID: z.number().nullable(),
    }),
  ),
});

export const recordMissing = { 'record-missing': { status: 404 } } as const;
