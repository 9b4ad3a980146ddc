import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ContentReview } from '../../../contract/content/content-review.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { ReviewView } from '../../features/content-editor/review/review-view.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import { buildRows, type ContentRow } from '../editors/pages-of.ts';
import { Failed, ContentLoader } from '../editors/content-loader.tsx';
import { Waiting } from '../parts/gate.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { ReviewLine, reviewTitle } from './review-line.tsx';
import { ReviewRules } from './review-rules.tsx';

type ReviewList = ResponseOf<Api['listContentReviews']>;

/** Lists texts that wait for an approval, those that the viewer has to approve first. */
export function Reviews(): ReactNode {
  const { t, language } = useTexts();
  const [params] = useSearchParams();
  const { answer, failure, retry } = useCall('listContentReviews', {});
  const reviewID = Number(params.get('review') ?? '0');
  return (
    <ContentLoader>
      {({ units }) => {
        const rows = buildRows(units, language, (name) => t(`desk.menus.${name}`));
        if (failure) return <Failed onRetry={retry} />;
        if (!answer) return <Waiting />;
        if (Number.isInteger(reviewID) && reviewID > 0)
          return (
            <OneReview key={reviewID} reviewID={reviewID} listed={answer} rows={rows} onChanged={retry} />
          );
        return <Lists listed={answer} rows={rows} onChanged={retry} />;
      }}
    </ContentLoader>
  );
}

function Lists({
  listed,
  rows,
  onChanged,
}: {
  listed: ReviewList;
  rows: readonly ContentRow[];
  onChanged: () => void;
}): ReactNode {
  const { t } = useTexts();
  const isOpen = ({ state }: ContentReview): boolean => state === 'open';
  const groups = {
    waiting: listed.reviews.filter(({ isWaiting }) => isWaiting),
    own: listed.reviews.filter((review) => isOpen(review) && review.isOwn),
    others: listed.reviews.filter((review) => isOpen(review) && !review.isOwn && !review.isWaiting),
    decided: listed.reviews.filter((review) => !isOpen(review)),
  };
  return (
    <>
      {(Object.keys(groups) as (keyof typeof groups)[]).map(
        (group) =>
          (group === 'waiting' || groups[group].length > 0) && (
            <Card key={group} className={admin.stack} data-testid={`reviews-${group}`}>
              <h2 className={admin.title}>{t(`desk.reviews.${group}`)}</h2>
              {groups[group].length === 0 && <p className={admin.soft}>{t('desk.reviews.none')}</p>}
              <ul className={editors.list}>
                {groups[group].map((review) => (
                  <ReviewLine key={review.reviewID} review={review} rows={rows} />
                ))}
              </ul>
            </Card>
          ),
      )}
      <ReviewRules listed={listed} onChanged={onChanged} />
    </>
  );
}

function OneReview({
  reviewID,
  listed,
  rows,
  onChanged,
}: {
  reviewID: number;
  listed: ReviewList;
  rows: readonly ContentRow[];
  onChanged: () => void;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const review = listed.reviews.find((one) => one.reviewID === reviewID);
  const row =
    review &&
    rows.find(({ page, containerKey }) => page === review.page && containerKey === review.containerKey);
  return (
    <>
      <p>
        <Link className={admin.back} to={buildPath('AdminReviews')}>
          {t('desk.reviews.toAll')}
        </Link>
      </p>
      <Card className={admin.stack}>
        {review && (
          <header>
            <h2 className={admin.title}>{reviewTitle(review, rows)}</h2>
            <p className={admin.soft}>
              {t(`desk.language.${review.language}`)}
              {row && (
                <>
                  {' · '}
                  <EditLink row={row} language={review.language}>
                    {t('desk.reviews.toText')}
                  </EditLink>
                </>
              )}
            </p>
          </header>
        )}
        <ReviewView reviewID={reviewID} onChanged={onChanged} />
      </Card>
    </>
  );
}
