import type { getWatchedObjects } from '../../../../contract/watch-list/get-watched-objects.ts';
import type { Handler } from '../../../http/handler.ts';
import { withStoredNames } from '../rules/watched-object.ts';
import type { WatchList } from '../watch-list-context.ts';

export function getWatchedObjectsHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'own' | 'shared' | 'homes'>;
}): Handler<typeof getWatchedObjects> {
  return async ({ watchListUID, languageCode }, call) => {
    const uid = call.rendering ? null : call.uid;
    const own = uid === null ? null : await watchList.own(uid);
    const shared = watchListUID === '' ? null : await watchList.shared(watchListUID);
    const watched = [...(own?.watched ?? []), ...(shared ?? [])];
    return {
      ok: true,
      data: {
        uid: uid ?? '',
        sharedWatchListUserUID: shared ? watchListUID : '',
        userWatchList: (own?.watched ?? []).map(withStoredNames),
        sharedWatchList: (shared ?? []).map(withStoredNames),
        watchListUID: own?.watchListUID ?? '',
        homes: languageCode === undefined ? [] : await watchList.homes(watched, languageCode),
      },
    };
  };
}
