import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { DirectForm } from './direct-form.tsx';
import { draftOf, emptyDraft } from './direct-draft.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** The form of a booking that was agreed elsewhere: a new one, or with `booking` in the address one to change. */
export default function LandlordDirectBookingPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const [query] = useSearchParams();
  const bookingId = /^\d{1,15}$/.test(query.get('booking') ?? '') ? Number(query.get('booking')) : 0;
  return (
    <LandlordFrame title={t(`landlord.direct.${bookingId > 0 ? 'changeTitle' : 'title'}`)}>
      <p className={styles.backLine}>
        <Link
          to={
            bookingId > 0
              ? buildPath('LandlordBooking', { bookingID: bookingId })
              : buildPath('LandlordBookings')
          }
        >
          {t(`landlord.direct.${bookingId > 0 ? 'toBooking' : 'toBookings'}`)}
        </Link>
      </p>
      {bookingId === 0 && <p className={styles.soft}>{t('landlord.direct.lead')}</p>}
      {bookingId > 0 ? <ChangedBooking bookingId={bookingId} /> : <NewBooking />}
    </LandlordFrame>
  );
}

function NewBooking(): ReactNode {
  const { language } = useTexts();
  const [query] = useSearchParams();
  const homes = useOwnCall('getOccupancyHomes', { languageCode: language });
  // What is typed stays while homes are loaded again.
  const [draft] = useState(() => emptyDraft(query, language));
  if (!homes.answer) return <OwnStates call={homes} />;
  const only = homes.answer.homes.length === 1 ? homes.answer.homes[0]!.objectNumber : draft.objectNumber;
  return <DirectForm initial={{ ...draft, objectNumber: only }} homes={homes.answer.homes} bookingId={0} />;
}

function ChangedBooking({ bookingId }: { bookingId: number }): ReactNode {
  const { t, language, format } = useTexts();
  const call = useOwnCall('getBookingConfirmation', { bookingId, bookingHash: '', languageCode: language });
  const booking = call.answer;
  if (!booking) return <OwnStates call={call} />;
  if (!booking.direct?.changeable) return <Notice>{t('landlord.direct.notChangeable')}</Notice>;
  const { objectNumber, title } = booking.object;
  return (
    <DirectForm
      initial={draftOf(booking, booking.direct, (amount) => format.number(amount, 2))}
      homes={[{ objectNumber, title, place: booking.object.locations.place ?? '' }]}
      bookingId={bookingId}
    />
  );
}
