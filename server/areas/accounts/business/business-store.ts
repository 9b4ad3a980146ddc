import type { BusinessKind } from '../../../../domain/roles.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface BusinessRow {
  kind: BusinessKind;
  subject: number;
  /** The number entered at the login; null if the person logs in by mail address only. */
  loginNumber: number | null;
}

/** Login forms for landlords (`retailer`) and for partners and agencies (`partner`). */
export type LoginForm = 'retailer' | 'partner';

const columns = ['kind', 'subject', 'login_number as loginNumber'] as const;

export const businessStore = {
  async listByAccount(db: Queryable, uid: string): Promise<BusinessRow[]> {
    const rows = await db
      .selectFrom('account_businesses')
      .select(columns)
      .where('uid', '=', uid)
      .orderBy('kind')
      .orderBy('subject')
      .execute();
    return rows as BusinessRow[];
  },

  async findUid(db: Queryable, form: LoginForm, number: number): Promise<string | null> {
    const row = await db
      .selectFrom('account_businesses')
      .select('uid')
      .where('login_number', '=', number)
      .where('kind', form === 'retailer' ? '=' : '<>', 'landlord')
      .executeTakeFirst();
    return row?.uid ?? null;
  },

  /** Finds the kind of business that logs in with this number through the form of partners and agencies; null if none. */
  async kindOfNumber(db: Queryable, number: number): Promise<BusinessKind | null> {
    const row = await db
      .selectFrom('account_businesses')
      .select('kind')
      .where('login_number', '=', number)
      .where('kind', '<>', 'landlord')
      .executeTakeFirst();
    return (row?.kind as BusinessKind | undefined) ?? null;
  },

  async insert(
    tx: Tx,
    uid: string,
    business: BusinessRow & { terms?: { version: string; at: Date } | null },
    at: Date,
  ): Promise<void> {
    await tx
      .insertInto('account_businesses')
      .values({
        uid,
        kind: business.kind,
        subject: business.subject,
        login_number: business.loginNumber,
        granted_at: at,
        accepted_terms: business.terms?.version ?? null,
        terms_accepted_at: business.terms?.at ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
