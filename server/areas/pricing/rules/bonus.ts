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
  /** The first day on which it may be used; null: no limit. */
  validFrom: PlainDate | null;
  isPaused: boolean;
}

/**
 * The discount of a bonus code on `price`, which never becomes negative. A used-up code is reported as expired: both mean that it was
 * valid once.
 */
export function bonusOf(asked: boolean, known: BonusCode | null, price: Cents, today: PlainDate): Bonus {
  if (!asked) return { state: 'none', amount: noMoney };
  // Nobody can know yet what begins later.
  if (!known || (known.validFrom !== null && known.validFrom > today))
    return { state: 'unknown', amount: noMoney };
  if (known.validUntil < today || known.usesLeft < 1 || known.isPaused)
    return { state: 'expired', amount: noMoney };
  if (price < known.minimum || price === 0) return { state: 'belowMinimum', amount: noMoney };
  return { state: 'applied', amount: smaller(known.amount, price) };
}

export function spellingsOfBonusCode(typed: string): string[] {
  const code = typed.trim();
  return code === '' ? [] : [code, code.toUpperCase()];
}
