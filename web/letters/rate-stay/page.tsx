import { useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { guestLinkStates } from '../../features/booking/guest-link-states.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';
import { RateForm } from './rate-form.tsx';
import { RatingState } from './rating-state.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function RateStayPage(): ReactNode {
  const { t, format, language } = useTexts();
  const page = useLoaderData<typeof load>();
  const title = useRef<HTMLHeadingElement>(null);
  const readRating = ({ id, hash }: BookingLink, signal: AbortSignal): Promise<OwnRating> =>
    browserApi.call(
      'getOwnRating',
      { bookingID: Number(id), bookingHash: hash, languageCode: language },
      { signal },
    );
  const { linked, id, reload, replace } = useLinked(readRating);
  const ownRating = linked.state === 'ready' ? linked.value : null;
  const [takenBack, setTakenBack] = useState(false);
  const onChange = (updated: OwnRating, isTakenBack = false): void => {
    setTakenBack(isTakenBack);
    replace(updated);
    // The submitted form has been removed, so the focus moves to the result.
    title.current?.focus();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('rate.title')}
        </h1>
        {ownRating && (
          <p className={styles.lead}>
            {t('rate.lead', {
              home: ownRating.home,
              from: format.date(ownRating.startDate),
              to: format.date(ownRating.endDate),
            })}
          </p>
        )}
      </header>
      {linked.state === 'ready' && ownRating ? (
        <>
          <RatingState
            own={ownRating}
            link={linked.link}
            page={page}
            takenBack={takenBack}
            onWithdrawn={(updated) => onChange(updated, true)}
          />
          {ownRating.editable && (
            <RateForm key={ownRating.status} own={ownRating} link={linked.link} onSent={onChange} />
          )}
        </>
      ) : (
        <LinkedStates
          state={linked.state === 'ready' ? 'loading' : linked.state}
          onRetry={reload}
          id={id}
          {...guestLinkStates}
        />
      )}
    </div>
  );
}
