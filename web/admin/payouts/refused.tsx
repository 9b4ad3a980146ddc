import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';

const errorsWithText = [
  'nothing-due',
  'run-waits',
  'day-invalid',
  'run-not-open',
  'same-person',
  'figures-changed',
  'payout-not-sent',
  'nothing-to-report',
];

export function Refused({
  failure,
}: {
  failure: { type: string; data?: unknown } | null | undefined;
}): ReactNode {
  const { t, format } = useTexts();
  if (!failure) return null;
  const { until } = (failure.data ?? {}) as { until?: string };
  return (
    <Notice kind="warning" role="alert">
      {failure.type === 'money-waits' && until !== undefined
        ? t('payouts.office.refused.money-waits', { moment: format.moment(until) })
        : t(`payouts.office.refused.${errorsWithText.includes(failure.type) ? failure.type : 'other'}`)}
    </Notice>
  );
}
