import { Suspense, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useToday } from '../../../app/use-today.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { CarryStay } from './carry-stay.tsx';

const HomeScreenHint = lazyPart(() => import('./home-screen-hint.tsx'), 'home-screen-hint');

/** Offers to keep the stay on this device, and to put the site on the home screen. */
export function TakeAlong({ booking }: { booking: Booking }): ReactNode {
  const today = useToday();
  const { bookingID, status, endDate } = booking;
  return (
    <>
      <CarryStay booking={booking} />
      {(status === 'booked' || status === 'confirmed') && endDate >= today && (
        <Suspense fallback={null}>
          <HomeScreenHint bookingID={bookingID} />
        </Suspense>
      )}
    </>
  );
}
