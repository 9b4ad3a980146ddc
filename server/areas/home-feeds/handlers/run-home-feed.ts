import type { runHomeFeed } from '../../../../contract/home-feeds/run-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestRun, onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';

export function runHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof runHomeFeed> {
  return ({ feedID }, { user }) =>
    onOwnHomeFeed<never>(deps, user.uid, feedID, (tx) => requestRun(tx, feedID, deps.clock.now()));
}
