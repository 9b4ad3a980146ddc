import type { withdrawContentReview } from '../../../../contract/content/withdraw-content-review.ts';
import type { Handler } from '../../../http/handler.ts';
import { withdrawReview, type ReviewsDeps } from '../reviews/reviews.ts';

export function withdrawContentReviewHandler({
  findPersonName,
  ...deps
}: ReviewsDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof withdrawContentReview> {
  return async ({ reviewID }, { user }) =>
    withdrawReview(deps, { uid: user.uid, name: await findPersonName(user.uid) }, reviewID);
}
