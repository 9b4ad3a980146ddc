import type { acceptHomeFeedRun } from '../../../../contract/home-feeds/accept-home-feed-run.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestRun, onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore, isHeld } from '../home-feeds-store.ts';

export function acceptHomeFeedRunHandler(deps: HomeFeedsDeps): Handler<typeof acceptHomeFeedRun> {
  return ({ feedID, runAt }, { user }) =>
    onOwnHomeFeed(deps, user.uid, feedID, async (tx, feed) => {
      const now = deps.clock.now();
      const isSeen = feed.lastRunAt?.getTime() === Date.parse(runAt) && !isHeld(feed, now);
      const isOpen =
        feed.state === 'trial' ? feed.problem === null && feed.report !== null : feed.problem === 'vanishing';
      if (!isSeen || !isOpen) return { ok: false, type: 'home-feed-run-changed', data: null } as const;
      if (feed.state === 'trial') await homeFeedsStore.accept(tx, feedID, now);
      return requestRun(tx, feedID, now, true);
    });
}
