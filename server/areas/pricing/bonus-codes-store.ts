import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Tx } from '../../platform/database.ts';

/** Guests are identified by their normalized email address. */
const guestHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/**
 * Decrements the uses; returns false if none is left or the guest has reached the campaign's limit. Check and change
 * are one statement, and guests of one campaign wait for each other.
 */
export async function redeemBonus(
  tx: Tx,
  code: string,
  { today, email }: { today: PlainDate; email: string },
): Promise<boolean> {
  const campaign = await tx
    .selectFrom('bonus_campaigns')
    .innerJoin('bonus_codes', 'campaign_id', 'bonus_campaigns.id')
    .select(['bonus_campaigns.id', 'per_guest', 'is_paused', 'valid_from'])
    .where('code', '=', code)
    .forUpdate('bonus_campaigns')
    .executeTakeFirst();
  if (campaign && (campaign.is_paused || campaign.valid_from > today)) return false;
  const guest = guestHash(email);
  if (campaign?.per_guest != null && (await countUses(tx, campaign.id, guest)) >= campaign.per_guest) {
    return false;
  }
  const result = await tx
    .updateTable('bonus_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .where('valid_until', '>=', today)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  if (campaign) {
    await tx.insertInto('bonus_uses').values({ campaign_id: campaign.id, code, guest_hash: guest }).execute();
  }
  return true;
}

async function countUses(tx: Tx, campaignId: number, guest: string): Promise<number> {
  const { count } = await tx
    .selectFrom('bonus_uses')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('campaign_id', '=', campaignId)
    .where('guest_hash', '=', guest)
    .executeTakeFirstOrThrow();
  return count;
}

export async function releaseBonus(tx: Tx, code: string, email: string): Promise<void> {
  await tx
    .updateTable('bonus_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '+', 1) }))
    .where('code', '=', code)
    .execute();
  await tx
    .deleteFrom('bonus_uses')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('bonus_uses')
        .select('id')
        .where('code', '=', code)
        .where('guest_hash', '=', guestHash(email))
        .orderBy('id')
        .limit(1),
    )
    .execute();
}

/** A code redeemed in time stays valid when its booking is priced again. */
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

export async function changeBonusCodes(
  tx: Tx,
  campaignId: number,
  terms: { amount_cents: Cents; minimum_cents: Cents; valid_until: PlainDate },
): Promise<void> {
  await tx.updateTable('bonus_codes').set(terms).where('campaign_id', '=', campaignId).execute();
}
