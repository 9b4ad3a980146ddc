import type { ReactNode } from 'react';
import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { AccountStates } from '../parts/account-states.tsx';
import styles from '../parts/account.module.css';
import { BookingItem } from '../parts/booking-item.tsx';
import { isUpcoming } from '../parts/coming.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { useOwnAccount } from '../use-own-account.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function BookingOverviewPage(): ReactNode {
  const { t, language } = useTexts();
  const routes = useRoutes();
  const buildPath = useAccountPaths();
  const { own, reload } = useOwnAccount();
  const today = useToday();
  const isKnown = own.state === 'ready';
  const { answer, failure, retry } = useCall(
    'getBookings',
    isKnown ? { type: 'bookings', languageCode: language } : null,
  );
  const list = answer?.bookingList;
  if (!isKnown || !list) {
    return (
      <AccountStates
        title={t('account.bookings.title')}
        failed={own.state === 'failed' || failure !== null}
        onRetry={isKnown ? retry : reload}
      />
    );
  }
  const upcomingBookings = list.filter((one) => isUpcoming(one, today));
  const past = list.filter((one) => !isUpcoming(one, today));
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('account.bookings.title')}</h1>
        <p className={styles.links}>
          <Link to={buildPath('UserHome')}>{t('account.back')}</Link>
        </p>
      </header>
      {list.length === 0 && (
        <Card className={styles.form}>
          <h2 className={styles.cardTitle}>{t('account.home.noStay')}</h2>
          <p className={styles.lead}>{t('account.home.noStayText', { email: own.account.email })}</p>
          <div>
            <ButtonLink to={routes.pathOf('Search', language)} variant="primary">
              {t('account.home.search')}
            </ButtonLink>
          </div>
        </Card>
      )}
      <Bookings title={t('account.bookings.coming')} list={upcomingBookings} />
      <Bookings title={t('account.bookings.past')} list={past} />
    </div>
  );
}

function Bookings({ title, list }: { title: string; list: readonly BookingListItem[] }): ReactNode {
  if (list.length === 0) return null;
  return (
    <section className={styles.form}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {list.map((booking) => (
        <Card key={booking.bookingID}>
          <BookingItem booking={booking} />
        </Card>
      ))}
    </section>
  );
}
