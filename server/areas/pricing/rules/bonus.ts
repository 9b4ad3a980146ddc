import { smaller } from '../../../../domain/cents.ts';
import { noMoney, type Cents } from '../../../../domain/money.ts';
import type { Bonus } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface BonusCode {
  code: string;
  amount: Cents;
  minimum: Cents;
  validUntil: PlainDate;
  usesLeft: number;
  validFrom: PlainDate | null;
  isPaused: boolean;
}

/** Discount on `price`, which never becomes negative. A used-up code is reported as expired. */
export function computeBonus(
  isEntered: boolean,
  bonusCode: BonusCode | null,
  price: Cents,
  today: PlainDate,
): Bonus {
  if (!isEntered) return { state: 'none', amount: noMoney };
  // Codes of future campaigns must not be revealed.
  if (!bonusCode || (bonusCode.validFrom !== null && bonusCode.validFrom > today))
    return { state: 'unknown', amount: noMoney };
  if (bonusCode.validUntil < today || bonusCode.usesLeft < 1 || bonusCode.isPaused)
    return { state: 'expired', amount: noMoney };
  if (price < bonusCode.minimum || price === 0) return { state: 'belowMinimum', amount: noMoney };
  return { state: 'applied', amount: smaller(bonusCode.amount, price) };
}

export function listSpellings(input: string): string[] {
  const code = input.trim();
  return code === '' ? [] : [code, code.toUpperCase()];
}
