import type { acceptHomeFeedRun } from '../../../../contract/home-feeds/accept-home-feed-run.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForRun, onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function acceptHomeFeedRunHandler(deps: HomeFeedsDeps): Handler<typeof acceptHomeFeedRun> {
  return ({ feedID, runAt }, { user }) =>
    onOwnHomeFeed(deps, user.uid, feedID, async (tx, feed) => {
      const isSeen = feed.lastRunAt?.getTime() === Date.parse(runAt) && feed.runKey === null;
      const isOpen =
        feed.state === 'trial' ? feed.problem === null && feed.report !== null : feed.problem === 'vanishing';
      if (!isSeen || !isOpen) return { ok: false, type: 'home-feed-run-changed', data: null } as const;
      const now = deps.clock.now();
      if (feed.state === 'trial') await homeFeedsStore.setState(tx, feedID, 'active', now);
      return askForRun(tx, feedID, now, true);
    });
}
