import type { voteOnHome } from '../../../../contract/watch-list/vote-on-home.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

export function voteOnHomeHandler({
  sharedLists,
}: {
  sharedLists: Pick<SharedLists, 'vote'>;
}): Handler<typeof voteOnHome> {
  return ({ objectNumber, vote, ...link }, { uid }) => sharedLists.vote(link, uid, objectNumber, vote);
}
