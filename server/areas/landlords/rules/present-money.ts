import type { LandlordBookingItem } from '../../../../contract/landlords/landlord-booking-item.ts';
import { larger } from '../../../../domain/cents.ts';
import { noMoney, toEuros, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

interface MoneyOfBooking {
  open: Cents;
  owed: Cents;
  payout: { amount: Cents; on: PlainDate; isDone: boolean } | null;
}

/**
 * Presents the guest's payments and the landlord's payout. A payout can be ordered from the day of arrival on, once the guest has paid
 * everything.
 */
export function presentMoney(
  money: MoneyOfBooking | undefined,
  arrival: PlainDate,
): LandlordBookingItem['money'] {
  if (!money) return null;
  const { open, owed, payout } = money;
  const coveringPayout = payout && { amount: toEuros(payout.amount), on: payout.on };
  return {
    open: toEuros(larger(noMoney, open)),
    payout: coveringPayout
      ? { ...coveringPayout, state: payout.isDone ? 'done' : 'ordered' }
      : owed > 0
        ? { amount: toEuros(owed), on: arrival, state: 'coming' }
        : null,
  };
}
