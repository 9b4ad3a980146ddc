import { sql } from 'kysely';
import type { BookingState } from '../../../contract/booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface BookingOfThread {
  id: number;
  displayNumber: number;
  state: BookingState;
  endDate: PlainDate;
  isBound: boolean;
  /** The guest pays us; false: the guest pays the landlord. */
  collectedByUs: boolean;
  guest: string;
  guestLanguage: Language;
  landlord: string;
  landlordId: number;
  landlordLanguage: string;
}

export interface MessageRow {
  id: number;
  side: MessageSide;
  text: string;
  byMail: boolean;
  createdAt: Date;
}

const messageColumns = [
  'message_id as id',
  'side',
  'text',
  sql<boolean>`mail_key is not null`.as('byMail'),
  'created_at as createdAt',
] as const;

export const messagesStore = {
  async booking(db: Queryable, id: number): Promise<BookingOfThread | null> {
    const row = await db
      .selectFrom('bookings')
      .innerJoin('homes', 'homes.object_number', 'bookings.object_number')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select([
        'bookings.id',
        'bookings.display_number as displayNumber',
        'bookings.state',
        'bookings.end_date as endDate',
        'bookings.language as guestLanguage',
        'landlords.id as landlordId',
        'landlords.name as landlord',
        'landlords.language as landlordLanguage',
        sql<boolean>`bookings.bound_on is not null`.as('isBound'),
        sql<boolean>`(bookings.quote ->> 'collectedByUs')::boolean`.as('collectedByUs'),
        sql<string>`trim(concat(bookings.customer ->> 'firstName', ' ', bookings.customer ->> 'lastName'))`.as(
          'guest',
        ),
      ])
      .where('bookings.id', '=', id)
      .executeTakeFirst();
    return (row as BookingOfThread | undefined) ?? null;
  },

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

  /** Creates the thread where there is none, and locks it until the end of the transaction. */
  async lock(tx: Tx, bookingId: number, now: Date): Promise<void> {
    await tx
      .insertInto('message_threads')
      .values({ booking_id: bookingId, created_at: now, changed_at: now })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ changed_at: now }))
      .execute();
  },

  async insert(
    tx: Tx,
    message: { bookingId: number; side: MessageSide; text: string; mailKey: string | null; at: Date },
  ): Promise<number> {
    const { message_id } = await tx
      .insertInto('messages')
      .values({
        booking_id: message.bookingId,
        side: message.side,
        text: message.text,
        mail_key: message.mailKey,
        created_at: message.at,
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

  /** Says whether a mail about an earlier message is still to be sent, which will include this one. */
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

  /** The messages of one mail: on a retry the same ones as before, else all that were not mailed yet. */
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

  /** Read marks never go back; a message of another thread is ignored. */
  async see(
    tx: Tx,
    seen: { bookingId: number; side: MessageSide; messageId: number; at: Date },
  ): Promise<void> {
    await sql`insert into message_reads (booking_id, side, last_message_id, seen_at)
      select booking_id, ${seen.side}, message_id, ${seen.at} from messages
      where booking_id = ${seen.bookingId} and message_id = ${seen.messageId}
      on conflict (booking_id, side) do update
        set last_message_id = excluded.last_message_id, seen_at = excluded.seen_at
        where message_reads.last_message_id < excluded.last_message_id`.execute(tx);
  },

  async addressOf(db: Queryable, bookingId: number, side: MessageSide): Promise<string | null> {
    const row = await db
      .selectFrom('bookings')
      .innerJoin('homes', 'homes.object_number', 'bookings.object_number')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select(['landlords.email', sql<string>`bookings.customer ->> 'email'`.as('guest')])
      .where('bookings.id', '=', bookingId)
      .executeTakeFirst();
    return row ? (side === 'guest' ? row.guest : row.email) : null;
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('message_threads').where('changed_at', '<', before).execute();
  },
};
