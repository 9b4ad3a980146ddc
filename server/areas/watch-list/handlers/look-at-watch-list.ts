import type { lookAtWatchList } from '../../../../contract/watch-list/look-at-watch-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list-context.ts';

/** Marks news as read. It sets no cookie, since a visitor without a list has no news. */
export function lookAtWatchListHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'look'>;
}): Handler<typeof lookAtWatchList> {
  return async (_input, { uid }) => {
    if (uid !== null) await watchList.look(uid);
    return { ok: true, data: { uid: uid ?? '' } };
  };
}
