import { sql, type Insertable } from 'kysely';
import type { Landlords } from '../../../database/types.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export async function upsertLandlordOfSource(
  tx: Tx,
  landlord: Omit<Insertable<Landlords>, 'id'> & { source: string; source_key: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('landlords')
    .values(landlord)
    .onConflict((conflict) => conflict.columns(['source', 'source_key']).doUpdateSet(landlord))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts landlords of a new catalogue with given ids; later ones get higher ids. */
export async function insertLandlords(tx: Tx, landlords: readonly Row[]): Promise<void> {
  await insertRows(tx, 'landlords', landlords);
  await sql`select setval('landlord_numbers', (select max(id) from landlords))`.execute(tx);
}

export async function insertAgencies(tx: Tx, agencies: readonly Row[]): Promise<void> {
  await insertRows(tx, 'agencies', agencies);
}

interface RegisteredBusiness {
  name: string;
  email: string;
  phone: string;
  language: Language;
  isTrader: boolean;
  address: { street: string; zip: string; city: string; country: string };
  /** The house's commission on each stay, in thousandths; absent: the default. */
  commissionPerMille?: number | undefined;
}

export const landlordKeeper = {
  async insert(
    tx: Tx,
    { isTrader, address, commissionPerMille, ...landlord }: RegisteredBusiness,
  ): Promise<number> {
    const { id } = await tx
      .insertInto('landlords')
      .values({
        ...landlord,
        is_trader: isTrader,
        address: JSON.stringify(address),
        ...(commissionPerMille !== undefined && { commission_per_mille: commissionPerMille }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Returns the commission for bookings made today, in tenths of a percent; null for an unknown landlord. */
  async readCommission(db: Queryable, number: number, today: PlainDate): Promise<number | null> {
    const { rows } = await sql<{ commission: number | null }>`
      select commission_per_mille_on(${number}, ${today}::date) as commission`.execute(db);
    return rows[0]?.commission ?? null;
  },

  async has(db: Queryable, number: number): Promise<boolean> {
    const row = await db.selectFrom('landlords').select('id').where('id', '=', number).executeTakeFirst();
    return row !== undefined;
  },
};

export const agencyKeeper = {
  /** Inserts a landlord and returns the highest number plus one, under a lock against other inserts. */
  async insert(tx: Tx, { name, email, phone }: RegisteredBusiness): Promise<number> {
    await sql`lock table agencies in share row exclusive mode`.execute(tx);
    const { id } = await tx
      .insertInto('agencies')
      .values({
        id: sql<number>`(select coalesce(max(id), 0) + 1 from agencies)`,
        name,
        email,
        phone,
        is_trader: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async has(db: Queryable, number: number): Promise<boolean> {
    const row = await db.selectFrom('agencies').select('id').where('id', '=', number).executeTakeFirst();
    return row !== undefined;
  },

  async find(
    db: Queryable,
    number: number,
  ): Promise<{ name: string; email: string; phone: string | null; isTrader: boolean } | null> {
    const row = await db
      .selectFrom('agencies')
      .select(['name', 'email', 'phone', 'is_trader as isTrader'])
      .where('id', '=', number)
      .executeTakeFirst();
    return row ?? null;
  },
};

export async function actsForAgency(db: Queryable, uid: string): Promise<boolean> {
  const query = db.selectFrom('account_businesses').select('uid').where('uid', '=', uid);
  return (await query.where('kind', '=', 'agency').executeTakeFirst()) !== undefined;
}
