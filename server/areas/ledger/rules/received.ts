import { add, negate, noMoney, subtract, type Cents } from '../../../../domain/money.ts';
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

const wayOfSubject: Readonly<Record<string, MoneyWay>> = {
  payment: 'card',
  transfer: 'transfer',
  voucher: 'voucher',
};

export function wayOf(subject: string): MoneyWay | null {
  return wayOfSubject[subject.split('/')[0]!] ?? null;
}

/** Adds up amounts that come or go in the same way, in order of their first one. */
export function sumByWay(
  parts: readonly { way: MoneyWay; amount: Cents }[],
): { way: MoneyWay; amount: Cents }[] {
  const sums = new Map<MoneyWay, Cents>();
  for (const { way, amount } of parts) sums.set(way, add(sums.get(way) ?? noMoney, amount));
  return [...sums].map(([way, amount]) => ({ way, amount }));
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
