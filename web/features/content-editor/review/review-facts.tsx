import type { ReactNode } from 'react';
import type { ContentReview } from '../../../../contract/content/content-review.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './review.module.css';

export function ReviewState({ review: { state } }: { review: Pick<ContentReview, 'state'> }): ReactNode {
  const { t } = useTexts();
  return (
    <span className={styles.state} data-state={state}>
      {t(`editor.review.state.${state}`)}
    </span>
  );
}

/** Shows who asked whom, the subject and the outcome of a review. */
export function ReviewFacts({ review }: { review: ContentReview }): ReactNode {
  const { t, format } = useTexts();
  const { askedBy, askedAt, askedOf, message, state, decidedBy, decidedAt, reason } = review;
  return (
    <div className={styles.facts}>
      <p className={styles.meta}>
        <ReviewState review={review} />{' '}
        {t(askedOf === null ? 'editor.review.askedAll' : 'editor.review.asked', {
          name: askedBy,
          moment: format.moment(askedAt),
          reviewer: askedOf ?? '',
        })}
      </p>
      <blockquote className={styles.quote}>{message}</blockquote>
      {decidedBy !== null && decidedAt !== null && (
        <p className={styles.meta}>
          {t(`editor.review.by.${state}`, { name: decidedBy, moment: format.moment(decidedAt) })}
        </p>
      )}
      {reason !== '' && <blockquote className={styles.quote}>{reason}</blockquote>}
    </div>
  );
}
