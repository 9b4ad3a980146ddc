import type { askContentReview } from '../../../../contract/content/ask-content-review.ts';
import type { Handler } from '../../../http/handler.ts';
import { askReview, type ReviewsDeps } from '../reviews/reviews.ts';

export function askContentReviewHandler({
  findPersonName,
  ...deps
}: ReviewsDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof askContentReview> {
  return async ({ contentID, lockToken, reviewer, message }, { user }) =>
    askReview(
      deps,
      { uid: user.uid, name: await findPersonName(user.uid) },
      { contentId: contentID, lockToken, reviewer, message },
    );
}
