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
  const read = ({ id, hash }: BookingLink, signal: AbortSignal): Promise<OwnRating> =>
    browserApi.call(
      'getOwnRating',
      { bookingID: Number(id), bookingHash: hash, languageCode: language },
      { signal },
    );
  const { linked, id, reload, replace } = useLinked(read);
  const own = linked.state === 'ready' ? linked.value : null;
  const [takenBack, setTakenBack] = useState(false);
  const onChange = (now: OwnRating, isTakenBack = false): void => {
    setTakenBack(isTakenBack);
    replace(now);
    // The form that was sent is gone; whoever came by keyboard goes on with what became of it.
    title.current?.focus();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('rate.title')}
        </h1>
        {own && (
          <p className={styles.lead}>
            {t('rate.lead', {
              home: own.home,
              from: format.date(own.startDate),
              to: format.date(own.endDate),
            })}
          </p>
        )}
      </header>
      {linked.state === 'ready' && own ? (
        <>
          <RatingState
            own={own}
            link={linked.link}
            page={page}
            takenBack={takenBack}
            onWithdrawn={(now) => onChange(now, true)}
          />
          {own.editable && <RateForm key={own.status} own={own} link={linked.link} onSent={onChange} />}
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
