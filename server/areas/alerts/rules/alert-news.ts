import type { Cents } from '../../../../domain/money.ts';
import type { StayChoice } from '../../../../domain/stay-query.ts';

export interface KnownHome {
  objectNumber: number;
  isFree: boolean;
  /** Price of the searched stay, otherwise the lowest of a week; null if there is none. */
  price: Cents | null;
}

export interface AlertHome extends KnownHome {
  /** The stay that the price is for: a watched one, or one found around the searched dates. Searches without dates have prices per week. */
  stay: StayChoice;
}

export interface AlertNews {
  objectNumber: number;
  kind: 'new' | 'free' | 'cheaper';
  price: Cents | null;
  /** The price last reported to the owner; null except for `cheaper`. */
  before: Cents | null;
  stay: StayChoice;
}

/** Smaller price cuts are not reported. */
const fallPercent = 3;

/**
 * Compares the current state with the state of the owner's last mail. New homes are news for a search but not for a watch list, to which
 * its owner has just added them.
 */
export function alertNews(
  knownHomes: ReadonlyMap<number, KnownHome>,
  now: readonly AlertHome[],
  { tellsUnknown }: { tellsUnknown: boolean },
): AlertNews[] {
  return now.flatMap((home): AlertNews[] => {
    const { objectNumber, price, stay } = home;
    const before = knownHomes.get(objectNumber);
    if (!home.isFree) return [];
    if (!before) return tellsUnknown ? [{ objectNumber, kind: 'new', price, before: null, stay }] : [];
    if (!before.isFree) return [{ objectNumber, kind: 'free', price, before: null, stay }];
    if (price === null || before.price === null) return [];
    const hasFallen = before.price - price >= (before.price * fallPercent) / 100 && price < before.price;
    return hasFallen ? [{ objectNumber, kind: 'cheaper', price, before: before.price, stay }] : [];
  });
}

/**
 * Returns the state to store after a check. A price that rose or fell slightly keeps its last reported value, so that many small cuts add
 * up to one. Known homes that are no longer found count as unavailable.
 */
export function knownAfter(
  knownHomes: ReadonlyMap<number, KnownHome>,
  now: readonly AlertHome[],
  reportedNews: readonly AlertNews[],
): KnownHome[] {
  const toldNumbers = new Set(reportedNews.map(({ objectNumber }) => objectNumber));
  const foundNumbers = new Set(now.map(({ objectNumber }) => objectNumber));
  const currentHomes = now.map((home): KnownHome => {
    const before = knownHomes.get(home.objectNumber);
    if (!before || !before.isFree || !home.isFree || toldNumbers.has(home.objectNumber)) return home;
    return { ...home, price: before.price ?? home.price };
  });
  const missingHomes = [...knownHomes.values()]
    .filter(({ objectNumber }) => !foundNumbers.has(objectNumber))
    .map((home): KnownHome => ({ ...home, isFree: false }));
  return [...currentHomes, ...missingHomes];
}
