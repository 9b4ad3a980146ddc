import { useRef, useState, type ReactNode } from 'react';
import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import { ratingLengths, ratingParts, type Votes } from '../../../domain/rating.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import styles from '../parts/letters.module.css';
import { PhotoField } from './photo-field.tsx';
import { rateDraft, type RateDraft } from './rate-draft.ts';
import { StarsField } from './stars-field.tsx';
import { TravelTypeField } from './travel-type-field.tsx';

/** A character counter is shown from this length on. */
const counterFrom = ratingLengths.text - 500;

export function RateForm({
  own,
  link,
  onSent,
}: {
  own: OwnRating;
  link: BookingLink;
  onSent: (now: OwnRating) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const privacy = useContentPaths()?.privacy;
  const element = useRef<HTMLFormElement>(null);
  const store = rateDraft(own.bookingID);
  const draft = useStore(store);
  const [isSubmitted, setSubmitted] = useState(false);
  const [photos, setPhotos] = useState(own.photos);
  const currentDraft: RateDraft = draft ??
    own.rating ?? { votes: {}, travelType: null, travellerName: own.suggestedName, text: '' };
  const { votes, travelType, travellerName, text } = currentDraft;
  const changeDraft = (changes: Partial<RateDraft>): void => store.set({ ...currentDraft, ...changes });
  const send = useSubmit('setOwnRating', {
    onDone(updated) {
      store.set(null);
      onSent(updated);
    },
  });
  const { failure } = send;
  const busy = send.sending !== null;
  const missingVotes = ratingParts.filter((part) => votes[part] === undefined);
  const isNameMissing = travellerName.trim() === '';
  const submit = (): void => {
    setSubmitted(true);
    const firstInvalid =
      missingVotes[0] ?? (travelType === null ? 'travelType' : isNameMissing ? 'travellerName' : null);
    if (firstInvalid) {
      element.current?.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus();
      return;
    }
    void send.submit({
      bookingID: Number(link.id),
      bookingHash: link.hash,
      languageCode: language,
      rating: {
        // All votes are set at this point.
        votes: votes as Votes,
        travelType: travelType!,
        travellerName: travellerName.trim(),
        text,
      },
      photoIDs: photos.map(({ photoID }) => photoID),
    });
  };
  return (
    <Card>
      <form
        ref={element}
        noValidate
        className={styles.form}
        data-testid="rate-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FailureNotice
          text={failure && !busy && t(failure.type === 'rating-not-open' ? 'rate.notOpen' : 'rate.failed')}
        />
        {ratingParts.map((part) => (
          <StarsField
            key={part}
            name={part}
            legend={t(`ratings.part.${part}`)}
            value={votes[part] ?? 0}
            error={isSubmitted && votes[part] === undefined ? t('rate.starsMissing') : undefined}
            onChange={(stars) => changeDraft({ votes: { ...votes, [part]: stars } })}
          />
        ))}
        <TravelTypeField
          value={travelType}
          isMissing={isSubmitted && travelType === null}
          onChange={(value) => changeDraft({ travelType: value })}
        />
        <TextAreaField
          name="text"
          label={t('rate.text')}
          hint={t('rate.textHint')}
          rows={7}
          maxLength={ratingLengths.text}
          value={text}
          onChange={({ target }) => changeDraft({ text: target.value })}
        />
        {text.length >= counterFrom && (
          <p className={styles.counted}>{`${text.length} / ${ratingLengths.text}`}</p>
        )}
        <PhotoField link={link} photos={photos} onChange={setPhotos} />
        <TextField
          name="travellerName"
          label={t('rate.name')}
          hint={t('rate.nameHint')}
          autoComplete="given-name"
          maxLength={ratingLengths.name}
          error={isSubmitted && isNameMissing ? t('rate.nameMissing') : undefined}
          value={travellerName}
          onChange={({ target }) => changeDraft({ travellerName: target.value })}
        />
        <p className={styles.soft}>
          {t('rate.consent')} <a href={privacy}>{t('shell.privacy')}</a>
        </p>
        <Button type="submit" variant="primary" className={styles.send} busy={busy}>
          {t(own.status === 'held' || own.status === 'refused' ? 'rate.sendAgain' : 'rate.send')}
        </Button>
        <p className="visually-hidden" role="status">
          {busy ? t('rate.sending') : ''}
        </p>
      </form>
    </Card>
  );
}
