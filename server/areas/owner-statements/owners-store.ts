import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { OwnerTerms } from '../../../domain/owner-statement.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { moneyBusinesses } from '../booking/booking.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface OwnerRow {
  owner_id: number;
  agency_id: number;
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  email: string;
  language: string;
  iban: string | null;
  tax_number: string | null;
  removed_at: Date | null;
}

export interface TermsRow extends OwnerTerms {
  objectNumber: number;
  ownerId: number | null;
  fromDate: PlainDate;
}

/** The agencies for which a person acts or keeps the books. Every query about a person's owners must use it. */
const ownAgencies = (uid: string): RawBuilder<number> => sql<number>`(
  select subject from ${moneyBusinesses(uid)} as own where kind = 'agency')`;

export const ownersStore = {
  async agencies(db: Queryable, uid: string): Promise<{ id: number; name: string }[]> {
    const query = db.selectFrom('agencies').select(['id', 'name']).where('id', 'in', ownAgencies(uid));
    return query.orderBy('id').execute();
  },

  /** Returns the owners of all agencies for which a person acts. */
  async list(db: Queryable, uid: string): Promise<OwnerRow[]> {
    const query = db.selectFrom('home_owners').selectAll().where('agency_id', 'in', ownAgencies(uid));
    return query.where('removed_at', 'is', null).orderBy('name').orderBy('owner_id').execute();
  },

  /** Returns null for an owner of another agency. */
  async find(db: Queryable, uid: string, ownerId: number): Promise<OwnerRow | null> {
    const query = db.selectFrom('home_owners').selectAll().where('owner_id', '=', ownerId);
    return (await query.where('agency_id', 'in', ownAgencies(uid)).executeTakeFirst()) ?? null;
  },

  /** Locks the owner, so that their statements are made one after the other. */
  async lock(tx: Tx, uid: string, ownerId: number): Promise<OwnerRow | null> {
    const query = tx.selectFrom('home_owners').selectAll().where('owner_id', '=', ownerId);
    return (await query.where('agency_id', 'in', ownAgencies(uid)).forUpdate().executeTakeFirst()) ?? null;
  },

  async insert(tx: Tx, owner: Omit<OwnerRow, 'owner_id' | 'removed_at'>, at: Date): Promise<number> {
    const { owner_id } = await tx
      .insertInto('home_owners')
      .values({ ...owner, created_at: at })
      .returning('owner_id')
      .executeTakeFirstOrThrow();
    return owner_id;
  },

  async update(
    tx: Tx,
    ownerId: number,
    owner: Partial<Omit<OwnerRow, 'owner_id' | 'agency_id'>>,
  ): Promise<void> {
    await tx.updateTable('home_owners').set(owner).where('owner_id', '=', ownerId).execute();
  },

  async homes(
    db: Queryable,
    uid: string,
    language: Language,
  ): Promise<{ objectNumber: number; agencyId: number; title: string }[]> {
    const { rows } = await sql<{ objectNumber: number; agencyId: number; title: string }>`
      select h.object_number as "objectNumber", agency_id as "agencyId",
        ${homeTitle('h.object_number', language, 'german')} as title
      from homes h where agency_id in ${ownAgencies(uid)} and removed_at is null
      order by title, h.object_number limit 5000`.execute(db);
    return rows;
  },

  /** Returns the agency of a home. Null unless the account manages that agency. */
  async agencyOfHome(db: Queryable, uid: string, objectNumber: number): Promise<number | null> {
    const row = await db
      .selectFrom('homes')
      .select('agency_id')
      .where('object_number', '=', objectNumber)
      .where('agency_id', 'in', ownAgencies(uid))
      .executeTakeFirst();
    return row?.agency_id ?? null;
  },

  /** Returns all terms of the homes, latest first. */
  async terms(db: Queryable, objectNumbers: readonly number[]): Promise<TermsRow[]> {
    if (objectNumbers.length === 0) return [];
    const rows = await db
      .selectFrom('home_owner_terms')
      .select([
        'object_number as objectNumber',
        'owner_id as ownerId',
        'from_date as fromDate',
        'fee_per_mille as feePerMille',
        'fee_cents as feeCents',
        'vat_per_mille as vatPerMille',
        'keeps_extras as keepsExtras',
      ])
      .where('object_number', 'in', [...objectNumbers])
      .orderBy('from_date', 'desc')
      .execute();
    return rows;
  },

  /** Replaces terms of the same day. */
  async setTerms(tx: Tx, terms: TermsRow, by: string, at: Date): Promise<void> {
    const values = {
      owner_id: terms.ownerId,
      fee_per_mille: terms.feePerMille,
      fee_cents: terms.feeCents,
      vat_per_mille: terms.vatPerMille,
      keeps_extras: terms.keepsExtras,
      set_by: by,
      set_at: at,
    };
    await tx
      .insertInto('home_owner_terms')
      .values({ ...values, object_number: terms.objectNumber, from_date: terms.fromDate })
      .onConflict((conflict) => conflict.columns(['object_number', 'from_date']).doUpdateSet(values))
      .execute();
  },

  async countHomes(
    db: Queryable,
    ownerIds: readonly number[],
    today: PlainDate,
  ): Promise<Map<number, number>> {
    if (ownerIds.length === 0) return new Map();
    const { rows } = await sql<{ owner_id: number; homes: number }>`
      select owner_id, count(*)::int as homes from (
        select distinct on (object_number) object_number, owner_id from home_owner_terms
        where from_date <= ${today}::date or object_number not in (
          select object_number from home_owner_terms where from_date <= ${today}::date)
        order by object_number, from_date desc
      ) as current where owner_id in (${sql.join([...ownerIds])}) group by owner_id`.execute(db);
    return new Map(rows.map(({ owner_id, homes }) => [Number(owner_id), homes]));
  },

  /** Deletes owners who were removed and no longer have any statements or costs. */
  async forgetRemoved(tx: Tx): Promise<void> {
    await sql`delete from home_owners where removed_at is not null
      and not exists (select from owner_statements s where s.owner_id = home_owners.owner_id)
      and not exists (select from owner_costs c where c.owner_id = home_owners.owner_id)`.execute(tx);
  },
};
