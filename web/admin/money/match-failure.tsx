import type { ReactNode } from 'react';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';

export function MatchFailure({
  failure,
}: {
  failure: CallFailure<'matchTransfer'> | CallFailure<'setTransferAside'>;
}): ReactNode {
  const { t, format } = useTexts();
  switch (failure.type) {
    case 'booking-not-found':
      return failure.data.numbers.length > 1
        ? t('money.match.unknownNumbers', { numbers: failure.data.numbers.join(', ') })
        : t('money.match.unknown');
    case 'rest-changed':
      return t('money.match.restChanged', { amount: format.moneyExact(failure.data.rest) });
    case 'parts-exceed-rest':
      return t('money.match.exceeds', { amount: format.moneyExact(failure.data.rest) });
    case 'transfer-not-open':
      return t('money.match.notOpen');
    default:
      return t('admin.failed');
  }
}
