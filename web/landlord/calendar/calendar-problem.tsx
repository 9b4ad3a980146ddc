import type { ReactNode } from 'react';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';

type Failure = CallFailure<'blockNights' | 'removeBlock' | 'setRates' | 'undoCalendarAct'>;

const errorsWithText: readonly string[] = [
  'invalid-dates',
  'price-missing',
  'week-too-low',
  'changed-meanwhile',
  'block-not-found',
] satisfies Failure['type'][];

export function CalendarProblem({ failure }: { failure: Failure | null }): ReactNode {
  const { t, format } = useTexts();
  if (!failure) return null;
  const list =
    failure.type === 'capacity-taken'
      ? failure.data.conflicts
          .map(
            ({ startDate, endDate }) =>
              `${format.dayAndMonthShort(startDate)} – ${format.dayAndMonthShort(endDate)}`,
          )
          .join(', ')
      : '';
  const key = list ? 'capacity-taken' : errorsWithText.includes(failure.type) ? failure.type : 'other';
  return (
    <Notice kind="danger" role="alert">
      {t(`landlord.calendar.problem.${key}`, { list })}
    </Notice>
  );
}
