import { Suspense, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { BookingLink } from '../../booking/use-linked.ts';

const ProblemCard = lazyPart(() => import('./problem-card.tsx'), 'problem-card');

/** Few guests ever need it, so its form and texts are loaded while the stay lasts, and never before. */
export function ProblemPart({ booking, link }: { booking: Booking; link: BookingLink }): ReactNode {
  if (!booking.nextSteps.includes('report')) return null;
  return (
    <Suspense fallback={null}>
      <ProblemCard booking={booking} link={link} />
    </Suspense>
  );
}
