import type { ReactNode } from 'react';
import type { ContentReview } from '../../../contract/content/content-review.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { ReviewState } from '../../features/content-editor/review/review-facts.tsx';
import editors from '../editors/editors.module.css';
import type { ContentRow } from '../editors/pages-of.ts';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';

/** Returns the title of the text under review, or else that of its page. */
export function reviewTitle({ title, page }: ContentReview, rows: readonly ContentRow[]): string {
  return title === '' ? (rows.find((row) => row.page === page)?.title ?? page) : title;
}

/** A review in a list: its text, its subject, who asked and who was asked. */
export function ReviewLine({
  review,
  rows,
}: {
  review: ContentReview;
  rows: readonly ContentRow[];
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { reviewID, language, message, askedBy, askedOf, askedAt } = review;
  return (
    <li className={editors.line}>
      <Link className={editors.entry} to={`${buildPath('AdminReviews')}?review=${reviewID}`}>
        {reviewTitle(review, rows)}
      </Link>
      <p>{message}</p>
      <p className={admin.soft}>
        <ReviewState review={review} />{' '}
        {[
          t(`desk.language.${language}`),
          t('desk.reviews.from', { name: askedBy, reviewer: askedOf ?? t('desk.reviews.everybody') }),
          format.moment(askedAt),
        ].join(' · ')}
      </p>
    </li>
  );
}
