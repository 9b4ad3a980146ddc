import type { LandlordBookingItem } from '../../../../contract/landlords/landlord-booking-item.ts';
import { larger, noMoney, toEuros, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

interface MoneyOfBooking {
  open: Cents;
  owed: Cents;
  payout: { amount: Cents; on: PlainDate; isDone: boolean } | null;
}

/** What the guest has paid and when the landlord is. A payout can be ordered from the day of arrival on, once the guest owes nothing. */
export function presentMoney(
  money: MoneyOfBooking | undefined,
  arrival: PlainDate,
): LandlordBookingItem['money'] {
  if (!money) return null;
  const { open, owed, payout } = money;
  const covered = payout && { amount: toEuros(payout.amount), on: payout.on };
  return {
    open: toEuros(larger(noMoney, open)),
    payout: covered
      ? { ...covered, state: payout.isDone ? 'done' : 'ordered' }
      : owed > 0
        ? { amount: toEuros(owed), on: arrival, state: 'coming' }
        : null,
  };
}
