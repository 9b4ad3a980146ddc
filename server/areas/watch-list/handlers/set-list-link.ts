import type { setListLink } from '../../../../contract/watch-list/set-list-link.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OwnLists } from '../lists/own-lists.ts';

export function setListLinkHandler({
  ownLists,
}: {
  ownLists: Pick<OwnLists, 'setLink'>;
}): Handler<typeof setListLink> {
  return async ({ listID, linkMode, tellsOwner, languageCode: language }, { uid, host }) =>
    uid === null
      ? { ok: false, type: 'list-not-found', data: null }
      : ownLists.setLink(uid, { listID, linkMode, tellsOwner }, { language, host });
}
