import { upsertLandlordOfSource } from '../server/areas/landlords/landlords-store.ts';
import type { Tx } from '../server/platform/database.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';

/** Landlord of homes whose landlord is unknown. They are shown but cannot be booked. */
const unknownKey = 'unknown';

/** Returns true if the provider has a mail address for guests and bookings. */
export const isReachable = (provider: FeedProvider | undefined): boolean => provider?.mail !== undefined;

export async function ensureProvider(
  tx: Tx,
  source: string,
  provider: FeedProvider | undefined,
): Promise<number> {
  const key = (provider?.mail ?? provider?.name)?.toLowerCase() ?? unknownKey;
  return upsertLandlordOfSource(tx, {
    source,
    source_key: key,
    name: provider?.name ?? '',
    email: provider?.mail ?? '',
    phone: provider?.phone ?? null,
    language: provider?.language ?? 'en',
    is_trader: provider?.trader ?? true,
    address: provider?.address ? JSON.stringify(provider.address) : null,
    is_reachable: isReachable(provider),
    ...(provider?.vatId && { vat_id: provider.vatId }),
  });
}
