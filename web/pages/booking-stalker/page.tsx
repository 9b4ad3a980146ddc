import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { locales } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { StalkerData } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** Milliseconds between an answer and the next call. */
const pause = 15_000;

const icons = { booking: 'check', option: 'clock', request: 'mail' } as const;

export default function BookingStalkerPage(): ReactNode {
  const { texts, recent, language } = useLoaderData<StalkerData>();
  const { t, format } = useTexts();
  const { bookings, today, failed } = useLiveBookings(recent, language);
  const relativeTime = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <div>
          <h1>{texts.heading}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <p className={styles.today}>
          <b>{format.number(today)}</b>
          {texts.today}
        </p>
      </header>
      {failed && (
        <p role="status" className={styles.note}>
          {texts.failed}
        </p>
      )}
      {bookings.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <ol className={styles.list} data-testid="recent-bookings">
          {bookings.map((booking, index) => (
            <li
              // Bookings have no id here, so the position is the key.
              key={index}
              className={classNames(styles.booking, booking.minutesAgo < 2 && styles.fresh)}
              data-method={booking.bookingMethod}
            >
              <span className={styles.mark}>
                <Icon name={icons[booking.bookingMethod]} size={24} />
              </span>
              <div>
                <p className={styles.place}>{booking.placeName}</p>
                <p className={styles.region}>
                  {/* A city can be its own region. */}
                  {booking.regionName !== booking.placeName && `${booking.regionName}, `}
                  {booking.countryName}
                </p>
              </div>
              <p className={styles.stay}>
                {t('booking.stay.nights', { count: booking.nights })}
                {' · '}
                {t('booking.stay.persons', { count: booking.persons })}
              </p>
              <p className={styles.when}>
                <b>{texts[booking.bookingMethod]}</b>
                <span suppressHydrationWarning>{relative(relativeTime, booking.minutesAgo)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Shows minutes below an hour, hours below two days, else days. */
function relative(relativeTime: Intl.RelativeTimeFormat, minutes: number): string {
  if (minutes < 60) return relativeTime.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? relativeTime.format(-hours, 'hour')
    : relativeTime.format(-Math.floor(hours / 24), 'day');
}

type Recent = StalkerData['recent'];

/** Polls while the page is visible; after a failure the last list stays. */
function useLiveBookings(first: Recent, languageCode: StalkerData['language']): Recent & { failed: boolean } {
  const [round, setRound] = useState(0);
  const { answer, isPending, hasFailed } = useLatestCall(
    ({ languageCode: inputLanguage }, signal) =>
      browserApi.call('listRecentBookings', { languageCode: inputLanguage }, { signal }),
    { languageCode, round },
  );
  useEffect(() => {
    if (isPending) return;
    const timer = setInterval(() => {
      if (!document.hidden) setRound(round + 1);
    }, pause);
    return () => clearInterval(timer);
  }, [isPending, round]);
  return { ...(answer ?? first), failed: hasFailed };
}
