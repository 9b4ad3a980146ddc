import type { Cents } from '../../../domain/money.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Payable } from './payable.ts';
import type { PaymentState } from './rules/payment-process.ts';

export interface PaymentRow {
  id: number;
  booking_id: number | null;
  voucher_id: number | null;
  provider: 'demo' | 'stripe';
  amount_cents: Cents;
  split_account: string | null;
  house_cents: Cents | null;
  state: PaymentState;
  reference: string | null;
  url: string | null;
  decline_reason: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
}

export const paymentStore = {
  async insert(
    tx: Tx,
    payment: Pick<
      PaymentRow,
      | 'booking_id'
      | 'voucher_id'
      | 'provider'
      | 'amount_cents'
      | 'split_account'
      | 'house_cents'
      | 'created_at'
      | 'expires_at'
    >,
  ): Promise<PaymentRow> {
    const row = await tx
      .insertInto('payments')
      .values({ ...payment, state: 'created', updated_at: payment.created_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    return row as PaymentRow;
  },

  async find(db: Queryable, id: number): Promise<PaymentRow | null> {
    const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
    return (row as PaymentRow | undefined) ?? null;
  },

  async byReference(db: Queryable, provider: string, reference: string): Promise<PaymentRow | null> {
    const query = db.selectFrom('payments').selectAll().where('provider', '=', provider);
    return (
      ((await query.where('reference', '=', reference).executeTakeFirst()) as PaymentRow | undefined) ?? null
    );
  },

  ofBooking: (db: Queryable, id: number): Promise<PaymentRow[]> =>
    paymentStore.of(db, { kind: 'booking', id }),

  async of(db: Queryable, { kind, id }: Payable): Promise<PaymentRow[]> {
    const query = db.selectFrom('payments').selectAll().where(`${kind}_id`, '=', id);
    return (await query.orderBy('id', 'desc').execute()) as PaymentRow[];
  },

  /** Payments whose state at the provider may be newer than ours: open ones, and recently ended ones. */
  async unsettled(db: Queryable, since: Date): Promise<PaymentRow[]> {
    const query = db.selectFrom('payments').selectAll().where('state', '!=', 'paid');
    return (await query
      .where(({ or, eb }) => or([eb('state', 'in', ['created', 'open']), eb('updated_at', '>', since)]))
      .orderBy('id')
      .limit(5_000)
      .execute()) as PaymentRow[];
  },

  async update(
    tx: Tx,
    id: number,
    changes: Partial<Pick<PaymentRow, 'state' | 'reference' | 'url' | 'decline_reason' | 'updated_at'>>,
  ): Promise<void> {
    await tx.updateTable('payments').set(changes).where('id', '=', id).execute();
  },

  /** False if the webhook was received before. */
  async isNewNotice(tx: Tx, provider: string, eventId: string, at: Date): Promise<boolean> {
    const inserted = await tx
      .insertInto('payment_notices')
      .values({ provider, event_id: eventId, received_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  async forgetNotices(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('payment_notices').where('received_at', '<', before).execute();
  },

  /** Landlord's account at the provider, and our share of a payment; null if payments are not split. */
  async findSplit(
    db: Queryable,
    bookingId: number,
  ): Promise<{ account: string; commissionPerMille: number } | null> {
    const row = await db
      .selectFrom('booking_terms')
      .innerJoin('landlords', 'landlords.id', 'booking_terms.landlord_id')
      .select(['provider_account', 'booking_terms.commission_per_mille'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
    if (!row?.provider_account) return null;
    return { account: row.provider_account, commissionPerMille: row.commission_per_mille };
  },
};
