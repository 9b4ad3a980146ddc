import { sql } from 'kysely';
import { noMoney, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Doubt } from './rules/match-line.ts';
import type { StatementLine } from './rules/read-statement.ts';

export interface TransferRow {
  id: number;
  amount_cents: Cents;
  booked_on: PlainDate;
  other_name: string;
  other_iban: string | null;
  purpose: string;
  bank_reference: string;
  state: 'matched' | 'doubtful' | 'set-aside';
  doubt: Doubt | null;
  booking_id: number | null;
}

export type ListedTransferRow = TransferRow & { display_number: number | null };

const isAssigned = sql<boolean>`exists (
  select from ledger_entries join ledger_postings on ledger_postings.id = posting_id
  where account = 'guestReceivable' and subject = 'transfer/' || bank_transfers.id and cause in ('transfer', 'allocation', 'paymentByHand'))`;

const hasRest = sql<boolean>`(
  select sum(amount_cents) from ledger_entries
  where account = 'unallocatedReceipts' and subject = 'transfer/' || bank_transfers.id) <> 0`;

const listed = (db: Queryable, query: string) =>
  db
    .selectFrom('bank_transfers')
    .leftJoin('bookings', 'bookings.id', 'bank_transfers.booking_id')
    .selectAll('bank_transfers')
    .select('bookings.display_number')
    .$if(query !== '', (all) =>
      all.where(
        sql<boolean>`(other_name ilike ${containsPattern(query)} or purpose ilike ${containsPattern(query)}
          or bank_transfers.amount_cents::text = ${centsText(query)} or bookings.display_number::text = ${query})`,
      ),
    )
    .limit(100);

export const bankStore = {
  /** Returns the new id; null if the line was imported before. */
  async insert(
    tx: Tx,
    account: string,
    line: StatementLine,
    judged: Pick<TransferRow, 'state' | 'doubt' | 'booking_id'>,
    at: Date,
  ): Promise<number | null> {
    const row = await tx
      .insertInto('bank_transfers')
      .values({
        account,
        bank_reference: line.bankReference,
        amount_cents: line.amount,
        booked_on: line.bookedOn,
        other_name: line.otherName.slice(0, 200),
        other_iban: line.otherIban,
        purpose: line.purpose,
        imported_at: at,
        ...judged,
      })
      .onConflict((conflict) => conflict.columns(['account', 'bank_reference']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  async findByReference(
    db: Queryable,
    account: string,
    bankReference: string,
  ): Promise<Pick<TransferRow, 'amount_cents' | 'booked_on'> | null> {
    const query = db.selectFrom('bank_transfers').select(['amount_cents', 'booked_on']);
    const row = await query
      .where('account', '=', account)
      .where('bank_reference', '=', bankReference)
      .executeTakeFirst();
    return row ?? null;
  },

  async hasTwin(db: Queryable, account: string, line: StatementLine, before: Date): Promise<boolean> {
    const row = await db
      .selectFrom('bank_transfers')
      .select('id')
      .where('account', '=', account)
      .where('amount_cents', '=', line.amount)
      .where('booked_on', '=', line.bookedOn)
      .where('other_name', '=', line.otherName.slice(0, 200))
      .where(sql<boolean>`other_iban is not distinct from ${line.otherIban}`)
      .where('purpose', '=', line.purpose)
      .where('imported_at', '<', before)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True if an accountant has recorded this line by hand: the same amount within a week, for the same booking or by the same person. */
  async wasRecorded(
    db: Queryable,
    account: string,
    line: StatementLine,
    bookingId: number | null,
  ): Promise<boolean> {
    const { rows } = await sql`
      select from bank_transfers
      where account = ${account} and bank_reference like 'by-hand-%' and amount_cents = ${line.amount}
        and booked_on between ${line.bookedOn}::date - 7 and ${line.bookedOn}::date + 7
        and (booking_id = ${bookingId} or lower(other_name) = lower(${line.otherName}))
        and (select sum(amount_cents) from ledger_entries
          where account = 'bank' and subject = 'transfer/' || bank_transfers.id) > 0
      limit 1`.execute(db);
    return rows.length > 0;
  },

  async findBookings(db: Queryable, displayNumbers: readonly number[]): Promise<number[]> {
    if (displayNumbers.length === 0) return [];
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('origin', '=', 'site')
      .where('display_number', 'in', [...displayNumbers])
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  async doubtful(db: Queryable, query: string): Promise<ListedTransferRow[]> {
    const rows = await listed(db, query)
      .where('bank_transfers.state', '=', 'doubtful')
      .orderBy('bank_transfers.id')
      .execute();
    return rows as unknown as ListedTransferRow[];
  },

  async matched(db: Queryable, query: string): Promise<ListedTransferRow[]> {
    const rows = await listed(db, query)
      .where('bank_transfers.state', '<>', 'doubtful')
      .where('bank_transfers.amount_cents', '>', noMoney)
      .where(isAssigned)
      .orderBy('bank_transfers.id', 'desc')
      .execute();
    return rows as unknown as ListedTransferRow[];
  },

  /**
   * Returns transfers that were set aside although they have an unassigned rest. Outgoing transfers are not included,
   * since they are set aside without a posting.
   */
  async aside(db: Queryable, query: string): Promise<ListedTransferRow[]> {
    const rows = await listed(db, query)
      .where('bank_transfers.state', '=', 'set-aside')
      .where('bank_transfers.amount_cents', '>', noMoney)
      .where(hasRest)
      .orderBy('bank_transfers.id', 'desc')
      .execute();
    return rows as unknown as ListedTransferRow[];
  },

  async countDoubtful(db: Queryable): Promise<number> {
    const row = await db
      .selectFrom('bank_transfers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'doubtful')
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  /** Locks the row until the end of the transaction. Always call it after `lockMoney`. */
  async lock(tx: Tx, id: number): Promise<TransferRow | null> {
    const row = await tx
      .selectFrom('bank_transfers')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (row as unknown as TransferRow | undefined) ?? null;
  },

  async settle(
    tx: Tx,
    id: number,
    settled: Pick<TransferRow, 'state' | 'doubt' | 'booking_id'>,
  ): Promise<void> {
    await tx.updateTable('bank_transfers').set(settled).where('id', '=', id).execute();
  },
};

/** Formats the query as an amount in cents. If it is no amount, returns a text that no amount equals. */
export function centsText(query: string): string {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(query.replace(/\s|€/g, ''));
  return match ? String(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : 'none';
}
