import type { removeSavedList } from '../../../../contract/watch-list/remove-saved-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OwnLists } from '../lists/own-lists.ts';

export function removeSavedListHandler({
  ownLists,
}: {
  ownLists: Pick<OwnLists, 'remove'>;
}): Handler<typeof removeSavedList> {
  return async ({ listID, undo }, { uid }) =>
    uid === null ? { ok: false, type: 'list-not-found', data: null } : ownLists.remove(uid, listID, undo);
}
