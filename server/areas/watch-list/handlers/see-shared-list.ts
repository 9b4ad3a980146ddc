import type { seeSharedList } from '../../../../contract/watch-list/see-shared-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

/** Records a visit. It sets no cookie, since visits of people without a name are not recorded. */
export function seeSharedListHandler({
  sharedLists,
}: {
  sharedLists: Pick<SharedLists, 'see'>;
}): Handler<typeof seeSharedList> {
  return async (input, { uid }) => {
    const isThere = await sharedLists.see(input, uid ?? '');
    return isThere
      ? { ok: true, data: { uid: uid ?? '' } }
      : { ok: false, type: 'list-not-found', data: null };
  };
}
