import { sql, type RawBuilder } from 'kysely';
import { cents } from '../../../domain/cents.ts';
import { negate, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { joinEntries, type Account, type Cause, type Entry, type Subject } from './rules/accounts.ts';
import type { BookingTerms } from './rules/charge.ts';

/** One movement of money: at least two entries that add up to zero. */
export interface Posting {
  cause: Cause;
  /** Idempotency key of 1 to 200 characters, such as `payment/12/captured`: a second posting with it posts nothing. */
  key: string;
  /** Null where the posting is about no booking. */
  bookingId: number | null;
  at: Date;
  entries: readonly Entry[];
}

export interface PostedEntry extends Required<Entry> {
  postingId: number;
  cause: Cause;
  postedAt: Date;
}

/**
 * Posts a balanced set of entries in the caller's transaction, once per key; entries of the same account, subject and day are joined.
 * Returns the id of the posting and whether it is new. Throws where the entries do not balance, where none is left after joining, and
 * where the key was used for other entries: each is a bug of the caller. The database checks the sum again at commit and refuses later
 * changes.
 */
export async function post(tx: Tx, posting: Posting): Promise<{ id: number; isNew: boolean }> {
  const entries = joinEntries(posting.entries);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`The entries of ${posting.key} are ${sum} cents apart.`);
  if (entries.length < 2) throw new Error(`Nothing is moved by ${posting.key}.`);
  const inserted = await tx
    .with('posting', (db) =>
      db
        .insertInto('ledger_postings')
        .values({
          cause: posting.cause,
          idempotency_key: posting.key,
          booking_id: posting.bookingId,
          entry_count: entries.length,
          posted_at: posting.at,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id'),
    )
    .with('entries', (db) =>
      db
        .insertInto('ledger_entries')
        .columns(['posting_id', 'account', 'subject', 'due_on', 'amount_cents'])
        .expression(
          sql`select posting.id, account, subject, due_on, amount_cents
            from posting cross join jsonb_to_recordset(${JSON.stringify(entries.map(rowOf))}::jsonb)
              as entry (position integer, account text, subject text, due_on date, amount_cents bigint)
            order by position`,
        ),
    )
    .selectFrom('posting')
    .select('id')
    .executeTakeFirst();
  if (!inserted) return { id: await postedAs(tx, posting, entries), isNew: false };
  return { id: inserted.id, isNew: true };
}

const rowOf = ({ account, amount, subject, dueOn }: Required<Entry>, position: number) => ({
  position,
  account,
  subject,
  due_on: dueOn,
  amount_cents: amount,
});

async function postedAs(tx: Tx, { key }: Posting, entries: readonly Required<Entry>[]): Promise<number> {
  const rows = await tx
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(['ledger_postings.id', 'account', 'subject', 'due_on', 'amount_cents'])
    .where('idempotency_key', '=', key)
    .execute();
  const earlier = rows.map(
    (row) =>
      ({ account: row.account, subject: row.subject, dueOn: row.due_on, amount: row.amount_cents }) as Entry,
  );
  const undone = entries.map((entry) => ({ ...entry, amount: negate(entry.amount) }));
  if (joinEntries([...earlier, ...undone]).length > 0) {
    throw new Error(`${key} was posted before with other entries.`);
  }
  return rows[0]!.id;
}

/** The balance of an account in cents, debits positive: of the whole account, of one subject, or of one booking. */
export async function balanceOf(
  db: Queryable,
  account: Account,
  of: { subject?: Subject; bookingId?: number } = {},
): Promise<Cents> {
  const { subject, bookingId } = of;
  const row = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
    .select(sql<string | null>`sum(amount_cents)`.as('balance'))
    .where('account', '=', account)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId!))
    .executeTakeFirstOrThrow();
  return cents(Number(row.balance ?? 0));
}

/** All entries of a booking in the order in which they were posted. */
export async function entriesOf(db: Queryable, bookingId: number): Promise<PostedEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
    .select(['posting_id', 'cause', 'posted_at', 'account', 'subject', 'due_on', 'amount_cents'])
    .where('booking_id', '=', bookingId)
    .orderBy('ledger_entries.id')
    .execute();
  return rows.map(
    (row) =>
      ({
        postingId: row.posting_id,
        cause: row.cause,
        postedAt: row.posted_at,
        account: row.account,
        subject: row.subject,
        dueOn: row.due_on as PlainDate | null,
        amount: row.amount_cents,
      }) as PostedEntry,
  );
}

/**
 * Locks the money of a booking until the end of the transaction, so that what was read stays true. It is always taken after the lock of a
 * home, never before, to avoid deadlocks.
 */
export async function lockMoney(tx: Tx, bookingId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money/${bookingId}`}, 0))`.execute(tx);
}

