import { proportion } from '../cents.ts';
import { add, noMoney, subtract, sumCents, type Cents } from '../money.ts';
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

interface BoundPlan {
  plan: readonly Installment[];
  arrival: PlainDate;
}

/**
 * Returns the plan of a stay that is changed after it became binding. What is to be paid beyond what was due by then gets its days to pay
 * from the day of the change: nobody is overdue with money that they have just agreed to.
 */
export function planAfterChange(
  changed: BoundPlan,
  former: BoundPlan,
  { boundOn, today }: { boundOn: PlainDate; today: PlainDate },
): Installment[] {
  const claims = datedPlan(former.plan, boundOn, former.arrival).filter(({ kind }) => kind !== 'onSite');
  const week = addDays(today, paymentRule.daysToPay);
  const newDay = week < changed.arrival ? week : changed.arrival;
  let due = noMoney;
  return datedPlan(changed.plan, boundOn, changed.arrival).map((dated, index) => {
    const part = changed.plan[index]!;
    if (part.kind === 'onSite') return part;
    due = add(due, part.amount);
    const dueBefore = sumCents(
      claims.filter(({ dueDate }) => dueDate <= dated.dueDate).map(({ amount }) => amount),
    );
    return dated.dueDate < newDay && due > dueBefore ? { ...part, dueDate: newDay } : part;
  });
}
