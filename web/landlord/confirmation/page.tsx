import type { ReactNode } from 'react';
import styles from '../../features/booking/layout.module.css';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import { browserApi } from '../../app/api/browser-api.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { BookingView } from '../parts/booking-view.tsx';
import { useLandlordBooking } from './use-landlord-booking.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordConfirmationPage(): ReactNode {
  const { t } = useTexts();
  const { linked, id, reload, actions } = useLandlordBooking();

  if (linked.state !== 'ready') {
    return (
      <div className={`container ${styles.page}`}>
        <ActingBand />
        <h1>{t('landlord.title')}</h1>
        <LinkedStates
          state={linked.state}
          onRetry={reload}
          id={id}
          texts="landlord"
          recipient="landlord"
          renew={(bookingId) => browserApi.call('renewLandlordLink', { bookingId })}
        />
      </div>
    );
  }
  return (
    <>
      <div className="container">
        <ActingBand />
      </div>
      <BookingView booking={linked.value} link={linked.link} actions={actions} />
    </>
  );
}
