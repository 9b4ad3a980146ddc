import type { Cents } from '../../../../domain/money.ts';

/** A home as it stands now, or as the owner of an alert knows it. */
export interface AlertHome {
  objectNumber: number;
  isFree: boolean;
  /** The price is of the stay that is searched for, else the lowest of a week; null where there is none. */
  price: Cents | null;
}

export interface AlertNews {
  objectNumber: number;
  kind: 'new' | 'free' | 'cheaper';
  price: Cents | null;
  /** What it cost when its owner last heard of it; null but for `cheaper`. */
  before: Cents | null;
}

/** A price that falls by less is no news. */
const fallPercent = 3;

/**
 * Compares what is now with what the owner of an alert knows. A home that was unknown is news of a search, and none of a
 * watch list, whose owner has just put it there.
 */
export function alertNews(
  known: ReadonlyMap<number, AlertHome>,
  now: readonly AlertHome[],
  { tellsUnknown }: { tellsUnknown: boolean },
): AlertNews[] {
  return now.flatMap((home): AlertNews[] => {
    const { objectNumber, price } = home;
    const before = known.get(objectNumber);
    if (!home.isFree) return [];
    if (!before) return tellsUnknown ? [{ objectNumber, kind: 'new', price, before: null }] : [];
    if (!before.isFree) return [{ objectNumber, kind: 'free', price, before: null }];
    if (price === null || before.price === null) return [];
    const hasFallen = before.price - price >= (before.price * fallPercent) / 100 && price < before.price;
    return hasFallen ? [{ objectNumber, kind: 'cheaper', price, before: before.price }] : [];
  });
}

/**
 * What the owner knows after a look. A price that rose, or fell by little, is remembered as it was told: many small steps
 * down are one fall in the end. A home that is known and no longer found is taken.
 */
export function knownAfter(
  known: ReadonlyMap<number, AlertHome>,
  now: readonly AlertHome[],
  told: readonly AlertNews[],
): AlertHome[] {
  const toldNumbers = new Set(told.map(({ objectNumber }) => objectNumber));
  const found = new Set(now.map(({ objectNumber }) => objectNumber));
  const seen = now.map((home): AlertHome => {
    const before = known.get(home.objectNumber);
    if (!before || !before.isFree || !home.isFree || toldNumbers.has(home.objectNumber)) return home;
    return { ...home, price: before.price ?? home.price };
  });
  const gone = [...known.values()]
    .filter(({ objectNumber }) => !found.has(objectNumber))
    .map((home): AlertHome => ({ ...home, isFree: false }));
  return [...seen, ...gone];
}
