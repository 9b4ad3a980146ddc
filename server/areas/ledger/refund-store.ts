import type { Cents } from '../../../domain/money.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Subject } from './rules/accounts.ts';

/**
 * `intended` waits for the office, `released` for a job, `sent` for the confirmation of the provider or bank. A
 * refund is `discarded` before its release if the payment was assigned to the booking by mistake.
 */
export type RefundState = 'intended' | 'released' | 'sent' | 'done' | 'failed' | 'discarded';

export type RefundReason = 'cancelled' | 'changed' | 'overpaid' | 'withdrawn' | 'byHand';

export interface Refund {
  id: number;
  booking_id: number | null;
  voucher_id: number | null;
  source: Subject;
  amount_cents: Cents;
  reason: RefundReason;
  state: RefundState;
  reference: string | null;
  posting_id: number;
  /** Account holder named by the guest. Null if the refund goes back the way it was paid. */
  holder: string | null;
  iban: string | null;
  /** Derived from source and account. */
  way: 'card' | 'transfer';
  file_id: number | null;
  created_at: Date;
  updated_at: Date;
}

export async function insertRefund(
  tx: Tx,
  refund: Omit<Refund, 'id' | 'reference' | 'updated_at' | 'holder' | 'iban' | 'way' | 'file_id'> &
    Partial<Pick<Refund, 'holder' | 'iban'>>,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, updated_at: refund.created_at })
    .execute();
}

export async function findRefunds(db: Queryable, bookingId: number): Promise<Refund[]> {
  return findRefundsBy(db, 'booking_id', bookingId);
}

export async function findVoucherRefunds(db: Queryable, voucherId: number): Promise<Refund[]> {
  return findRefundsBy(db, 'voucher_id', voucherId);
}

export async function findFailedCardRefunds(db: Queryable): Promise<Refund[]> {
  const query = db.selectFrom('refunds').selectAll().where('state', '=', 'failed');
  return (await query.where('way', '=', 'card').orderBy('id').limit(5_000).execute()) as Refund[];
}

async function findRefundsBy(
  db: Queryable,
  column: 'booking_id' | 'voucher_id',
  id: number,
): Promise<Refund[]> {
  const query = db.selectFrom('refunds').selectAll().where(column, '=', id);
  return (await query.orderBy('id').execute()) as Refund[];
}

export async function findRefund(db: Queryable, id: number): Promise<Refund | null> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return (row as Refund | undefined) ?? null;
}

/** Records the bank file that contains the given refunds. */
export async function putRefundsIntoFile(
  tx: Tx,
  ids: readonly number[],
  fileId: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ file_id: fileId, updated_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** Changes the state only if it is one of `from`; otherwise returns false. */
export async function moveRefund(
  tx: Tx,
  id: number,
  from: readonly RefundState[],
  to: { state: RefundState; reference?: string; at: Date },
): Promise<boolean> {
  const { state, reference, at } = to;
  const result = await tx
    .updateTable('refunds')
    .set({ state, updated_at: at, ...(reference !== undefined && { reference }) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
