import { sql } from 'kysely';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { threadSubjects } from './subjects-store.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export type ReportEvent = 'read' | 'file' | 'closed';

export interface ReportRow {
  id: number;
  bookingId: number;
  /** Null for a question before booking. */
  displayNumber: number | null;
  title: string;
  side: MessageSide;
  reason: string;
  createdAt: Date;
  closedAt: Date | null;
}

const pageSize = 100;

const reports = (db: Queryable) =>
  db
    .selectFrom('message_reports as r')
    .innerJoin(threadSubjects.as('b'), 'b.id', 'r.booking_id')
    .select([
      'r.report_id as id',
      'r.booking_id as bookingId',
      'b.display_number as displayNumber',
      'r.side',
      'r.reason',
      'r.created_at as createdAt',
      'r.closed_at as closedAt',
      homeTitle('b.object_number', 'de', 'german').as('title'),
    ]);

export const reportsStore = {
  async list(db: Queryable, isClosed: boolean): Promise<ReportRow[]> {
    const rows = await reports(db)
      .where('r.closed_at', isClosed ? 'is not' : 'is', null)
      .orderBy('r.report_id', 'desc')
      .limit(pageSize)
      .execute();
    return rows as ReportRow[];
  },

  /** Null for a closed report: its thread can no longer be read. */
  async lockOpen(tx: Tx, id: number): Promise<ReportRow | null> {
    const row = await reports(tx)
      .where('r.report_id', '=', id)
      .where('r.closed_at', 'is', null)
      .forUpdate('r')
      .executeTakeFirst();
    return (row as ReportRow | undefined) ?? null;
  },

  async insert(
    tx: Tx,
    report: { bookingId: number; side: MessageSide; reason: string; at: Date },
  ): Promise<void> {
    await sql`insert into message_reports (booking_id, side, reason, created_at)
      values (${report.bookingId}, ${report.side}, ${report.reason}, ${report.at})
      on conflict (booking_id) where closed_at is null do nothing`.execute(tx);
  },

  async close(tx: Tx, id: number, now: Date): Promise<void> {
    await tx.updateTable('message_reports').set({ closed_at: now }).where('report_id', '=', id).execute();
  },

  async note(tx: Tx, event: { reportId: number; kind: ReportEvent; actor: string; at: Date }): Promise<void> {
    const { reportId, ...columns_ } = event;
    await tx
      .insertInto('message_report_events')
      .values({ report_id: reportId, ...columns_ })
      .execute();
  },

  async events(db: Queryable, reportId: number): Promise<{ kind: ReportEvent; actor: string; at: Date }[]> {
    const rows = await db
      .selectFrom('message_report_events')
      .select(['kind', 'actor', 'at'])
      .where('report_id', '=', reportId)
      .orderBy('event_id')
      .execute();
    return rows as { kind: ReportEvent; actor: string; at: Date }[];
  },
};
