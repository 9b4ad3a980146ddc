import type { setLastSeenObject } from '../../../../contract/watch-list/last-seen-objects.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list-context.ts';

/** Stores a viewed home. It sets no cookie: the list is stored for a uid that the page already has. */
export function setLastSeenObjectHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'see'>;
}): Handler<typeof setLastSeenObject> {
  return async ({ objectData }, call) => {
    const lastSeenObjects = await watchList.see(call.rendering ? null : call.uid, objectData.objectNumber);
    if (!lastSeenObjects) return { ok: false, type: 'object-not-found', data: null };
    return { ok: true, data: { uid: call.uid ?? '', lastSeenObjects } };
  };
}
