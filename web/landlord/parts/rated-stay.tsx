import type { ReactNode } from 'react';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { ratingParts } from '../../../domain/rating.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './landlord.module.css';

/** What a guest has rated, and how. */
export function RatedStay({ rating }: { rating: RatingResponse }): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      <h2>
        {t('landlord.ratings.of', { name: rating.travellerName, average: format.number(rating.average, 1) })}
      </h2>
      <p className={styles.soft}>
        {rating.home}, {format.date(rating.travelStart)} – {format.date(rating.travelEnd)}
      </p>
      <p className={styles.soft}>
        {ratingParts
          .map((part) => `${t(`ratings.part.${part}`)} ${format.number(rating.votes[part])}`)
          .join(' · ')}
      </p>
      {rating.text === '' ? (
        <p className={styles.soft}>{t('landlord.ratings.starsOnly')}</p>
      ) : (
        <blockquote lang={rating.language}>{rating.text}</blockquote>
      )}
    </>
  );
}

/** What became of the landlord’s answer. */
export function AnswerState({ rating, isSaved }: { rating: RatingResponse; isSaved: boolean }): ReactNode {
  const { t } = useTexts();
  const { answerStatus, refusedFor } = rating;
  return (
    <>
      <div role="status">
        {isSaved && answerStatus !== 'held' && (
          <Notice kind="success">
            {t(answerStatus === 'none' ? 'landlord.ratings.removed' : 'landlord.ratings.published')}
          </Notice>
        )}
        {answerStatus === 'held' && (
          <Notice>
            <p>{t('landlord.ratings.held')}</p>
            <ul>
              {rating.heldFor.map((reason) => (
                <li key={reason}>{t(`rate.heldFor.${reason}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {answerStatus === 'refused' && refusedFor && (
        <Notice kind="warning">
          <p>
            {t('landlord.ratings.refused')} {t(`rate.refusedFor.${refusedFor}`)}
          </p>
          {rating.statement !== '' && <p>{rating.statement}</p>}
        </Notice>
      )}
    </>
  );
}
