import type { ReactNode } from 'react';
import type { BookingListItem } from '../../../../contract/booking/get-bookings.ts';
import { type PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { DocumentLinks } from '../../../features/booking/documents.tsx';
import styles from '../../parts/account.module.css';
import { isComing } from '../../parts/coming.ts';
import { useAccountPaths } from '../../use-account-paths.ts';
import type { OwnBookings } from '../own-bookings.ts';
import look from './stay-documents.module.css';

/** The others are on the pages of the bookings. */
const comingShown = 3;
const pastShown = 2;

function withDocuments(list: readonly BookingListItem[], today: PlainDate): BookingListItem[] {
  const documented = list.filter(({ documents }) => documents.length > 0);
  return [
    ...documented.filter((one) => isComing(one, today)).slice(0, comingShown),
    ...documented.filter((one) => !isComing(one, today)).slice(0, pastShown),
  ];
}

export function StayDocuments({ bookings: { answer } }: { bookings: OwnBookings }): ReactNode {
  const { t, format } = useTexts();
  const pathOf = useAccountPaths();
  const shown = withDocuments(answer?.bookingList ?? [], useToday());
  if (shown.length === 0) return null;
  return (
    <Card className={styles.form} data-testid="stay-documents">
      <h2 className={styles.cardTitle}>{t('account.documents.title')}</h2>
      {shown.map(({ bookingID, bookingDisplayNumber, object, startDate, endDate, documents }) => (
        <section key={bookingID} className={look.stay} aria-labelledby={`documents-${bookingID}`}>
          <h3 id={`documents-${bookingID}`} className={look.title}>
            <Link to={pathOf('UserBookingDetails', { bookingDisplayNumber })}>{object.title}</Link>
          </h3>
          <p className={styles.soft}>
            {format.date(startDate)} – {format.date(endDate)}
          </p>
          <div className={look.files}>
            <DocumentLinks documents={documents} />
          </div>
        </section>
      ))}
    </Card>
  );
}
