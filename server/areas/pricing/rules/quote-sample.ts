import { openRules } from '../../../../domain/pricing/booking-rules.ts';
import { sampleStay } from '../../../../domain/pricing/change-seasons.ts';
import type { HomeRates, Party } from '../../../../domain/pricing/home-rates.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { expandWeekends, type EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import { assembleQuote, type PricedHome } from './assemble-quote.ts';

/** Prices in lists are for two persons as well. */
const partyShown = 2;

interface LoadedRates {
  home: Omit<PricedHome, 'rates' | 'active'>;
  rates: HomeRates;
}

/** Quotes these nights as if the home had these seasons; null if a night has no price. */
export function quoteSample(
  loadedRates: LoadedRates,
  seasons: readonly EnteredSeason[],
  range: Stay,
  today: PlainDate,
  calculatedAt: number,
): Quote | null {
  const { rates } = loadedRates;
  const changedRates = { ...rates, seasons: expandWeekends(seasons) };
  const party = { persons: Math.min(partyShown, rates.adultsMax), childAges: [], dogs: 0 };
  const stay = sampleStay(changedRates, range, party, today);
  return stay && quoteWithSeasons(loadedRates, seasons, { stay, party }, today, calculatedAt);
}

export function quoteWithSeasons(
  { home, rates }: LoadedRates,
  seasons: readonly EnteredSeason[],
  { stay, party }: { stay: Stay; party: Party },
  today: PlainDate,
  calculatedAt: number,
): Quote {
  return assembleQuote({
    home: { ...home, rates: { ...rates, rules: openRules, seasons: expandWeekends(seasons) }, active: true },
    occupied: [],
    choice: { stay, party, insurance: false, extras: {}, withBonus: false },
    bonusCode: null,
    paymentVariant: 0,
    today,
    hour: 0,
    calculatedAt,
  });
}
