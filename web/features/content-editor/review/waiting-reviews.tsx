import { useState, type ReactNode } from 'react';
import type { ContentReview } from '../../../../contract/content/content-review.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ReviewView } from './review-view.tsx';

/**
 * Buttons for the open reviews of a page. A reviewer can read them here while the author keeps the lock on the text.
 */
export function WaitingReviews({ page }: { page: string }): ReactNode {
  const { t } = useTexts();
  const { answer, retry } = useCall('listContentReviews', { page });
  const [shown, setShown] = useState<ContentReview | null>(null);
  const open = (answer?.reviews ?? []).filter(({ state }) => state === 'open');
  return (
    <>
      {open.map((review) => (
        <Button
          key={review.reviewID}
          small
          variant={review.isWaiting ? 'primary' : 'secondary'}
          onClick={() => setShown(review)}
        >
          {t('editor.review.openOne', { language: t(`editor.language.${review.language}`) })}
        </Button>
      ))}
      {shown && (
        <Dialog
          broad
          title={t('editor.review.of', { language: t(`editor.language.${shown.language}`) })}
          closeLabel={t('editor.close')}
          onClose={() => {
            setShown(null);
            retry();
          }}
        >
          <ReviewView reviewID={shown.reviewID} onChanged={retry} />
        </Dialog>
      )}
    </>
  );
}
