import type { removeHomeFeed } from '../../../../contract/home-feeds/remove-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function removeHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof removeHomeFeed> {
  return ({ feedID }, { user }) =>
    onOwnHomeFeed<never>(deps, user.uid, feedID, (tx) => homeFeedsStore.delete(tx, feedID));
}
