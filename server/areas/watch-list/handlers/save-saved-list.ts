import type { saveSavedList } from '../../../../contract/watch-list/save-saved-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { OwnLists } from '../lists/own-lists.ts';

export function saveSavedListHandler({
  ownLists,
  accounts,
}: {
  ownLists: Pick<OwnLists, 'save'>;
  accounts: Pick<Accounts, 'newUid'>;
}): Handler<typeof saveSavedList> {
  return async ({ listID, name, objectNumber, languageCode: language }, call) => {
    const uid = call.uid ?? accounts.newUid();
    const outcome = await ownLists.save(uid, { listID, name, objectNumber }, { language, host: call.host });
    if (outcome.ok) call.keepUid(uid);
    return outcome;
  };
}
