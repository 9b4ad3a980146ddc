import { sql, type Insertable } from 'kysely';
import type { Landlords } from '../../../database/types.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Tx } from '../../platform/database.ts';

/** Keeps a landlord as their feed names them, and answers their number. */
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

/** Inserts landlords with numbers of their own, into a catalogue that is being built; those to come follow them. */
export async function insertLandlords(tx: Tx, landlords: readonly Row[]): Promise<void> {
  await insertRows(tx, 'landlords', landlords);
  await sql`select setval('landlord_numbers', (select max(id) from landlords))`.execute(tx);
}

/** Inserts agencies, who let homes of several landlords in their own name. */
export async function insertAgencies(tx: Tx, agencies: readonly Row[]): Promise<void> {
  await insertRows(tx, 'agencies', agencies);
}
