import { sampleStay } from '../../../../domain/pricing/change-seasons.ts';
import type { HomeRates, Season } from '../../../../domain/pricing/home-rates.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import { assembleQuote, type PricedHome } from './assemble-quote.ts';

/** What landlords are shown the price of: a stay of two adults, as lists show prices too. */
const partyShown = 2;

/** The quote of a stay in these nights, had the home these seasons; null where none has a price. */
export function quoteSample(
  { home, rates }: { home: Omit<PricedHome, 'rates' | 'active'>; rates: HomeRates },
  seasons: readonly Season[],
  range: Stay,
  today: PlainDate,
  calculatedAt: number,
): Quote | null {
  const changed = { ...rates, seasons };
  const party = { persons: Math.min(partyShown, rates.adultsMax), childAges: [], dogs: 0 };
  const stay = sampleStay(changed, range, party, today);
  if (!stay) return null;
  return assembleQuote({
    home: { ...home, rates: changed, active: true },
    occupied: [],
    choice: { stay, party, insurance: false, extras: {}, withBonus: false },
    bonusCode: null,
    paymentVariant: 0,
    today,
    calculatedAt,
  });
}
