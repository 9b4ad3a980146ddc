import { proportion, type Cents } from '../../../../domain/money.ts';
import type { Installment } from '../../../../domain/pricing/quote.ts';
import { addDays, nightsBetween, type PlainDate } from '../../../../domain/stay.ts';

/** Product rule: a quarter with the booking, the rest six weeks before arrival. */
const paymentRule = { downPaymentPercent: 25, restDaysBefore: 42 } as const;

/**
 * Says what is due when. `prepaid` is paid to whoever collects: in two parts, or at once when the rest would be due today
 * or earlier; `onSite` is paid on arrival. Parts of zero are left out.
 */
export function paymentPlan(
  prepaid: Cents,
  onSite: Cents,
  arrival: PlainDate,
  today: PlainDate,
): Installment[] {
  const atOnce = nightsBetween(today, arrival) <= paymentRule.restDaysBefore;
  const now = atOnce ? prepaid : proportion(prepaid, paymentRule.downPaymentPercent, 100);
  const plan: Installment[] = [
    { kind: 'now', dueDate: today, amount: now },
    { kind: 'later', dueDate: addDays(arrival, -paymentRule.restDaysBefore), amount: prepaid - now },
    { kind: 'onSite', dueDate: arrival, amount: onSite },
  ];
  return plan.filter(({ amount }) => amount > 0);
}
