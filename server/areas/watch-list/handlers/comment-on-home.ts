import type { commentOnHome } from '../../../../contract/watch-list/comment-on-home.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

export function commentOnHomeHandler({
  sharedLists,
}: {
  sharedLists: Pick<SharedLists, 'comment'>;
}): Handler<typeof commentOnHome> {
  return ({ objectNumber, text, idempotencyKey, ...link }, { uid }) =>
    sharedLists.comment(link, uid, { objectNumber, text, idempotencyKey });
}
