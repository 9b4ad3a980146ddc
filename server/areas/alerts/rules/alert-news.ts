import type { Cents } from '../../../../domain/money.ts';
import type { StayChoice } from '../../../../domain/stay-query.ts';

/** A home as the owner of an alert knows it. */
export interface KnownHome {
  objectNumber: number;
  isFree: boolean;
  /** The price is of the stay that is searched for, else the lowest of a week; null where there is none. */
  price: Cents | null;
}

/** A home as it stands now. */
export interface AlertHome extends KnownHome {
  /** What the price is of: a watched stay, or one that a search has found around its dates. Without dates the price is a week's. */
  stay: StayChoice;
}

export interface AlertNews {
  objectNumber: number;
  kind: 'new' | 'free' | 'cheaper';
  price: Cents | null;
  /** What it cost when its owner last heard of it; null but for `cheaper`. */
  before: Cents | null;
  stay: StayChoice;
}

/** A price that falls by less is no news. */
const fallPercent = 3;

/**
 * Compares what is now with what the owner of an alert knows. A home that was unknown is news of a search, and none of a
 * watch list, whose owner has just put it there.
 */
export function alertNews(
  known: ReadonlyMap<number, KnownHome>,
  now: readonly AlertHome[],
  { tellsUnknown }: { tellsUnknown: boolean },
): AlertNews[] {
  return now.flatMap((home): AlertNews[] => {
    const { objectNumber, price, stay } = home;
    const before = known.get(objectNumber);
    if (!home.isFree) return [];
    if (!before) return tellsUnknown ? [{ objectNumber, kind: 'new', price, before: null, stay }] : [];
    if (!before.isFree) return [{ objectNumber, kind: 'free', price, before: null, stay }];
    if (price === null || before.price === null) return [];
    const hasFallen = before.price - price >= (before.price * fallPercent) / 100 && price < before.price;
    return hasFallen ? [{ objectNumber, kind: 'cheaper', price, before: before.price, stay }] : [];
  });
}

/**
 * What the owner knows after a look. A price that rose, or fell by little, is remembered as it was told: many small steps
 * down are one fall in the end. A home that is known and no longer found is taken.
 */
export function knownAfter(
  known: ReadonlyMap<number, KnownHome>,
  now: readonly AlertHome[],
  told: readonly AlertNews[],
): KnownHome[] {
  const toldNumbers = new Set(told.map(({ objectNumber }) => objectNumber));
  const found = new Set(now.map(({ objectNumber }) => objectNumber));
  const seen = now.map((home): KnownHome => {
    const before = known.get(home.objectNumber);
    if (!before || !before.isFree || !home.isFree || toldNumbers.has(home.objectNumber)) return home;
    return { ...home, price: before.price ?? home.price };
  });
  const gone = [...known.values()]
    .filter(({ objectNumber }) => !found.has(objectNumber))
    .map((home): KnownHome => ({ ...home, isFree: false }));
  return [...seen, ...gone];
}
