import type { listContentReviews } from '../../../../contract/content/list-content-reviews.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Database } from '../../../platform/database.ts';
import { workingBody } from '../change-unit.ts';
import { editingStore } from '../editing-store.ts';
import { needsApproval } from '../reviews/needs-approval.ts';
import { presentReviews } from '../reviews/reviews.ts';
import { reviewsStore } from '../reviews/reviews-store.ts';
import { textDigest } from '../rules/text-digest.ts';

export function listContentReviewsHandler({ db }: { db: Database }): Handler<typeof listContentReviews> {
  return async ({ contentID, page }, { user }) => {
    const unit = contentID === undefined ? null : await editingStore.unit(db, { contentId: contentID });
    const [rows, reviewers, rules] = await Promise.all([
      reviewsStore.list(db, { contentId: contentID ?? null, page: page ?? null }),
      reviewsStore.reviewers(db),
      reviewsStore.rules(db),
    ]);
    const reviews = await presentReviews(db, rows, user.uid);
    const isBound = unit !== null && !user.permissions.has('content.publish');
    return {
      ok: true,
      data: {
        reviews,
        waiting: reviews.filter(({ isWaiting }) => isWaiting).length,
        reviewers: reviewers.flatMap(({ uid, number, name }) => (uid === user.uid ? [] : [{ number, name }])),
        kinds: rules.kinds,
        kindsSet: rules.setBy === '' ? null : { by: rules.setBy, at: rules.setAt.toISOString() },
        needsApproval: isBound && (await needsApproval(db, unit.page)),
        isApproved:
          unit !== null &&
          (await reviewsStore.isApproved(db, unit.contentId, textDigest(await workingBody(db, unit)))),
      },
    };
  };
}
