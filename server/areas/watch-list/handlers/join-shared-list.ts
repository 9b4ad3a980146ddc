import type { joinSharedList } from '../../../../contract/watch-list/join-shared-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

export function joinSharedListHandler({
  sharedLists,
  accounts,
}: {
  sharedLists: Pick<SharedLists, 'join'>;
  accounts: Pick<Accounts, 'newUid'>;
}): Handler<typeof joinSharedList> {
  return async ({ name, ...link }, call) => {
    const uid = call.uid ?? accounts.newUid();
    const outcome = await sharedLists.join(link, uid, name);
    if (outcome.ok) call.keepUid(uid);
    return outcome;
  };
}
