import type { pauseHomeFeed } from '../../../../contract/home-feeds/pause-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function pauseHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof pauseHomeFeed> {
  return ({ feedID, isPaused }, { user }) =>
    onOwnHomeFeed<never>(deps, user.uid, feedID, async (tx, { state, url }) => {
      // A trial and an uploaded file only run on request.
      if (state === 'trial' || url === null) return;
      await homeFeedsStore.setState(
        tx,
        feedID,
        isPaused ? 'paused' : 'active',
        isPaused ? null : deps.clock.now(),
      );
    });
}
