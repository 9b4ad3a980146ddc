import { sql } from 'kysely';
import type { PlainDate } from '../../../domain/stay.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Tx } from '../../platform/database.ts';

/** Takes one use off; false when none is left: the condition and the change are one statement. */
export async function redeemBonus(tx: Tx, code: string, today: PlainDate): Promise<boolean> {
  const result = await tx
    .updateTable('bonus_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .where('valid_until', '>=', today)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives one use back, for another booking. */
export async function releaseBonus(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable('bonus_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

/** A code that was redeemed in time stays part of its booking when that is priced anew. */
export async function extendBonus(tx: Tx, code: string, today: PlainDate): Promise<void> {
  await tx
    .updateTable('bonus_codes')
    .set({ valid_until: sql<string>`greatest(valid_until, ${today}::date)` })
    .where('code', '=', code)
    .execute();
}

export async function insertBonusCodes(tx: Tx, codes: readonly Row[]): Promise<void> {
  await insertRows(tx, 'bonus_codes', codes);
}
