import { sql, type RawBuilder } from 'kysely';
import { cents } from '../../../domain/cents.ts';
import { negate, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import {
  idOfSubject,
  joinEntries,
  type Account,
  type Cause,
  type Entry,
  type Subject,
} from './rules/accounts.ts';
import type { BookingTerms } from './rules/charge.ts';

export interface Posting {
  cause: Cause;
  /** Idempotency key of 1 to 200 characters, such as `payment/12/captured`: a second posting with it is ignored. */
  key: string;
  bookingId: number | null;
  at: Date;
  entries: readonly Entry[];
  /** The approved draft of a manual posting. */
  manualPostingId?: number;
}

export interface PostedEntry extends Required<Entry> {
  postingId: number;
  cause: Cause;
  postedAt: Date;
}

/**
 * Posts a balanced set of entries in the caller's transaction, once per key; entries of the same account, subject and
 * day are merged. Returns the id of the posting and whether it is new. Throws if the entries do not balance, if all
 * cancel out, or if the key was used for other entries: each is a bug of the caller. The database checks the sum
 * again at commit and rejects later changes.
 */
export async function post(tx: Tx, posting: Posting): Promise<{ id: number; isNew: boolean }> {
  const entries = joinEntries(posting.entries);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`The entries of ${posting.key} are ${sum} cents apart.`);
  if (entries.length < 2) throw new Error(`The entries of ${posting.key} cancel out.`);
  const inserted = await tx
    .with('posting', (db) =>
      db
        .insertInto('ledger_postings')
        .values({
          cause: posting.cause,
          idempotency_key: posting.key,
          booking_id: posting.bookingId,
          entry_count: entries.length,
          manual_posting_id: posting.manualPostingId ?? null,
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
            from posting cross join jsonb_to_recordset(${JSON.stringify(entries.map(toRow))}::jsonb)
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

const toRow = ({ account, amount, subject, dueOn }: Required<Entry>, position: number) => ({
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
  const storedEntries = rows.map(
    (row) =>
      ({ account: row.account, subject: row.subject, dueOn: row.due_on, amount: row.amount_cents }) as Entry,
  );
  const undone = entries.map((entry) => ({ ...entry, amount: negate(entry.amount) }));
  if (joinEntries([...storedEntries, ...undone]).length > 0) {
    throw new Error(`${key} was posted before with other entries.`);
  }
  return rows[0]!.id;
}

/** Returns cents, debits positive: of the whole account, of one subject, or of one booking. */
export async function readBalance(
  db: Queryable,
  account: Account,
  part: { subject?: Subject; bookingId?: number } = {},
): Promise<Cents> {
  const { subject, bookingId } = part;
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

export async function findEntries(db: Queryable, bookingId: number): Promise<PostedEntry[]> {
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
 * Lasts until the end of the transaction. Always take it after the lock of a home, never before, to avoid deadlocks.
 */
export async function lockMoney(tx: Tx, bookingId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money/${bookingId}`}, 0))`.execute(tx);
}

/** `landlords.commission_per_mille` takes precedence over the landlord's terms of that day. */
const commissionOnDay = (landlordId: string, day: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`commission_per_mille_on(${sql.ref(landlordId)}, ${day})`;

const dayMade = sql`(bookings.created_at at time zone 'Europe/Berlin')::date`;

/** Per mille, for a stay booked today; null for an unknown home. */
export async function findHomeCommission(
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

/** Per mille, as agreed on the day of booking; null if unknown. */
export async function findBookingCommission(db: Queryable, bookingId: number): Promise<number | null> {
  return (await findBookingCommissions(db, [bookingId])).get(bookingId) ?? null;
}

/** Per mille by booking, as agreed on the day of booking; bookings for which it is unknown are left out. */
export async function findBookingCommissions(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('booking_terms', 'booking_terms.booking_id', 'bookings.id')
    .leftJoin('homes', 'homes.object_number', 'bookings.object_number')
    .leftJoin('landlords', 'landlords.id', 'homes.landlord_id')
    .select([
      'bookings.id',
      'booking_terms.commission_per_mille as fixed',
      commissionOnDay('landlords.id', dayMade).as('present'),
    ])
    .where('bookings.id', 'in', [...bookingIds])
    .execute();
  const known = rows.flatMap(({ id, fixed, present }): [number, number][] => {
    const perMille = fixed ?? present;
    return perMille === null ? [] : [[id, perMille]];
  });
  return new Map(known);
}

/**
 * Returns the landlord of the home and the commission agreed on the day of booking. The first call stores both; later
 * calls return the stored terms. Call it with the money of the booking locked.
 */
export async function findOrStoreTerms(tx: Tx, bookingId: number): Promise<BookingTerms> {
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
    // A statement does not see its own inserts, so the row comes from one of the two.
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

export async function checkLedger(
  db: Queryable,
): Promise<{ sum: Cents; unbalanced: number; postings: number }> {
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

/** Returns the card payment with which a voucher was bought; null if it was given away. */
export async function findCardOfVoucher(db: Queryable, voucher: Subject): Promise<Subject | null> {
  const sale = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .innerJoin('ledger_entries as paid', 'paid.posting_id', 'ledger_postings.id')
    .select('paid.subject')
    .where('cause', '=', 'voucherSale')
    .where('ledger_entries.account', '=', 'voucherLiability')
    .where('ledger_entries.subject', '=', voucher)
    .where('paid.account', '=', 'providerClearing')
    .executeTakeFirst();
  return (sale?.subject as Subject | undefined) ?? null;
}

/**
 * Returns the card payment of a voucher that its buyer has revoked, locked until the end of the transaction; null
 * while the voucher is valid.
 */
export async function findCardOfRevokedVoucher(tx: Tx, voucher: Subject): Promise<Subject | null> {
  const { rows } = await sql<{ state: string }>`
    select state from vouchers where id = ${idOfSubject(voucher)} for update`.execute(tx);
  return rows[0]?.state === 'withdrawn' ? findCardOfVoucher(tx, voucher) : null;
}
