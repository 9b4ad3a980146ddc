import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface PartnerPayment {
  partner_id: number;
  month: string;
  paid_on: PlainDate;
  name: string;
}

export const partnerPaymentsStore = {
  /** Returns what is noted as paid, of all partners or of one. */
  async list(db: Queryable, partnerId: number | null): Promise<PartnerPayment[]> {
    const { rows } = await sql<PartnerPayment>`
      select partner_id, month, paid_on, name from (
        select distinct on (partner_id, month) partner_id, month, paid_on, name from partner_payment_acts
        where ${partnerId}::bigint is null or partner_id = ${partnerId}::bigint
        order by partner_id, month, act_id desc) as latest
      where paid_on is not null`.execute(db);
    return rows;
  },

  async insertAct(
    tx: Tx,
    {
      partnerId,
      amount,
      paidOn,
      at,
      ...act
    }: {
      partnerId: number;
      month: string;
      paidOn: PlainDate | null;
      amount: Cents;
      uid: string;
      name: string;
      at: Date;
    },
  ): Promise<void> {
    await tx
      .insertInto('partner_payment_acts')
      .values({ partner_id: partnerId, paid_on: paidOn, amount_cents: amount, acted_at: at, ...act })
      .execute();
  },
};
