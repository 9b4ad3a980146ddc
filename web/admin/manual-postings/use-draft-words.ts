import { smallDifferenceMax, postingReason } from '../../../domain/manual-postings.ts';
import { cents } from '../../../domain/cents.ts';
import { toEuros } from '../../../domain/money.ts';
import { voucherEuros } from '../../../domain/vouchers.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { FieldProblem } from './typed-draft.ts';

export function useDraftWords(): {
  formatProblem(problem: FieldProblem): string;
  formatFailure(failure: CallFailure<'draftPosting'> | CallFailure<'decidePosting'>): string;
} {
  const { t, format } = useTexts();
  const formatProblem = (problem: FieldProblem): string =>
    t(`postings.error.${problem}`, {
      count: postingReason.min,
      min: format.money(voucherEuros.min),
      max:
        problem === 'small'
          ? format.money(toEuros(cents(smallDifferenceMax)))
          : format.money(voucherEuros.max),
    });
  const formatFailure = (failure: CallFailure<'draftPosting'> | CallFailure<'decidePosting'>): string => {
    switch (failure.type) {
      case 'booking-not-found':
        return failure.data.numbers.length === 0
          ? t('postings.error.booking-needed')
          : t('postings.error.booking-not-found', { numbers: failure.data.numbers.join(', ') });
      case 'host-not-found':
      case 'booking-without-host':
        return t(`postings.error.${failure.type}`, { number: String(failure.data.number) });
      case 'posting-unbalanced':
        return failure.data.difference === 0
          ? t('postings.error.nothing-moved')
          : t('postings.error.posting-unbalanced', { amount: format.moneyExact(failure.data.difference) });
      case 'day-closed': {
        const { from, until } = failure.data;
        return t('postings.error.day-closed', { from: format.date(from), until: format.date(until) });
      }
      case 'refund-exceeds':
      case 'difference-exceeds':
        return t(`postings.error.${failure.type}`, { amount: format.moneyExact(failure.data.left) });
      case 'payment-known':
        return t('postings.error.payment-known', { date: format.date(failure.data.bookedOn) });
      case 'money-waits':
        return t('postings.error.money-waits', { moment: format.moment(failure.data.until) });
      default: {
        const key = `postings.error.${failure.type}`;
        return t.has(key) ? t(key) : t('admin.failed');
      }
    }
  };
  return { formatProblem, formatFailure };
}
