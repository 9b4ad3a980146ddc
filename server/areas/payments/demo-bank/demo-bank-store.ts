import type { Language } from '../../../../domain/language.ts';
import type { Cents } from '../../../../domain/money.ts';
import type { DeclineReason } from '../../../../domain/payments.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface DemoCheckout {
  reference: string;
  idempotency_key: string;
  amount_cents: Cents;
  description: string;
  language: Language;
  success_url: string;
  cancel_url: string;
  notice_url: string;
  state: 'open' | 'challenge' | 'paid' | 'expired';
  card: string | null;
  decline_reason: DeclineReason | null;
  refunded_cents: Cents;
  expires_at: Date;
}

export const demoBankStore = {
  /** Returns the existing checkout if the key is known. */
  async openCheckout(
    db: Queryable,
    checkout: Omit<DemoCheckout, 'state' | 'card' | 'decline_reason' | 'refunded_cents'>,
  ): Promise<DemoCheckout> {
    await db
      .insertInto('demo_bank_checkouts')
      .values({ ...checkout, state: 'open' })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const query = db.selectFrom('demo_bank_checkouts').selectAll();
    const row = await query.where('idempotency_key', '=', checkout.idempotency_key).executeTakeFirstOrThrow();
    return row as DemoCheckout;
  },

  async find(db: Queryable, reference: string): Promise<DemoCheckout | null> {
    const query = db.selectFrom('demo_bank_checkouts').selectAll().where('reference', '=', reference);
    return ((await query.executeTakeFirst()) as DemoCheckout | undefined) ?? null;
  },

  async move(
    db: Queryable,
    reference: string,
    from: readonly DemoCheckout['state'][],
    changes: Partial<Pick<DemoCheckout, 'state' | 'card' | 'decline_reason'>>,
  ): Promise<boolean> {
    const result = await db
      .updateTable('demo_bank_checkouts')
      .set(changes)
      .where('reference', '=', reference)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async refundOfKey(db: Queryable, key: string): Promise<string | null> {
    const query = db.selectFrom('demo_bank_refunds').select('reference').where('idempotency_key', '=', key);
    return (await query.executeTakeFirst())?.reference ?? null;
  },

  /** Creates a refund once per key; returns null if more would be refunded than was paid. */
  async refund(
    tx: Tx,
    { reference, key, checkout, amount }: { reference: string; key: string; checkout: string; amount: Cents },
  ): Promise<string | null> {
    // A parallel call with the same key waits here and then finds the refund.
    await tx
      .selectFrom('demo_bank_checkouts')
      .select('reference')
      .where('reference', '=', checkout)
      .forUpdate()
      .execute();
    const existingRefund = await demoBankStore.refundOfKey(tx, key);
    if (existingRefund !== null) return existingRefund;
    const result = await tx
      .updateTable('demo_bank_checkouts')
      .set(({ eb }) => ({ refunded_cents: eb('refunded_cents', '+', amount) }))
      .where('reference', '=', checkout)
      .where('state', '=', 'paid')
      .where(({ eb }) => eb(eb('refunded_cents', '+', amount), '<=', eb.ref('amount_cents')))
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) return null;
    const row = { reference, idempotency_key: key, checkout, amount_cents: amount };
    await tx.insertInto('demo_bank_refunds').values(row).execute();
    return reference;
  },
};
