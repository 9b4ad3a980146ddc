import type { getContentReview } from '../../../../contract/content/get-content-review.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Database } from '../../../platform/database.ts';
import { editingStore } from '../editing-store.ts';
import { presentComment } from '../reviews/comments.ts';
import { commentsStore } from '../reviews/comments-store.ts';
import { presentReviews } from '../reviews/reviews.ts';
import { reviewsStore } from '../reviews/reviews-store.ts';

export function getContentReviewHandler({ db }: { db: Database }): Handler<typeof getContentReview> {
  return async ({ reviewID }, { user }) => {
    const row = await reviewsStore.one(db, reviewID);
    if (!row) return { ok: false, type: 'review-not-found', data: null };
    const { contentId, publishedNumber } = row;
    const [reviews, body, published, comments] = await Promise.all([
      presentReviews(db, [row], user.uid),
      reviewsStore.body(db, reviewID),
      publishedNumber === null ? null : editingStore.body(db, contentId, publishedNumber),
      commentsStore.list(db, contentId),
    ]);
    return {
      ok: true,
      data: {
        review: reviews[0]!,
        containerContent: JSON.stringify(body),
        publishedContent: published === null ? null : JSON.stringify(published),
        comments: comments.map(presentComment),
      },
    };
  };
}
