import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { toCollector } from '../../../domain/pricing/payment-methods.ts';
import { cancellationForLandlord } from '../../../texts/cancellation-for-landlord.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../../features/booking/layout.module.css';

/** Says what has become of a booking that waits for no answer, and who did it. */
export function DoneNotice({ booking }: { booking: LandlordBooking }): ReactNode {
  const { t, format } = useTexts();
  const { act, cancellation, bound, price, withdrawn } = booking;
  const byHost = booking.cancelledBy === 'landlord' || booking.cancelledBy === 'office';
  const doneKey = booking.direct
    ? `landlord.direct.done.${booking.status}`
    : byHost
      ? `landlord.cancelledBy.${booking.cancelledBy}`
      : withdrawn
        ? `landlord.withdrawn.${withdrawn}`
        : `landlord.done.${booking.status}`;
  const actKey = act && `landlord.${booking.direct ? 'direct.act' : 'act'}.${act.status}`;
  if (!t.has(doneKey)) return null;
  return (
    <Notice kind={booking.status === 'confirmed' ? 'success' : 'info'} role="status">
      <p>{t(doneKey)}</p>
      {booking.cancellationReason && <p>{t(`landlord.cancel.reasons.${booking.cancellationReason}`)}</p>}
      {cancellation && !withdrawn && (
        <p data-testid="cancellation">
          {cancellationForLandlord(
            {
              ...cancellation,
              bound,
              byGuest: !byHost,
              collectedByUs: toCollector(price.inkasso) === 'house',
            },
            t,
            format.moneyExact,
          )}
        </p>
      )}
      {act && actKey && act.by !== '' && t.has(actKey) && (
        <p className={styles.small} data-testid="answered-by">
          {t(actKey, { name: act.by, moment: format.moment(act.at) })}
        </p>
      )}
      {booking.message && (
        <>
          <p className={styles.small}>{t('landlord.yourMessage')}</p>
          <p className={styles.preserved}>{booking.message}</p>
        </>
      )}
    </Notice>
  );
}
