import { sql } from 'kysely';
import type { CommissionTerms } from '../../../domain/landlord-commission.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface CommissionRow {
  id: number;
  validFrom: PlainDate;
  perMille: number;
  before: number;
  setBy: string | null;
  setAt: Date;
  replacedAt: Date | null;
}

export interface LandlordCommissionRow {
  id: number;
  name: string;
  email: string;
  language: string;
  isReachable: boolean;
  first: number;
  /** All changes, earliest first, including replaced ones. */
  rows: CommissionRow[];
}

const landlordColumns = [
  'id',
  'name',
  'email',
  'language',
  'is_reachable as isReachable',
  'commission_per_mille as first',
] as const;

export const commissionStore = {
  /** Returns landlords with their commissions, by number. */
  async find(db: Queryable, ids: readonly number[]): Promise<LandlordCommissionRow[]> {
    if (ids.length === 0) return [];
    const landlords = await db
      .selectFrom('landlords')
      .select(landlordColumns)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const terms = await db
      .selectFrom('landlord_commission_terms')
      .select(['id', 'landlord_id', 'valid_from as validFrom', 'per_mille as perMille'])
      .select([
        'per_mille_before as before',
        'set_by as setBy',
        'set_at as setAt',
        'replaced_at as replacedAt',
      ])
      .where('landlord_id', 'in', ids)
      .orderBy('valid_from')
      .orderBy('id')
      .execute();
    return landlords.map((landlord) => ({
      ...landlord,
      rows: terms
        .filter(({ landlord_id }) => landlord_id === landlord.id)
        .map(({ landlord_id: _, ...row }) => row),
    }));
  },

  /** Reads one landlord and locks the row against other changes of the commission; null if there is no such landlord. */
  async lock(tx: Tx, id: number): Promise<LandlordCommissionRow | null> {
    await sql`select 1 from landlords where id = ${id} for update`.execute(tx);
    return (await commissionStore.find(tx, [id]))[0] ?? null;
  },

  /** Adds a change that replaces those planned for its first day or later, and returns its id. */
  async insert(
    tx: Tx,
    change: {
      landlordId: number;
      validFrom: PlainDate;
      perMille: number;
      before: number;
      setBy: string;
      setAt: Date;
    },
  ): Promise<number> {
    await tx
      .updateTable('landlord_commission_terms')
      .set({ replaced_at: change.setAt })
      .where('landlord_id', '=', change.landlordId)
      .where('valid_from', '>=', change.validFrom)
      .where('replaced_at', 'is', null)
      .execute();
    const { id } = await tx
      .insertInto('landlord_commission_terms')
      .values({
        landlord_id: change.landlordId,
        valid_from: change.validFrom,
        per_mille: change.perMille,
        per_mille_before: change.before,
        set_by: change.setBy,
        set_at: change.setAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async findLandlord(db: Queryable, termsId: number): Promise<number | null> {
    const row = await db
      .selectFrom('landlord_commission_terms')
      .select('landlord_id')
      .where('id', '=', termsId)
      .executeTakeFirst();
    return row?.landlord_id ?? null;
  },

  /** Addresses of the accounts that act for the landlord. */
  async accountEmails(db: Queryable, landlordId: number): Promise<string[]> {
    const rows = await db
      .selectFrom('account_businesses')
      .innerJoin('accounts', 'accounts.uid', 'account_businesses.uid')
      .select('accounts.email')
      .where('kind', '=', 'landlord')
      .where('subject', '=', landlordId)
      .where('suspended_at', 'is', null)
      .orderBy('accounts.uid')
      .execute();
    return rows.map(({ email }) => email);
  },
};

/** The changes that apply now or later. */
export const termsOfRow = ({
  first,
  rows,
}: Pick<LandlordCommissionRow, 'first' | 'rows'>): CommissionTerms => ({
  first,
  changes: rows.filter(({ replacedAt }) => replacedAt === null),
});
