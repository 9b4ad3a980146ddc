import { useEffect, useId, useState, type ReactNode } from 'react';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { ratingLengths } from '../../../domain/rating.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { AnswerState, RatedStay } from './rated-stay.tsx';
import { ReportButton } from './report-button.tsx';
import { readAnswerDraft, storeAnswerDraft } from './answer-draft.ts';
import styles from './landlord.module.css';

export function RatingCard({
  rating,
  hash = '',
  isOpen = false,
  onChange,
}: {
  rating: RatingResponse;
  /** Secret of the mailed link. Empty if the login gives access. */
  hash?: string;
  /** Shows the form at once. In a list it is opened by a button, so that the ratings can be looked through. */
  isOpen?: boolean;
  onChange: (updated: RatingResponse) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(rating.ratingLandlordAnswer);
  const [isSaved, setSaved] = useState(false);
  const [isDraft, setDraft] = useState(false);
  const [isWriting, setWriting] = useState(isOpen);
  const answer = useSubmit('setRatingResponse', {
    onDone(updated) {
      setSaved(true);
      setTyped(updated.ratingLandlordAnswer);
      setDraft(false);
      setWriting(isOpen);
      storeAnswerDraft(rating.ratingNumber, null);
      onChange(updated);
    },
  });
  // Read after the first rendering, because the server's has no storage.
  useEffect(() => {
    const draft = readAnswerDraft(rating.ratingNumber);
    if (draft === null) return;
    setTyped(draft);
    setDraft(true);
    setWriting(true);
  }, [rating.ratingNumber]);
  const type = (text: string): void => {
    setTyped(text);
    setDraft(false);
    storeAnswerDraft(ratingNumber, text === rating.ratingLandlordAnswer ? null : text);
  };
  const busy = answer.sending !== null;
  const isTakenBack = answer.sending?.ratingAnswer === '';
  const { answerStatus, ratingNumber } = rating;
  const sendAnswer = (ratingAnswer: string): void => {
    setSaved(false);
    void answer.submit({ ratingNumber, hash, languageCode: language, ratingAnswer });
  };
  const openLabel = t(answerStatus === 'none' ? 'landlord.ratings.open' : 'landlord.ratings.change');
  return (
    <Card className={styles.stack} data-testid="landlord-rating">
      <RatedStay rating={rating} />
      <AnswerState rating={rating} isSaved={isSaved && !busy} />
      <FailureNotice
        text={
          answer.failure &&
          !busy &&
          t(answer.failure.type === 'not-on-behalf' ? 'acting.refused' : 'rate.failed')
        }
      />
      {!isWriting && rating.ratingLandlordAnswer !== '' && (
        <div>
          <p className={styles.soft}>{t('landlord.ratings.answer')}</p>
          <blockquote>{rating.ratingLandlordAnswer}</blockquote>
        </div>
      )}
      {isWriting && (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            sendAnswer(typed.trim());
          }}
        >
          <TextAreaField
            id={`${id}-answer`}
            name="ratingAnswer"
            label={t('landlord.ratings.answer')}
            hint={t('landlord.ratings.answerHint')}
            maxLength={ratingLengths.answer}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          {isDraft && (
            <p role="status" className={styles.soft}>
              {t('landlord.ratings.draft')}
            </p>
          )}
          <p className={styles.steps}>
            <Button
              type="submit"
              small
              busy={busy && !isTakenBack}
              disabled={busy || typed.trim() === '' || typed.trim() === rating.ratingLandlordAnswer}
            >
              {t('landlord.ratings.send')}
            </Button>
            {answerStatus !== 'none' && (
              <Button small variant="quiet" busy={isTakenBack} disabled={busy} onClick={() => sendAnswer('')}>
                {t('landlord.ratings.takeBack')}
              </Button>
            )}
          </p>
        </form>
      )}
      <div className={styles.steps}>
        {!isWriting && (
          <Button
            small
            aria-label={t('landlord.ratings.openOf', { action: openLabel, name: rating.travellerName })}
            data-testid="open-answer"
            onClick={() => setWriting(true)}
          >
            {openLabel}
          </Button>
        )}
        <ReportButton rating={rating} />
      </div>
    </Card>
  );
}
