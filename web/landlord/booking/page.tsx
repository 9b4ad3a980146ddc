import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import { BookingView } from '../parts/booking-view.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useAnswers } from '../parts/use-answers.ts';
import { refreshWaiting } from '../parts/use-waiting.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { BookingCheckIn } from './booking-check-in.tsx';
import { PlannedMessages } from './planned-messages.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/**
 * A booking of one of the landlord's homes with the same actions as in the mailed link. The login replaces the secret
 * of the link.
 */
export default function LandlordBookingPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const id = useParams()['bookingID'] ?? '';
  const input = { bookingId: Number(id), bookingHash: '', languageCode: language };
  const call = useOwnCall('getBookingConfirmation', input);
  const [replaced, setReplaced] = useState<LandlordBooking | null>(null);
  const actions = useAnswers({
    read: () => browserApi.call('getBookingConfirmation', input),
    replace(updated) {
      setReplaced(updated);
      refreshWaiting();
    },
  });
  const booking = replaced ?? call.answer;
  if (!booking) {
    return (
      <LandlordFrame title={t('landlord.booking.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <>
      <div className="container">
        <ActingBand />
      </div>
      <p className={`container ${styles.backLine}`}>
        <Link to={buildPath('LandlordBookings')}>{t('landlord.booking.back')}</Link>
      </p>
      <BookingView
        booking={booking}
        link={{ id, hash: '', proof: '' }}
        actions={actions}
        planned={
          <>
            {booking.status === 'confirmed' && <BookingCheckIn bookingId={Number(id)} />}
            {booking.status === 'confirmed' && (
              <p>
                <Link to={buildPath('LandlordRegistration', { bookingID: id })}>
                  {t('landlord.registration.link')}
                </Link>
              </p>
            )}
            {!booking.direct && <PlannedMessages key={booking.status} bookingId={Number(id)} />}
          </>
        }
      />
    </>
  );
}
