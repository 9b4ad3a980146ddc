import type { ReactNode } from 'react';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';

type Failure = CallFailure<'saveDirectBooking'>;

const errorsWithText: readonly string[] = [
  ...(['invalid-dates', 'invalid-party', 'invalid-customer', 'not-changeable', 'booking-not-found'] as const),
] satisfies Failure['type'][];

export function DirectProblem({ failure }: { failure: Failure | null }): ReactNode {
  const { t, format } = useTexts();
  if (!failure) return null;
  if (failure.type === 'not-on-behalf') return <FailureNotice text={t('acting.refused')} />;
  if (failure.type === 'capacity-taken') {
    const list = failure.data.conflicts
      .map(
        ({ startDate, endDate }) =>
          `${format.dayAndMonthShort(startDate)} – ${format.dayAndMonthShort(endDate)}`,
      )
      .join(', ');
    return <FailureNotice text={t('landlord.direct.taken', { list })} />;
  }
  const key = errorsWithText.includes(failure.type) ? failure.type : 'other';
  return <FailureNotice text={t(`landlord.direct.refused.${key}`)} />;
}
