import type { ReactNode } from 'react';
import { nightsBetween } from '../../../../domain/stay.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useWatchCount } from '../../../features/visitor/use-visitor.ts';
import styles from '../../parts/account.module.css';
import { BookingItem } from '../../parts/booking-item.tsx';
import { isUpcoming } from '../../parts/coming.ts';
import { useAccountPaths } from '../../use-account-paths.ts';
import type { OwnBookings } from '../own-bookings.ts';
import look from './next-stay.module.css';

export function NextStay({ email, bookings }: { email: string; bookings: OwnBookings }): ReactNode {
  const { t, language } = useTexts();
  const routes = useRoutes();
  const buildPath = useAccountPaths();
  const watchCount = useWatchCount();
  const { answer, failure, retry } = bookings;
  const today = useToday();
  const nextBooking = answer?.bookingList?.find((one) => isUpcoming(one, today));
  return (
    <Card className={styles.form} data-testid="next-stay">
      {!answer && !failure && (
        <div className={styles.form} aria-busy="true">
          <Skeleton form="title" />
          <Skeleton form="picture" />
        </div>
      )}
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('account.failed')}</p>
          <Button onClick={retry}>{t('account.retry')}</Button>
        </Notice>
      )}
      {answer && nextBooking && (
        <>
          <div className={styles.bar}>
            <h2 className={styles.cardTitle}>
              {t(nextBooking.startDate < today ? 'account.home.current' : 'account.home.next')}
            </h2>
            <p className={look.countdown}>{countdown(nextBooking)}</p>
          </div>
          <BookingItem booking={nextBooking} large />
        </>
      )}
      {answer && !nextBooking && (
        <>
          <h2 className={styles.cardTitle}>{t('account.home.noStay')}</h2>
          <p className={styles.lead}>{t('account.home.noStayText', { email })}</p>
          <div>
            <ButtonLink to={routes.pathOf('Search', language)} variant="primary">
              {t('account.home.search')}
            </ButtonLink>
          </div>
        </>
      )}
      <p className={styles.links}>
        <Link to={buildPath('UserBookingOverview')}>{t('account.home.all')}</Link>
        <Link to={routes.pathOf('WatchList', language)}>
          {watchCount > 0 ? t('account.home.watchCount', { count: watchCount }) : t('account.home.watchList')}
        </Link>
      </p>
    </Card>
  );

  function countdown({ startDate, endDate }: { startDate: string; endDate: string }): string {
    if (startDate === today) return t('account.home.today');
    if (endDate === today) return t('account.home.leaving');
    return startDate < today
      ? t('account.home.there')
      : t('account.home.days', { count: nightsBetween(today, startDate) });
  }
}
