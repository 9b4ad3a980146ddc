import type { getLastSeenObjects } from '../../../../contract/watch-list/last-seen-objects.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list-context.ts';

export function getLastSeenObjectsHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'lastSeen'>;
}): Handler<typeof getLastSeenObjects> {
  return async (_input, call) => {
    const uid = call.rendering ? null : call.uid;
    const lastSeenObjects = uid === null ? [] : await watchList.lastSeen(uid);
    return { ok: true, data: { uid: uid ?? '', lastSeenObjects } };
  };
}
