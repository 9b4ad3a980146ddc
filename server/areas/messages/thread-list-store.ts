import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { otherSide, type MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Queryable } from '../../platform/database.ts';
import { stayHomes, personName } from '../booking/booking.ts';
import { ownSubjects, threadSubjects } from './subjects-store.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface ThreadRow {
  bookingId: number;
  /** Null for a question before booking. */
  displayNumber: number | null;
  isBound: boolean;
  /** True if the guest pays the house, false if the guest pays the landlord. */
  collectedByUs: boolean;
  guest: string;
  landlord: string;
  title: string;
  /** Empty for a question without dates. */
  startDate: string;
  endDate: string;
  text: string;
  side: MessageSide;
  at: Date;
  unread: number;
  /** Who wrote the last message for the landlord, unless it was the reader. */
  by: string;
}

const selectThreads = (db: Queryable, side: MessageSide, uid: string) => {
  const all = db
    .selectFrom('message_threads')
    .innerJoin(threadSubjects.as('subjects'), 'subjects.id', 'message_threads.booking_id')
    .where((eb): Expression<SqlBool> =>
      eb.exists(
        eb
          .selectFrom('messages')
          .select('messages.message_id')
          .whereRef('messages.booking_id', '=', 'message_threads.booking_id'),
      ),
    );
  return side === 'guest'
    ? all.where('message_threads.booking_id', 'in', ownSubjects(db, uid))
    : all.where('subjects.object_number', 'in', stayHomes(uid));
};

const countUnread = (side: MessageSide): RawBuilder<number> => sql<number>`(
  select count(*)::integer from messages m
  where m.booking_id = message_threads.booking_id and m.side = ${otherSide(side)} and m.message_id > coalesce((
    select last_message_id from message_reads r where r.booking_id = message_threads.booking_id and r.side = ${side}), 0))`;

const ofLast = <Value>(column: string): RawBuilder<Value> => sql<Value>`(
  select ${sql.ref(`m.${column}`)} from messages m where m.booking_id = message_threads.booking_id order by m.message_id desc limit 1)`;

/** Guests do not learn who wrote for the landlord. */
const writerOfLast = (side: MessageSide, uid: string): RawBuilder<string> =>
  side === 'guest'
    ? sql<string>`''`
    : sql<string>`(
  select case when m.by_uid is null or m.by_uid = ${uid} then '' else ${personName} end
  from messages m left join accounts on accounts.uid = m.by_uid
  where m.booking_id = message_threads.booking_id order by m.message_id desc limit 1)`;

export const threadListStore = {
  /** Returns threads, newest first. */
  async list(
    db: Queryable,
    { side, uid, language }: { side: MessageSide; uid: string; language: Language },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: ThreadRow[]; total: number; unread: number }> {
    const threads = selectThreads(db, side, uid);
    const rows = await threads
      .innerJoin('homes', 'homes.object_number', 'subjects.object_number')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select([
        'subjects.id as bookingId',
        'subjects.display_number as displayNumber',
        'subjects.start_date as startDate',
        'subjects.end_date as endDate',
        'landlords.name as landlord',
        'subjects.is_bound as isBound',
        'subjects.collected_by_us as collectedByUs',
        'subjects.guest',
        homeTitle('homes.object_number', language, 'german').as('title'),
        ofLast<string>('text').as('text'),
        ofLast<MessageSide>('side').as('side'),
        ofLast<Date>('created_at').as('at'),
        countUnread(side).as('unread'),
        writerOfLast(side, uid).as('by'),
      ])
      .orderBy('message_threads.changed_at', 'desc')
      .orderBy('message_threads.booking_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total, unread } = await threads
      .select([
        sql<number>`count(*)::integer`.as('total'),
        sql<number>`coalesce(sum(${countUnread(side)}), 0)::integer`.as('unread'),
      ])
      .executeTakeFirstOrThrow();
    return { rows: rows as unknown as ThreadRow[], total, unread };
  },
};
