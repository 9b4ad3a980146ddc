import { sql, type Insertable } from 'kysely';
import type { Landlords } from '../../../database/types.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Tx } from '../../platform/database.ts';

/** Inserts a landlord under the next free number, which is the answer. */
export async function insertLandlord(tx: Tx, landlord: Omit<Insertable<Landlords>, 'id'>): Promise<number> {
  // The number is the highest one plus one: until the commit nobody else may give it.
  await sql`lock table landlords in share row exclusive mode`.execute(tx);
  const { id } = await tx
    .insertInto('landlords')
    .values(({ selectFrom }) => ({
      ...landlord,
      id: selectFrom('landlords').select(sql<number>`coalesce(max(id), 0) + 1`.as('id')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts landlords with numbers of their own, into a catalogue that is being built. */
export async function insertLandlords(tx: Tx, landlords: readonly Row[]): Promise<void> {
  await insertRows(tx, 'landlords', landlords);
}

/** Inserts agencies, who let homes of several landlords in their own name. */
export async function insertAgencies(tx: Tx, agencies: readonly Row[]): Promise<void> {
  await insertRows(tx, 'agencies', agencies);
}
