import { sql } from 'kysely';
import { bookingProofStore } from '../../server/areas/booking/booking-proof-store.ts';
import { checkLedger } from '../../server/areas/ledger/ledger-store.ts';
import type { Queryable } from '../../server/platform/database.ts';
import type { Diary } from './diary.ts';

interface MoneyProof {
  zeros: Record<string, number>;
  counts: Record<string, number>;
}

/** Counts what is wrong with the ledger, with acknowledged transfers and with numbers of invoices. */
export async function proveMoney(db: Queryable, { payments }: Diary): Promise<MoneyProof> {
  const ledger = await checkLedger(db);
  const received = await receivedByReference(db);
  const notOnce = [...payments].filter(([reference, amount]) => {
    const postings = received.get(reference) ?? [];
    return postings.length !== 1 || postings[0] !== amount;
  });
  return {
    zeros: {
      'acknowledged payments that are not once in the ledger': notOnce.length,
      'cents by which the ledger is off': Math.abs(ledger.sum),
      'postings that are not balanced': ledger.unbalanced,
      'numbers of invoices that are missing': await bookingProofStore.missingInvoices(db),
    },
    counts: {
      'payments acknowledged': payments.size,
      'postings of the ledger': ledger.postings,
      'invoices of the drill': await countInvoices(db),
    },
  };
}

/** The cents that the bank received for each transfer, posting by posting. */
async function receivedByReference(db: Queryable): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ reference: string; amounts: number[] }>`
    select bank_reference as reference, array_agg(entries.amount_cents::float8) as amounts
    from bank_transfers join ledger_entries as entries on subject = 'transfer/' || bank_transfers.id
    where entries.account = 'bank' and bank_reference like 'DRILL-%' group by bank_reference`.execute(db);
  return new Map(rows.map(({ reference, amounts }) => [reference, amounts]));
}

async function countInvoices(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoices
    where booking_id in (select (reply->>'bookingID')::int8 from idempotent_replies where scope = 'booking.create')`.execute(
    db,
  );
  return rows[0]!.count;
}
