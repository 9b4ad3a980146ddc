import { Suspense, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { BookingLink } from '../../booking/use-linked.ts';

const ProblemCard = lazyPart(() => import('./problem-card.tsx'), 'problem-card');

/** Loads its form and texts during a stay only, because few guests need them. */
export function ProblemPart({ booking, link }: { booking: Booking; link: BookingLink }): ReactNode {
  if (!booking.nextSteps.includes('report')) return null;
  return (
    <Suspense fallback={null}>
      <ProblemCard booking={booking} link={link} />
    </Suspense>
  );
}
