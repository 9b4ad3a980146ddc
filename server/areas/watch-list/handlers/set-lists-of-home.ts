import type { setListsOfHome } from '../../../../contract/watch-list/set-lists-of-home.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OwnLists } from '../lists/own-lists.ts';

export function setListsOfHomeHandler({
  ownLists,
}: {
  ownLists: Pick<OwnLists, 'setListsOfHome'>;
}): Handler<typeof setListsOfHome> {
  return async ({ objectNumber, listIDs, languageCode: language }, { uid, host }) =>
    uid === null
      ? { ok: false, type: 'home-not-saved', data: null }
      : ownLists.setListsOfHome(uid, objectNumber, listIDs, { language, host });
}
