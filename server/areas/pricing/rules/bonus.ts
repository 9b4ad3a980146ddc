import type { Cents } from '../../../../domain/money.ts';
import type { Bonus } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface BonusCode {
  code: string;
  amount: Cents;
  /** The smallest price that it may be used for. */
  minimum: Cents;
  /** The last day on which it may be used. */
  validUntil: PlainDate;
  usesLeft: number;
  /** The first day on which it may be used; null: it always could. */
  validFrom: PlainDate | null;
  /** Its campaign is paused. */
  isPaused: boolean;
}

/**
 * What a bonus code takes off `price`, which is never brought below zero. A code that is used up is
 * called expired: both mean that it was right once.
 */
export function bonusOf(asked: boolean, known: BonusCode | null, price: Cents, today: PlainDate): Bonus {
  if (!asked) return { state: 'none', amount: 0 };
  // Nobody can know yet what begins later.
  if (!known || (known.validFrom !== null && known.validFrom > today)) return { state: 'unknown', amount: 0 };
  if (known.validUntil < today || known.usesLeft < 1 || known.isPaused)
    return { state: 'expired', amount: 0 };
  if (price < known.minimum || price === 0) return { state: 'belowMinimum', amount: 0 };
  return { state: 'applied', amount: Math.min(known.amount, price) };
}

/** The forms in which a typed code may be stored: as it is, and in capitals, without spaces around. */
export function spellingsOfBonusCode(typed: string): string[] {
  const code = typed.trim();
  return code === '' ? [] : [code, code.toUpperCase()];
}
