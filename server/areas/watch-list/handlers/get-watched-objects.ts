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
    const ownList = uid === null ? null : await watchList.own(uid);
    const sharedList = watchListUID === '' ? null : await watchList.shared(watchListUID);
    const watchedObjects = [...(ownList?.watched ?? []), ...(sharedList ?? [])];
    return {
      ok: true,
      data: {
        uid: uid ?? '',
        sharedWatchListUserUID: sharedList ? watchListUID : '',
        userWatchList: (ownList?.watched ?? []).map(withStoredNames),
        sharedWatchList: (sharedList ?? []).map(withStoredNames),
        watchListUID: ownList?.watchListUID ?? '',
        homes: languageCode === undefined ? [] : await watchList.homes(watchedObjects, languageCode),
      },
    };
  };
}
