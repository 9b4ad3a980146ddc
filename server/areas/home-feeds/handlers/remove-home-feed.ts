import type { removeHomeFeed } from '../../../../contract/home-feeds/remove-home-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { onOwnHomeFeed } from '../change-home-feeds.ts';
import type { HomeFeedsDeps } from '../home-feeds-context.ts';
import { homeFeedsStore } from '../home-feeds-store.ts';

export function removeHomeFeedHandler(deps: HomeFeedsDeps): Handler<typeof removeHomeFeed> {
  return async ({ feedID }, { user }) => {
    let file: string | null = null;
    const answer = await onOwnHomeFeed<never>(deps, user.uid, feedID, async (tx, { fileKey }) => {
      file = fileKey;
      await homeFeedsStore.delete(tx, feedID);
    });
    if (file !== null) await deps.files.delete(file);
    return answer;
  };
}