/** The commission that a landlord has for a booking made on that day (`landlords.commission_per_mille`, then the landlord's terms). */
const commissionOnDay = (landlordId: string, day: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`commission_per_mille_on(${sql.ref(landlordId)}, ${day})`;

/** The day on which a booking was made, in Germany. */
const dayMade = sql`(bookings.created_at at time zone 'Europe/Berlin')::date`;

/** Commission rate for a stay booked today, in thousandths; null for an unknown home. */
export async function commissionOfHome(
  db: Queryable,
  objectNumber: number,
  today: PlainDate,
): Promise<number | null> {
  const row = await db
    .selectFrom('homes')
    .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
    .select(commissionOnDay('landlords.id', sql`${today}::date`).as('commission_per_mille'))
    .where('homes.object_number', '=', objectNumber)
    .executeTakeFirst();
  return row?.commission_per_mille ?? null;
}

/**
 * Commission rate of a booking in thousandths: that of the day on which it was made. Null where it is unknown.
 */
export async function commissionOfBooking(db: Queryable, bookingId: number): Promise<number | null> {
  const row = await db
    .selectFrom('bookings')
    .leftJoin('booking_terms', 'booking_terms.booking_id', 'bookings.id')
    .leftJoin('homes', 'homes.object_number', 'bookings.object_number')
    .leftJoin('landlords', 'landlords.id', 'homes.landlord_id')
    .select([
      'booking_terms.commission_per_mille as fixed',
      commissionOnDay('landlords.id', dayMade).as('present'),
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  return row?.fixed ?? row?.present ?? null;
}

/**
 * The terms of a booking: the home's landlord when they were first asked for, and that landlord's commission on the day on which the
 * booking was made, stored from then on. Call it with the booking's money locked.
 */
export async function termsOf(tx: Tx, bookingId: number): Promise<BookingTerms> {
  const row = await tx
    .with('fixed', (db) =>
      db
        .insertInto('booking_terms')
        .columns(['booking_id', 'landlord_id', 'commission_per_mille'])
        .expression((eb) =>
          eb
            .selectFrom('bookings')
            .innerJoin('homes', 'homes.object_number', 'bookings.object_number')
            .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
            .select([
              'bookings.id',
              'landlords.id as landlord_id',
              commissionOnDay('landlords.id', dayMade).as('commission_per_mille'),
            ])
            .where('bookings.id', '=', bookingId),
        )
        .onConflict((conflict) => conflict.column('booking_id').doNothing())
        .returning(['landlord_id', 'commission_per_mille']),
    )
    // A statement does not see what it inserts itself: the row comes from the one or from the other.
    .selectFrom('fixed')
    .select(['landlord_id', 'commission_per_mille'])
    .unionAll((eb) =>
      eb
        .selectFrom('booking_terms')
        .select(['landlord_id', 'commission_per_mille'])
        .where('booking_id', '=', bookingId),
    )
    .executeTakeFirstOrThrow();
  return { landlordId: row.landlord_id, commissionPerMille: row.commission_per_mille };
}

/** Checks the ledger: the sum of all accounts in cents, which has to be 0, and the number of unbalanced postings. */
export async function proofOf(db: Queryable): Promise<{ sum: Cents; unbalanced: number; postings: number }> {
  const { rows } = await sql<{ sum: string; unbalanced: string; postings: string }>`
    select coalesce(sum(apart), 0) as sum, count(*) filter (where apart <> 0) as unbalanced, count(*) as postings
    from (
      select coalesce(sum(amount_cents), 0) as apart from ledger_postings
      left join ledger_entries on posting_id = ledger_postings.id
      group by ledger_postings.id
    ) as each_posting`.execute(db);
  const { sum, unbalanced, postings } = rows[0]!;
  return { sum: cents(Number(sum)), unbalanced: Number(unbalanced), postings: Number(postings) };
}

/**
 * The card payment of a voucher that its buyer has withdrawn from; null while it is still a voucher. Locked until the end of the
 * transaction.
 */
export async function cardOfWithdrawnVoucher(tx: Tx, subject: Subject): Promise<Subject | null> {
  const { rows } = await sql<{ state: string }>`
    select state from vouchers where id = ${Number(subject.split('/')[1])} for update`.execute(tx);
  if (rows[0]?.state !== 'withdrawn') return null;
  const sale = await tx
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .innerJoin('ledger_entries as paid', 'paid.posting_id', 'ledger_postings.id')
    .select('paid.subject')
    .where('cause', '=', 'voucherSale')
    .where('ledger_entries.account', '=', 'voucherLiability')
    .where('ledger_entries.subject', '=', subject)
    .where('paid.account', '=', 'providerClearing')
    .executeTakeFirst();
  return (sale?.subject as Subject | undefined) ?? null;
}
