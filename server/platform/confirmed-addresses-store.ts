import type { Queryable, Tx } from './database.ts';

/** True when the owner of an address, given as its keyed hash, has ever opened a link that was mailed there. */
export async function isConfirmedAddress(db: Queryable, addressHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('confirmed_addresses')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the confirmation; repeating it only updates the time. */
export async function upsertConfirmedAddress(tx: Tx, addressHash: string, confirmedAt: Date): Promise<void> {
  await tx
    .insertInto('confirmed_addresses')
    .values({ address_hash: addressHash, confirmed_at: confirmedAt })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ confirmed_at: confirmedAt }))
    .execute();
}

/** Deletes addresses whose last confirmation is older. */
export async function deleteConfirmedBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('confirmed_addresses').where('confirmed_at', '<', before).execute();
}
