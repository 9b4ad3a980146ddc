import { googleFeedsStore } from '../../server/areas/google-feeds/google-feeds-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import { newNonce } from '../../server/platform/signed-links.ts';

const hourMs = 3_600_000;

/** Gives Google the homes of the demo agency, which were read a few hours ago. */
export async function connectGoogle(tx: Tx, agency: number, now: Date): Promise<void> {
  const owner = { kind: 'agency', subject: agency } as const;
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  await googleFeedsStore.insert(tx, owner, newNonce(), hoursAgo(24 * 60));
  await googleFeedsStore.saveReading(tx, owner, 'homes', { at: hoursAgo(5), program: 'Google-HotelAds' });
  await googleFeedsStore.saveReading(tx, owner, 'prices', { at: hoursAgo(1), program: 'Google-HotelAds' });
}
