import { sampleStay } from '../../../../domain/pricing/change-seasons.ts';
import type { HomeRates } from '../../../../domain/pricing/home-rates.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { expandWeekends, type EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import { assembleQuote, type PricedHome } from './assemble-quote.ts';

/** Samples for landlords are for two adults, like the prices in lists. */
const partyShown = 2;

/** The quote of these nights if the home had these seasons; null where there is no price. */
export function quoteSample(
  { home, rates }: { home: Omit<PricedHome, 'rates' | 'active'>; rates: HomeRates },
  seasons: readonly EnteredSeason[],
  range: Stay,
  today: PlainDate,
  calculatedAt: number,
): Quote | null {
  const changed = { ...rates, seasons: expandWeekends(seasons) };
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
