import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import type { CheckedVoucher } from './use-voucher-cover.ts';

const refusals = {
  'voucher-invalid': 'voucherInvalid',
  'voucher-used-up': 'voucherUsedUp',
  'voucher-ended': 'voucherEnded',
} as const;

/** Shows the remaining amount of a voucher; renders nothing while it is unknown. */
export function VoucherBalance({ voucher: { answer, failure } }: { voucher: CheckedVoucher }): ReactNode {
  const { t, format } = useTexts();
  if (failure && failure.type in refusals) {
    return <p role="alert">{t(`booking.reason.${refusals[failure.type as keyof typeof refusals]}`)}</p>;
  }
  if (!answer) return null;
  return (
    <p role="status" data-testid="voucher-balance">
      {t('vouchers.recognized.balance', {
        amount: format.moneyExact(answer.balance),
        date: format.date(answer.validUntil),
      })}
    </p>
  );
}
