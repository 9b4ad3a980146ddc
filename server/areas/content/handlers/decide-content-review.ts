import type { decideContentReview } from '../../../../contract/content/decide-content-review.ts';
import type { Handler } from '../../../http/handler.ts';
import { decideReview, type ReviewsDeps } from '../reviews/reviews.ts';

export function decideContentReviewHandler({
  findPersonName,
  ...deps
}: ReviewsDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof decideContentReview> {
  return async ({ reviewID, decision, reason }, { user }) =>
    decideReview(
      deps,
      { uid: user.uid, name: await findPersonName(user.uid) },
      { reviewId: reviewID, decision, reason },
    );
}
