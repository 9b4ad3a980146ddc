import { Suspense, useState, type ReactNode } from 'react';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';

const ReportRating = lazyPart(() => import('../../features/ratings/report-rating.tsx'), 'report-rating');

/** Reports an unfair rating to the office, by the same form as on the page of the home. */
export function ReportButton({ rating }: { rating: RatingResponse }): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        variant="quiet"
        aria-label={t('ratings.reportOf', { name: rating.travellerName })}
        onClick={() => setOpen(true)}
      >
        {t('ratings.report')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportRating
            ratingid={rating.ratingNumber}
            name={rating.travellerName}
            hasAnswer={false}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
