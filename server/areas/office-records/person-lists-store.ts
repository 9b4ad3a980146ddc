import { sql, type RawBuilder } from 'kysely';
import type { BookingMailTemplate } from '../../../domain/booking/mail-templates.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import {
  bookingColumns,
  nextStaysFirst,
  selectHomePlace,
  type BookingColumns,
} from './record-columns-store.ts';
import type { CaseColumns, HomeColumns, VoucherColumns } from './record-search-store.ts';
import type { RecordOwner } from './person-store.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

type Owner = Pick<RecordOwner, 'uid' | 'emailKey'>;

export interface OwnerBooking extends BookingColumns {
  customer: { street?: string; zip?: string; city?: string; country?: string };
  language: string;
}

export interface MailRow {
  id: number;
  template: BookingMailTemplate;
  booking_id: number;
  display_number: number;
  booking_state: string;
  cancelled_by: string | null;
  done_at: Date | null;
  failed_at: Date | null;
  run_at: Date;
}

/** Maximum number of entries of one list. */
const entriesMax = 50;

/** Selects the bookings that an account sees: its own, and those of its address that belong to no other account. */
const isOfOwner = ({ uid, emailKey }: Owner): RawBuilder<boolean> => sql<boolean>`(b.uid = ${uid}
  or (lower(b.customer ->> 'email') = ${emailKey} and not exists (select from accounts o where o.uid = b.uid)))`;

/** Selects the questions that an account sees, by the same rule. */
const isOwnersQuestion = ({ uid, emailKey }: Owner): RawBuilder<boolean> => sql<boolean>`(q.uid = ${uid}
  or (lower(q.email) = ${emailKey} and not exists (select from accounts o where o.uid = q.uid)))`;

export interface OwnerThread {
  /** Number of the booking or question. */
  id: number;
  /** Null for a question before booking. */
  display_number: number | null;
  messages: number;
  changed_at: Date;
  report_id: number | null;
}

export const personListsStore = {
  async bookings(db: Queryable, owner: Owner, language: Language, today: string): Promise<OwnerBooking[]> {
    const { rows } = await sql<OwnerBooking>`
      select ${bookingColumns(language)}, b.customer, b.language
      from bookings b join homes h on h.object_number = b.object_number
      where b.origin = 'site' and ${isOfOwner(owner)}
      order by ${nextStaysFirst(today)} limit ${entriesMax}`.execute(db);
    return rows;
  },

  async cases(db: Queryable, { emailKey }: Owner): Promise<CaseColumns[]> {
    const { rows } = await sql<CaseColumns>`
      select c.case_number, c.kind, c.topic, c.name, c.company, c.email, c.phone, c.booking_number, c.object_number,
        c.state, c.changed_at
      from contact_cases c where lower(c.email) = ${emailKey}
      order by c.changed_at desc, c.id desc limit ${entriesMax}`.execute(db);
    return rows;
  },

  async vouchers(db: Queryable, { emailKey }: Owner): Promise<VoucherColumns[]> {
    const { rows } = await sql<VoucherColumns>`
      select v.id, v.customer_number, v.code_hash, v.state, v.value_cents, v.balance_cents, v.buyer_name, v.buyer_email,
        v.recipient_name, coalesce(v.recipient_email, '') as recipient_email, v.valid_until
      from vouchers v where lower(v.buyer_email) = ${emailKey}
      order by v.id desc limit ${entriesMax}`.execute(db);
    return rows;
  },

  async homes(db: Queryable, uid: string, language: Language): Promise<HomeColumns[]> {
    const { rows } = await sql<HomeColumns>`
      select h.object_number, h.state, ${homeTitle('h.object_number', language, 'german')} as title, ${selectHomePlace(language)} as place, '{}'::text[] as titles,
        l.name as landlord, l.email as landlord_email, coalesce(l.phone, '') as landlord_phone
      from homes h join landlords l on l.id = h.landlord_id
      where exists (select from account_businesses o where o.uid = ${uid}
        and ((o.kind = 'landlord' and o.subject = h.landlord_id) or (o.kind = 'agency' and o.subject = h.agency_id)))
      order by h.state = 'removed', h.object_number limit ${entriesMax}`.execute(db);
    return rows;
  },

  /** Returns bookings of the homes for which the person acts. */
  async hostBookings(
    db: Queryable,
    uid: string,
    language: Language,
    today: string,
  ): Promise<BookingColumns[]> {
    const { rows } = await sql<BookingColumns>`
      select ${bookingColumns(language)}
      from bookings b join homes h on h.object_number = b.object_number
      where b.origin = 'site' and exists (select from account_businesses o where o.uid = ${uid}
        and ((o.kind = 'landlord' and o.subject = h.landlord_id) or (o.kind = 'agency' and o.subject = h.agency_id)))
      order by ${nextStaysFirst(today)} limit ${entriesMax}`.execute(db);
    return rows;
  },

  /** Returns sent mails. Finished jobs, and thus the records of sent mails, are deleted after a month. */
  async mails(db: Queryable, bookingIds: readonly number[]): Promise<MailRow[]> {
    if (bookingIds.length === 0) return [];
    const { rows } = await sql<MailRow>`
      select j.id, j.payload ->> 'template' as template, b.id as booking_id, b.display_number, b.state as booking_state,
        b.cancelled_by, j.done_at, j.failed_at, j.run_at
      from jobs j join bookings b on b.id = (j.payload ->> 'bookingId')::bigint
      where j.name = 'booking.send-mail' and j.payload ->> 'recipient' = 'guest'
        and j.payload ->> 'bookingId' in (${sql.join(bookingIds.map(String))})
      order by coalesce(j.done_at, j.run_at) desc, j.id desc limit ${entriesMax}`.execute(db);
    return rows;
  },

  async mail(db: Queryable, id: number): Promise<Pick<MailRow, 'template' | 'booking_id'> | null> {
    const { rows } = await sql<Pick<MailRow, 'template' | 'booking_id'>>`
      select j.payload ->> 'template' as template, (j.payload ->> 'bookingId')::bigint as booking_id
      from jobs j
      where j.id = ${id}::bigint and j.name = 'booking.send-mail' and j.payload ->> 'recipient' = 'guest'`.execute(
      db,
    );
    return rows[0] ?? null;
  },

  async threads(db: Queryable, owner: Owner, bookingIds: readonly number[]): Promise<OwnerThread[]> {
    const { rows } = await sql<OwnerThread>`
      select t.booking_id as id, b.display_number, t.changed_at,
        (select count(*)::integer from messages m where m.booking_id = t.booking_id) as messages,
        (select r.report_id from message_reports r
          where r.booking_id = t.booking_id and r.closed_at is null) as report_id
      from message_threads t
        left join bookings b on b.id = t.of_booking
        left join home_questions q on q.question_id = t.question_id
      where t.of_booking = any(${[...bookingIds]}::bigint[]) or ${isOwnersQuestion(owner)}
      order by t.changed_at desc limit ${entriesMax}`.execute(db);
    return rows;
  },
};
