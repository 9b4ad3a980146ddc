import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { useLocation } from 'react-router';
import { browserApi } from '../../app/api/browser-api.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { GuestBooking } from '../../features/booking-page/guest-booking.tsx';
import { Notice } from '../../components/notice.tsx';
import { FindBooking } from '../../features/booking/find-booking.tsx';
import styles from '../../features/booking/layout.module.css';
import { guestLinkStates } from '../../features/booking/guest-link-states.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const readBooking = ({ id, hash, proof }: BookingLink, signal?: AbortSignal): Promise<Booking> => {
  const link = { bookingID: Number(id), bookingHash: hash };
  const options = signal === undefined ? {} : { signal };
  return proof === ''
    ? browserApi.call('getBooking', link, options)
    : browserApi.call('openBooking', { ...link, addressProof: proof }, options);
};

export default function BookingViewPage(): ReactNode {
  const { t } = useTexts();
  const { search } = useLocation();
  const { linked, id, replace, reload } = useLinked(readBooking);
  if (id === null) {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('booking.find.title')}</h1>
        {/* Some mail programs break a long link and cut off its end. */}
        {/booking(ID|Id|Hash)/.test(search) && (
          <Notice kind="info" role="status">
            {t('booking.find.incomplete')}
          </Notice>
        )}
        <FindBooking />
      </div>
    );
  }
  if (linked.state !== 'ready') {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('booking.view.title')}</h1>
        <LinkedStates state={linked.state} onRetry={reload} id={id} {...guestLinkStates} />
      </div>
    );
  }
  const { value: booking, link } = linked;
  return (
    <GuestBooking
      booking={booking}
      link={link}
      onChange={replace}
      read={() => readBooking(link)}
      onReload={reload}
    />
  );
}
