import { proportion } from '../cents.ts';
import { subtract, type Cents } from '../money.ts';
import type { Installment } from './quote.ts';
import { addDays, nightsBetween, type PlainDate } from '../stay.ts';

/**
 * A quarter is due within a week after the booking binds, the rest six weeks before arrival. Nothing is due before it
 * binds. If the arrival is not more than six weeks and that week away, everything is due at once.
 */
export const paymentRule = { downPaymentPercent: 25, balanceDaysBefore: 42, daysToPay: 7 } as const;

/** Omits zero amounts. `prepaid` is paid to the collector in one or two sums, `onSite` on arrival. */
export function paymentPlan(
  prepaid: Cents,
  onSite: Cents,
  arrival: PlainDate,
  today: PlainDate,
): Installment[] {
  const { downPaymentPercent, balanceDaysBefore, daysToPay } = paymentRule;
  const inOneSum = nightsBetween(today, arrival) <= balanceDaysBefore + daysToPay;
  const firstAmount = inOneSum ? prepaid : proportion(prepaid, downPaymentPercent, 100);
  const plan: Installment[] = [
    { kind: inOneSum ? 'full' : 'downPayment', dueDate: null, amount: firstAmount },
    {
      kind: 'balance',
      dueDate: addDays(arrival, -balanceDaysBefore),
      amount: subtract(prepaid, firstAmount),
    },
    { kind: 'onSite', dueDate: arrival, amount: onSite },
  ];
  return plan.filter(({ amount }) => amount > 0);
}

/**
 * Sets due dates once the booking binds: the first part a week later, but not after arrival; the balance never before
 * the first part.
 */
export function datedPlan(
  plan: readonly Installment[],
  boundOn: PlainDate,
  arrival: PlainDate,
): (Installment & { dueDate: PlainDate })[] {
  const week = addDays(boundOn, paymentRule.daysToPay);
  const firstDay = week < arrival ? week : arrival;
  return plan.map((part) => ({
    ...part,
    dueDate: part.dueDate === null || part.dueDate < firstDay ? firstDay : part.dueDate,
  }));
}
