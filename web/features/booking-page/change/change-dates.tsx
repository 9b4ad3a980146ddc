import { lazy, Suspense, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { withTexts } from '../../../app/texts/loaded-texts.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { fieldId, useFieldError } from '../../booking/error-summary.tsx';
import type { BookingLink } from '../../booking/use-linked.ts';
import { StayDates } from '../../stay-dates/stay-dates.tsx';
import type { Change } from './use-change.ts';

const ChangeCalendar = lazy(withTexts(() => import('./change-calendar.tsx'), 'change-calendar'));

export function ChangeDates({
  change: { draft, update, today, requested, errors, datesRefused },
  booking,
  link,
}: {
  change: Change;
  booking: Booking;
  link: BookingLink;
}): ReactNode {
  const { t } = useTexts();
  const fieldError = useFieldError(errors);
  return (
    <StayDates
      id={fieldId('dates')}
      stay={draft}
      today={today}
      error={datesRefused ?? fieldError('dates')}
      onStay={update}
    >
      {(take) => (
        <Suspense fallback={<p role="status">{t('booking.price.updating')}</p>}>
          <ChangeCalendar booking={booking} link={link} requested={requested} onStay={take} />
        </Suspense>
      )}
    </StayDates>
  );
}
