import { useId, useState, type ReactNode } from 'react';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { ratingLengths } from '../../../domain/rating.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { AnswerState, RatedStay } from './rated-stay.tsx';
import { ReportButton } from './report-button.tsx';
import styles from './landlord.module.css';

const parseDraft = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

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
  const [store] = useState(() =>
    createTabStore<string | null>(`rating-answer-${rating.ratingNumber}`, null, parseDraft),
  );
  const draft = useStore(store);
  const typed = draft ?? rating.ratingLandlordAnswer;
  const [isSaved, setSaved] = useState(false);
  // A draft of an earlier visit is pointed out, since nobody remembers whether it was sent.
  const [isTyping, setTyping] = useState(false);
  const [isOpened, setOpened] = useState(isOpen);
  const isWriting = isOpened || draft !== null;
  const answer = useSubmit('setRatingResponse', {
    onDone(updated) {
      setSaved(true);
      setTyping(false);
      setOpened(isOpen);
      store.set(null);
      onChange(updated);
    },
  });
  const type = (text: string): void => {
    setTyping(true);
    setOpened(true);
    store.set(text === rating.ratingLandlordAnswer ? null : text);
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
          {draft !== null && !isTyping && (
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
            onClick={() => setOpened(true)}
          >
            {openLabel}
          </Button>
        )}
        <ReportButton rating={rating} />
      </div>
    </Card>
  );
}
