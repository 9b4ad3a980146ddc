import type { getWatchedObjects } from '../../../../contract/watch-list/get-watched-objects.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list.ts';

export function getWatchedObjectsHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'own' | 'shared'>;
}): Handler<typeof getWatchedObjects> {
  return async ({ watchListUID }, call) => {
    const uid = call.rendering ? null : call.uid;
    const own = uid === null ? null : await watchList.own(uid);
    const shared = watchListUID === '' ? null : await watchList.shared(watchListUID);
    return {
      ok: true,
      data: {
        uid: uid ?? '',
        sharedWatchListUserUID: shared ? watchListUID : '',
        userWatchList: own?.watched ?? [],
        sharedWatchList: shared ?? [],
        watchListUID: own?.watchListUID ?? '',
      },
    };
  };
}
