import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';

const refusals = {
  'voucher-invalid': 'voucherInvalid',
  'voucher-used-up': 'voucherUsedUp',
  'voucher-ended': 'voucherEnded',
} as const;

/** Shows the remaining amount of a voucher; renders nothing while it is unknown. The booking checks the code again. */
export function VoucherBalance({ code }: { code: string }): ReactNode {
  const { t, format } = useTexts();
  const { answer, isCurrent, failure } = useCall('checkVoucher', { code });
  if (failure && failure.type in refusals) {
    return <p role="alert">{t(`booking.reason.${refusals[failure.type as keyof typeof refusals]}`)}</p>;
  }
  if (!answer || !isCurrent) return null;
  return (
    <p role="status" data-testid="voucher-balance">
      {t('vouchers.recognized.balance', {
        amount: format.moneyExact(answer.balance),
        date: format.date(answer.validUntil),
      })}
    </p>
  );
}
