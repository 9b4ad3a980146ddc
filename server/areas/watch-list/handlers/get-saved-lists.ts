import type { getSavedLists } from '../../../../contract/watch-list/get-saved-lists.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OwnLists } from '../lists/own-lists.ts';

export function getSavedListsHandler({
  ownLists,
}: {
  ownLists: Pick<OwnLists, 'read'>;
}): Handler<typeof getSavedLists> {
  return async (_input, call) => {
    const uid = call.rendering ? '' : (call.uid ?? '');
    return { ok: true, data: await ownLists.read(uid) };
  };
}
