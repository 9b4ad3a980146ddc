import type { getHomeFeeds } from '../../../../contract/home-feeds/get-home-feeds.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentHomeFeeds } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';

export function getHomeFeedsHandler(deps: HomeFeedsDeps): Handler<typeof getHomeFeeds> {
  return (_input, { user }) => presentHomeFeeds(deps, user.uid);
}
