import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { absolute, fromEuros, toEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';

type Money = LandlordBookingItem['money'];

/**
 * Returns texts that say whether the guest has paid, and when the host will be paid. They are empty if no money passes
 * through us.
 */
export function useMoneyWords(): { paid: (money: Money) => string; payout: (money: Money) => string } {
  const { t, format } = useTexts();
  return {
    paid(money) {
      if (!money) return '';
      return money.open > 0
        ? t('landlord.money.open', { amount: format.moneyExact(money.open) })
        : t('landlord.money.paid');
    },
    payout(money) {
      if (!money?.payout) return '';
      const { amount, on, state } = money.payout;
      // The guest has paid the host, who owes the commission: it is taken from other payouts.
      return t(`landlord.money.${amount < 0 ? 'charge' : 'payout'}.${state}`, {
        amount: format.moneyExact(toEuros(absolute(fromEuros(amount)))),
        date: format.date(on),
      });
    },
  };
}
