import { sql } from 'kysely';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { personName } from '../booking/booking.ts';

export interface MessageRow {
  id: number;
  side: MessageSide;
  text: string;
  byMail: boolean;
  createdAt: Date;
  /** Name of the account that wrote for the landlord. Empty if there was none. */
  by: string;
}

const messageColumns = [
  'message_id as id',
  'side',
  'text',
  sql<boolean>`mail_key is not null`.as('byMail'),
  'created_at as createdAt',
  sql<string>`coalesce((select api_keys.name from api_keys where api_keys.key_id = messages.key_id),
    (select ${personName} from accounts where accounts.uid = messages.by_uid), '')`.as('by'),
] as const;

export const messagesStore = {
  async messages(db: Queryable, bookingId: number): Promise<MessageRow[]> {
    const rows = await db
      .selectFrom('messages')
      .select(messageColumns)
      .where('booking_id', '=', bookingId)
      .orderBy('message_id')
      .execute();
    return rows as MessageRow[];
  },

  async marks(
    db: Queryable,
    bookingId: number,
  ): Promise<{ last: number; guest: number; landlord: number; reported: boolean }> {
    const { rows } = await sql<{ last: number; guest: number; landlord: number; reported: boolean }>`
      select
        coalesce((select max(message_id) from messages where booking_id = ${bookingId}), 0)::float8 as last,
        coalesce((select last_message_id from message_reads where booking_id = ${bookingId} and side = 'guest'), 0)::float8 as guest,
        coalesce((select last_message_id from message_reads where booking_id = ${bookingId} and side = 'landlord'), 0)::float8 as landlord,
        exists (select from message_reports where booking_id = ${bookingId} and closed_at is null) as reported`.execute(
      db,
    );
    return rows[0]!;
  },

  /** Creates the thread if there is none, and locks it until the end of the transaction. */
  async lock(tx: Tx, { id, isQuestion }: { id: number; isQuestion: boolean }, now: Date): Promise<void> {
    await tx
      .insertInto('message_threads')
      .values({
        booking_id: id,
        question_id: isQuestion ? id : null,
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ changed_at: now }))
      .execute();
  },

  async insert(
    tx: Tx,
    message: {
      bookingId: number;
      side: MessageSide;
      text: string;
      mailKey: string | null;
      at: Date;
      uid?: string | null | undefined;
      keyId?: string | undefined;
    },
  ): Promise<number> {
    const { message_id } = await tx
      .insertInto('messages')
      .values({
        booking_id: message.bookingId,
        side: message.side,
        text: message.text,
        mail_key: message.mailKey,
        created_at: message.at,
        by_uid: message.uid ?? null,
        key_id: message.keyId ?? null,
      })
      .returning('message_id')
      .executeTakeFirstOrThrow();
    return message_id;
  },

  async hasMail(db: Queryable, mailKey: string): Promise<boolean> {
    const row = await db
      .selectFrom('messages')
      .select('message_id')
      .where('mail_key', '=', mailKey)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True while a mail about an earlier message is scheduled, which will include this one. */
  async isTellingPlanned(tx: Tx, bookingId: number, side: MessageSide, before: number): Promise<boolean> {
    const row = await tx
      .selectFrom('messages')
      .select('message_id')
      .where('booking_id', '=', bookingId)
      .where('side', '=', side)
      .where('told_with', 'is', null)
      .where('message_id', '<', before)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns the messages of one mail: on a retry the same ones as before, else all that were not mailed yet. */
  async takeForMail(
    tx: Tx,
    { bookingId, side, first }: { bookingId: number; side: MessageSide; first: number },
  ): Promise<MessageRow[]> {
    await tx
      .selectFrom('message_threads')
      .select('booking_id')
      .where('booking_id', '=', bookingId)
      .forUpdate()
      .execute();
    const ofMail = tx
      .selectFrom('messages')
      .select(messageColumns)
      .where('booking_id', '=', bookingId)
      .where('side', '=', side)
      .where('told_with', '=', first)
      .orderBy('message_id');
    const before = await ofMail.execute();
    if (before.length > 0) return before as MessageRow[];
    await tx
      .updateTable('messages')
      .set({ told_with: first })
      .where('booking_id', '=', bookingId)
      .where('side', '=', side)
      .where('told_with', 'is', null)
      .execute();
    return (await ofMail.execute()) as MessageRow[];
  },

  async mailsBefore(db: Queryable, bookingId: number, side: MessageSide, first: number): Promise<number[]> {
    const rows = await db
      .selectFrom('messages')
      .select('told_with')
      .distinct()
      .where('booking_id', '=', bookingId)
      .where('side', '=', side)
      .where('told_with', '<', first)
      .orderBy('told_with')
      .execute();
    return rows.map(({ told_with }) => told_with!);
  },

  /** Advances the read mark, which never goes back; a message of another thread is ignored. */
  async see(
    tx: Tx,
    mark: { bookingId: number; side: MessageSide; messageId: number; at: Date },
  ): Promise<void> {
    await sql`insert into message_reads (booking_id, side, last_message_id, seen_at)
      select booking_id, ${mark.side}, message_id, ${mark.at} from messages
      where booking_id = ${mark.bookingId} and message_id = ${mark.messageId}
      on conflict (booking_id, side) do update
        set last_message_id = excluded.last_message_id, seen_at = excluded.seen_at
        where message_reads.last_message_id < excluded.last_message_id`.execute(tx);
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('message_threads').where('changed_at', '<', before).execute();
  },
};
