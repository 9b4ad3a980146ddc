import type { setWatchedObject } from '../../../../contract/watch-list/set-watched-object.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { withStoredNames } from '../rules/watched-object.ts';
import type { WatchList } from '../watch-list-context.ts';

/** Changes the caller's own list only: a shared list's id does not permit writing. */
export function setWatchedObjectHandler({
  watchList,
  accounts,
}: {
  watchList: Pick<WatchList, 'add' | 'delete'>;
  accounts: Pick<Accounts, 'newUid'>;
}): Handler<typeof setWatchedObject> {
  return async ({ action, ...input }, call) => {
    const uid = call.uid ?? accounts.newUid();
    const outcome =
      action === 'add' ? await watchList.add(uid, input) : await watchList.delete(uid, input.objectNumber);
    if (!outcome.ok) return { ok: false, type: outcome.type, data: null };
    const { watched, watchListUID } = outcome.list;
    // Removing a home without having a list must not set a cookie.
    if (watchListUID !== '') call.keepUid(uid);
    return { ok: true, data: { uid, watchListUID, userWatchList: watched.map(withStoredNames) } };
  };
}
