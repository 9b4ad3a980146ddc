import type { ProblemKind } from '../../../domain/booking/promise.ts';
import type { CaseState } from '../../../domain/contact-case.ts';
import type { ContactForm } from '../../../domain/contact-form.ts';
import type { ContactKind } from '../../../domain/contact-topics.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

import { caseStore } from './case-store.ts';

export interface NewCase extends Omit<ContactForm, 'message'> {
  caseNumber: number;
  kind: ContactKind;
  language: Language;
  /** The partner on whose pages the message was written; null for our own. */
  brand: number | null;
  state: CaseState;
  /** A guest's report about their stay; absent for messages by the contact form. */
  report?: CaseReport;
}

export interface CaseReport {
  bookingId: number;
  problem: ProblemKind;
  /** The time by which an answer is promised; null once the office has answered. */
  dueAt: Date | null;
}

export interface ContactCase extends NewCase {
  id: number;
  createdAt: Date;
  /** The first message. */
  message: string;
  /** True if it is a note of the office, which nobody else may read. */
  isNoted: boolean;
}

/** Selects the latest open case that a booking's guest has created by a report. */
const reportsNotClosed = (db: Queryable, bookingId: number) =>
  db
    .selectFrom('contact_cases')
    .select(['id', 'case_number', 'state', 'due_at'])
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'closed')
    .orderBy('id', 'desc')
    .limit(1);

export const contactStore = {
  /** Inserts the case with its first message, to which the files belong: the writer's, or the note of somebody of the office. */
  async insert(
    tx: Tx,
    contactCase: NewCase,
    { message, files, notedBy }: { message: string; files: readonly number[]; notedBy?: string },
    now: Date,
  ): Promise<number> {
    const { id } = await tx
      .insertInto('contact_cases')
      .values({
        case_number: contactCase.caseNumber,
        kind: contactCase.kind,
        topic: contactCase.topic,
        name: contactCase.name,
        company: contactCase.company,
        email: contactCase.email,
        phone: contactCase.phone,
        booking_number: contactCase.bookingNumber,
        object_number: contactCase.objectNumber,
        language: contactCase.language,
        brand: contactCase.brand,
        state: contactCase.state,
        created_at: now,
        changed_at: now,
        ...(contactCase.report && {
          booking_id: contactCase.report.bookingId,
          problem: contactCase.report.problem,
          due_at: contactCase.report.dueAt,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const first = await tx
      .insertInto('contact_messages')
      .values({
        ...{ case_id: id, text: message, created_at: now },
        ...(notedBy === undefined ? { direction: 'in' } : { direction: 'note', author_uid: notedBy }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await caseStore.insertFiles(tx, first.id, files);
    return id;
  },

  async find(db: Queryable, id: number): Promise<ContactCase | null> {
    const row = await db
      .selectFrom('contact_cases')
      .innerJoin('contact_messages as first', 'first.case_id', 'contact_cases.id')
      .selectAll('contact_cases')
      .select(['first.text as message', 'first.direction as direction'])
      .where('contact_cases.id', '=', id)
      .orderBy('first.id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      caseNumber: row.case_number,
      kind: row.kind as ContactKind,
      topic: row.topic,
      name: row.name,
      company: row.company,
      email: row.email,
      phone: row.phone,
      bookingNumber: row.booking_number,
      objectNumber: row.object_number,
      language: row.language as Language,
      brand: row.brand,
      state: row.state as CaseState,
      createdAt: row.created_at,
      message: row.message,
      isNoted: row.direction === 'note',
      ...(row.booking_id !== null && {
        report: { bookingId: row.booking_id, problem: row.problem as ProblemKind, dueAt: row.due_at },
      }),
    };
  },

  /** Finds the open report of this booking's guest. It locks the booking, so that two simultaneous reports become one case. */
  async lockReported(
    tx: Tx,
    bookingId: number,
  ): Promise<{ id: number; case_number: number; state: string; due_at: Date | null } | null> {
    await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute();
    return (await reportsNotClosed(tx, bookingId).forUpdate().executeTakeFirst()) ?? null;
  },

  /** Finds the open report of this booking's guest. */
  async openReport(
    db: Queryable,
    bookingId: number,
  ): Promise<{ case_number: number; due_at: Date | null } | null> {
    return (await reportsNotClosed(db, bookingId).executeTakeFirst()) ?? null;
  },

  async filesBefore(db: Queryable, before: Date): Promise<number[]> {
    const rows = await db
      .selectFrom('contact_files as f')
      .innerJoin('contact_messages as m', 'm.id', 'f.message_id')
      .innerJoin('contact_cases as c', 'c.id', 'm.case_id')
      .select('f.attachment_id as id')
      .where('c.changed_at', '<', before)
      .execute();
    return rows.map(({ id }) => id);
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('contact_cases').where('changed_at', '<', before).execute();
  },
};
