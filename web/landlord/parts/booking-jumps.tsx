import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../../features/booking/layout.module.css';
import { proposalWords, proposeId } from './proposal-draft.ts';

/** The place of the messages, which sets it itself. */
const messagesId = 'messages';

/** Links to what can be done with a booking further down its page. */
export function BookingJumps({ booking }: { booking: LandlordBooking }): ReactNode {
  const { t } = useTexts();
  return (
    <p className={styles.actions}>
      {booking.proposable && <a href={`#${proposeId}`}>{t(`${proposalWords(booking)}.title`)}</a>}
      <a href={`#${messagesId}`}>{t('landlord.propose.message')}</a>
    </p>
  );
}
