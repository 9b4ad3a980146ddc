import type { ReactNode } from 'react';
import type { BookingListItem } from '../../../../contract/booking/get-bookings.ts';
import { type PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { DocumentLinks } from '../../../features/booking/documents.tsx';
import styles from '../../parts/account.module.css';
import { isUpcoming } from '../../parts/coming.ts';
import { useAccountPaths } from '../../use-account-paths.ts';
import type { OwnBookings } from '../own-bookings.ts';
import look from './stay-documents.module.css';

/** Maximum number of entries. Booking pages have all documents. */
const comingShown = 3;
const pastShown = 2;

function selectWithDocuments(list: readonly BookingListItem[], today: PlainDate): BookingListItem[] {
  const bookingsWithDocuments = list.filter(({ documents }) => documents.length > 0);
  return [
    ...bookingsWithDocuments.filter((one) => isUpcoming(one, today)).slice(0, comingShown),
    ...bookingsWithDocuments.filter((one) => !isUpcoming(one, today)).slice(0, pastShown),
  ];
}

export function StayDocuments({ bookings: { answer } }: { bookings: OwnBookings }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAccountPaths();
  const visibleBookings = selectWithDocuments(answer?.bookingList ?? [], useToday());
  if (visibleBookings.length === 0) return null;
  return (
    <Card className={styles.form} data-testid="stay-documents">
      <h2 className={styles.cardTitle}>{t('account.documents.title')}</h2>
      {visibleBookings.map(({ bookingID, bookingDisplayNumber, object, startDate, endDate, documents }) => (
        <section key={bookingID} className={look.stay} aria-labelledby={`documents-${bookingID}`}>
          <h3 id={`documents-${bookingID}`} className={look.title}>
            <Link to={buildPath('UserBookingDetails', { bookingDisplayNumber })}>{object.title}</Link>
          </h3>
          <p className={styles.soft}>
            {format.date(startDate)} – {format.date(endDate)}
          </p>
          <div className={look.files}>
            <DocumentLinks documents={documents} endDate={endDate} />
          </div>
        </section>
      ))}
    </Card>
  );
}
