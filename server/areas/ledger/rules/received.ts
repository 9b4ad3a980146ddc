import { negate, noMoney, subtract, type Cents } from '../../../../domain/money.ts';
import { wayOf } from '../../../../domain/money-by-way.ts';
import type { MoneyWay } from '../../../../domain/payments.ts';
import { todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';

/** What a guest has paid in one way and did not get back. */
export interface ReceivedPayment {
  way: MoneyWay;
  amount: Cents;
  receivedOn: PlainDate;
}

export interface PostedPayment {
  account: string;
  amount: Cents;
  subject: string | null;
  dueOn: PlainDate | null;
  postedAt: Date;
}

/** Expects the entries of a booking in order of posting; claims and waived amounts do not count. */
export function receivedPayments(entries: readonly PostedPayment[]): ReceivedPayment[] {
  const bySubject = new Map<string, ReceivedPayment>();
  for (const { account, amount, subject, dueOn, postedAt } of entries) {
    if (account !== 'guestReceivable' || dueOn || !subject) continue;
    const way = wayOf(subject);
    if (way === null) continue;
    const former = bySubject.get(subject);
    if (former) former.amount = subtract(former.amount, amount);
    else bySubject.set(subject, { way, amount: negate(amount), receivedOn: todayInBerlin(postedAt) });
  }
  return [...bySubject.values()].filter(({ amount }) => amount > noMoney);
}
