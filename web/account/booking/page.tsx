import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Booking } from '../../../contract/booking/booking.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { GuestBooking } from '../../features/booking-page/guest-booking.tsx';
import { AccountStates } from '../parts/account-states.tsx';
import styles from '../parts/account.module.css';
import { useAccountPaths } from '../use-account-paths.ts';
import { useOwnAccount } from '../use-own-account.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

const readBooking = async (bookingid: number, signal?: AbortSignal): Promise<Booking> => {
  const options = signal === undefined ? {} : { signal };
  const { bookingDetails } = await browserApi.call('getBookings', { type: 'booking', bookingid }, options);
  return bookingDetails!;
};

export default function BookingDetailsPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  const number = Number(useParams()['bookingDisplayNumber']);
  const { own, reload } = useOwnAccount();
  const [replaced, setReplaced] = useState<Booking | null>(null);
  const { answer, failure, retry } = useLatestCall(
    readBooking,
    own.state === 'ready' && Number.isSafeInteger(number) ? number : null,
  );
  if (failure?.status === 404) {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('account.details.title')}</h1>
        <Notice role="alert">
          <p>{t('account.details.notFound')}</p>
          <ButtonLink to={buildPath('UserBookingOverview')}>{t('account.home.all')}</ButtonLink>
        </Notice>
      </div>
    );
  }
  const booking = replaced ?? answer;
  if (!booking) {
    return (
      <AccountStates
        title={t('account.details.title')}
        failed={own.state === 'failed' || failure !== null}
        onRetry={own.state === 'ready' ? retry : reload}
      />
    );
  }
  return (
    <>
      <p className={`container ${styles.links} ${styles.backLine}`}>
        <Link to={buildPath('UserBookingOverview')}>{t('account.home.all')}</Link>
      </p>
      <GuestBooking
        booking={booking}
        link={{ id: String(booking.bookingID), hash: '', proof: '' }}
        onChange={setReplaced}
        read={() => readBooking(number)}
        onReload={() => void readBooking(number).then(setReplaced)}
      />
    </>
  );
}
