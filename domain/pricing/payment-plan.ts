import { proportion } from '../cents.ts';
import { subtract, type Cents } from '../money.ts';
import type { Installment } from './quote.ts';
import { addDays, nightsBetween, type PlainDate } from '../stay.ts';

/**
 * Product rule: a quarter within a week after the booking binds, the rest six weeks before arrival. Nothing is due before it binds, so a
 * stay that begins within six weeks and that week is paid in one sum.
 */
export const paymentRule = { downPaymentPercent: 25, balanceDaysBefore: 42, daysToPay: 7 } as const;

/** Instalments without zero amounts. `prepaid` goes to the collector in one or two sums; `onSite` is paid on arrival. */
export function paymentPlan(
  prepaid: Cents,
  onSite: Cents,
  arrival: PlainDate,
  today: PlainDate,
): Installment[] {
  const { downPaymentPercent, balanceDaysBefore, daysToPay } = paymentRule;
  const inOneSum = nightsBetween(today, arrival) <= balanceDaysBefore + daysToPay;
  const first = inOneSum ? prepaid : proportion(prepaid, downPaymentPercent, 100);
  const plan: Installment[] = [
    { kind: inOneSum ? 'full' : 'downPayment', dueDate: null, amount: first },
    { kind: 'balance', dueDate: addDays(arrival, -balanceDaysBefore), amount: subtract(prepaid, first) },
    { kind: 'onSite', dueDate: arrival, amount: onSite },
  ];
  return plan.filter(({ amount }) => amount > 0);
}

/**
 * Adds due dates once the booking binds: the first part a week later, but not after the arrival; the balance never before the first part.
 */
export function datedPlan(
  plan: readonly Installment[],
  boundOn: PlainDate,
  arrival: PlainDate,
): (Installment & { dueDate: PlainDate })[] {
  const week = addDays(boundOn, paymentRule.daysToPay);
  const first = week < arrival ? week : arrival;
  return plan.map((part) => ({
    ...part,
    dueDate: part.dueDate === null || part.dueDate < first ? first : part.dueDate,
  }));
}
