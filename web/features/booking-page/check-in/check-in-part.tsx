import { Suspense, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { BookingLink } from '../../booking/use-linked.ts';

const CheckInCard = lazyPart(() => import('./check-in-card.tsx'), 'check-in-card');

/** Loads its texts and asks the server only before a stay that binds both sides. */
export function CheckInPart({
  booking,
  link,
  today,
}: {
  booking: Booking;
  link: BookingLink;
  today: string;
}): ReactNode {
  if (booking.status !== 'confirmed' || today > booking.startDate) return null;
  return (
    <Suspense fallback={null}>
      <CheckInCard link={link} />
    </Suspense>
  );
}
