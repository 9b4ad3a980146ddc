import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import editors from '../editors/editors.module.css';
import type { ContentRow } from '../editors/pages-of.ts';
import admin from '../parts/admin.module.css';
import { ReviewLine } from '../reviews/review-line.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { Section } from './section.tsx';

/** Lists texts that the viewer has to approve, and the viewer's own texts that wait for others. */
export function ReviewsCard({ rows }: { rows: readonly ContentRow[] }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { answer } = useCall('listContentReviews', {});
  const open = (answer?.reviews ?? []).filter(({ state }) => state === 'open');
  const shown = [...open.filter(({ isWaiting }) => isWaiting), ...open.filter(({ isOwn }) => isOwn)];
  return (
    <Section name="reviews">
      {answer && (
        <p className={answer.waiting > 0 ? admin.strong : admin.soft}>
          {answer.waiting === 0
            ? t(shown.length > 0 ? 'desk.reviews.onlyOwn' : 'desk.reviews.nothing')
            : t('desk.reviews.count', { count: answer.waiting })}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={editors.list}>
          {shown.map((review) => (
            <ReviewLine key={review.reviewID} review={review} rows={rows} />
          ))}
        </ul>
      )}
      <p>
        <Link className={admin.back} to={buildPath('AdminReviews')}>
          {t('desk.desk.toReviews')}
        </Link>
      </p>
    </Section>
  );
}
