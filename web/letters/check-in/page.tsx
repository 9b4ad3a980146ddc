import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { CheckIn } from '../../../contract/check-ins/check-in.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { guestLinkStates } from '../../features/booking/guest-link-states.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import styles from '../parts/letters.module.css';
import { CheckInForm } from './check-in-form.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function CheckInPage(): ReactNode {
  const { t, format, language } = useTexts();
  const { bookingPath } = useLoaderData<typeof load>();
  const readCheckIn = ({ id, hash }: BookingLink, signal: AbortSignal): Promise<CheckIn> =>
    browserApi.call(
      'getCheckIn',
      { bookingID: Number(id), bookingHash: hash, languageCode: language },
      { signal },
    );
  const { linked, id, reload } = useLinked(readCheckIn);
  if (linked.state !== 'ready') {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('checkin.title')}</h1>
        <LinkedStates state={linked.state} onRetry={reload} id={id} {...guestLinkStates} />
      </div>
    );
  }
  const { value: checkIn, link } = linked;
  const { state, home, startDate, endDate, opensOn } = checkIn;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('checkin.title')}</h1>
        <p className={styles.lead}>
          {t('checkin.lead', { home, from: format.date(startDate), to: format.date(endDate) })}
        </p>
        <p>
          <a href={`${bookingPath}?bookingID=${link.id}`}>{t('checkin.toBooking')}</a>
        </p>
      </header>
      {state === 'open' ? (
        <CheckInForm key={link.id} checkIn={checkIn} link={link} />
      ) : (
        <Notice role="status">
          {t(`checkin.${state}`, { date: opensOn === null ? '' : format.date(opensOn) })}
        </Notice>
      )}
    </div>
  );
}
