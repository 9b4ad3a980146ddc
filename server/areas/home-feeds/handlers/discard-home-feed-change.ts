import type { discardHomeFeedChange } from '../../../../contract/home-feeds/discard-home-feed-change.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function discardHomeFeedChangeHandler(deps: HomeFeedsDeps): Handler<typeof discardHomeFeedChange> {
  return ({ feedID }, { user }) =>
    onOwnHomeFeed<never>(deps, user.uid, feedID, async (tx, feed) => {
      if (feed.acceptedTerms !== null)
        await homeFeedsStore.restoreTerms(tx, feedID, feed.acceptedTerms, deps.clock.now());
    });
}
