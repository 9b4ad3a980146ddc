import { useState, type ReactNode } from 'react';
import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { BookingItem } from '../parts/booking-item.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { NoHomes } from '../parts/no-homes.tsx';
import { useMay } from '../parts/use-may.ts';
import { refreshWaiting } from '../parts/use-waiting.ts';
import { WorkingFor } from '../parts/working-for.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { MissingAccount } from './parts/missing-account.tsx';
import { NewMessages } from './parts/new-messages.tsx';
import { OpenRequest } from './parts/open-request.tsx';
import { withoutBookings } from './parts/without-bookings.ts';
import { UnfinishedHomes } from './parts/unfinished-homes.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

interface AnsweredBooking {
  guest: string;
  action: 'confirm' | 'decline';
}

export default function LandlordHomePage(): ReactNode {
  const { t, language, format } = useTexts();
  const buildPath = useLandlordPaths();
  const may = useMay();
  const [answered, setAnswered] = useState<AnsweredBooking | null>(null);
  const place = useFocusOnResult<HTMLDivElement>(answered);
  const call = useOwnCall('getLandlordOverview', { languageCode: language });
  const day = call.answer;
  if (!day) {
    return (
      <LandlordFrame title={t('landlord.home.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const onAnswered = (booking: LandlordBookingItem, action: AnsweredBooking['action']): void => {
    setAnswered({ guest: booking.guest, action });
    // Everything is loaded again, because an answer also changes other lists: a confirmed booking becomes an upcoming
    // stay.
    call.retry();
    refreshWaiting();
  };
  return (
    <LandlordFrame title={t('landlord.home.day', { day: format.dateWithWeekday(day.today) })}>
      <div role="status" ref={place} tabIndex={-1} data-testid="answered">
        {answered && (
          <Notice kind="success">
            {t(`landlord.home.answered.${answered.action}`, { guest: answered.guest })}
          </Notice>
        )}
      </div>
      <WorkingFor />
      {day.homes === 0 && <NoHomes />}
      {may('homes.own') && <UnfinishedHomes />}
      {day.homes > 0 && !day.isAgency && <MissingAccount />}
      <div className={styles.columns}>
        <Section title={t('landlord.home.open')} list={day.open} none={t('landlord.home.noOpen')}>
          {(booking) => <OpenRequest key={booking.bookingID} booking={booking} onAnswered={onAnswered} />}
        </Section>
        <div className={styles.lists}>
          <NewMessages />
          <Section
            title={t('landlord.home.arrivals')}
            list={day.arrivals}
            none={t('landlord.home.noArrivals')}
          >
            {(booking) => (
              <BookingItem
                key={booking.bookingID}
                booking={booking}
                note={
                  booking.checkIn === null
                    ? t('booking.stay.byAgreement')
                    : t('booking.stay.from', { time: format.time(booking.checkIn) })
                }
              />
            )}
          </Section>
          <Section
            title={t('landlord.home.departures')}
            list={day.departures}
            none={t('landlord.home.noDepartures')}
          >
            {(booking) => (
              <BookingItem
                key={booking.bookingID}
                booking={booking}
                note={
                  booking.checkOut === null
                    ? t('booking.stay.byAgreement')
                    : t('booking.stay.until', { time: format.time(booking.checkOut) })
                }
              />
            )}
          </Section>
          <Section
            title={t('landlord.home.next')}
            list={withoutBookings(day.next, day.open)}
            none={t('landlord.home.noNext')}
          >
            {(booking) => <BookingItem key={booking.bookingID} booking={booking} />}
          </Section>
          <p>
            <Link to={buildPath('LandlordBookings')}>{t('landlord.home.all')}</Link>
          </p>
        </div>
      </div>
    </LandlordFrame>
  );
}

function Section({
  title,
  list,
  none,
  children,
}: {
  title: string;
  list: readonly LandlordBookingItem[];
  none: string;
  children: (booking: LandlordBookingItem) => ReactNode;
}): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        {title}
        {list.length > 0 && <span className={styles.count}>{list.length}</span>}
      </h2>
      {list.length === 0 ? <p className={styles.soft}>{none}</p> : list.map(children)}
    </section>
  );
}
