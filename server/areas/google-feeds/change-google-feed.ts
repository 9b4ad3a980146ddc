import type { googleFeedActions } from '../../../contract/google-feeds/google-feed.ts';
import { newNonce } from '../../platform/signed-links.ts';
import type { Tx } from '../../platform/database.ts';
import { googleFeedsStore, type FeedOwner } from './google-feeds-store.ts';

/** A feed that is on keeps its address when it is switched on again; one that was ended never comes back. */
export async function changeGoogleFeed(
  tx: Tx,
  owner: FeedOwner,
  action: (typeof googleFeedActions)[number],
  at: Date,
): Promise<void> {
  if (action !== 'on') await googleFeedsStore.delete(tx, owner);
  if (action !== 'off') await googleFeedsStore.insert(tx, owner, newNonce(), at);
}
