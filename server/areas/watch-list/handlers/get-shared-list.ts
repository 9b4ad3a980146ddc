import type { getSharedList } from '../../../../contract/watch-list/get-shared-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

/** Returns a shared list. While a page is rendered the visitor is unknown, so it contains what all readers see. */
export function getSharedListHandler({
  sharedLists,
}: {
  sharedLists: Pick<SharedLists, 'view'>;
}): Handler<typeof getSharedList> {
  return async (input, call) => {
    const data = await sharedLists.view(input, call.rendering ? null : call.uid);
    return data ? { ok: true, data } : { ok: false, type: 'list-not-found', data: null };
  };
}
