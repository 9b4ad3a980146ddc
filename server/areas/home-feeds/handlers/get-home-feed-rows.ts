import type { getHomeFeedRows } from '../../../../contract/home-feeds/get-home-feed-rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { feedNotFound } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function getHomeFeedRowsHandler(deps: HomeFeedsDeps): Handler<typeof getHomeFeedRows> {
  return async ({ feedID }, { user }) => {
    const rows = await homeFeedsStore.rowsOf(deps.connection.db, user.uid, feedID);
    return rows ? { ok: true, data: { rows } } : feedNotFound;
  };
}
