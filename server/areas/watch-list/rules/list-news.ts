import type { Cents } from '../../../../domain/money.ts';
import { findWatchNews, type WatchNews } from './watch-news.ts';

/** Milliseconds without a request that end a visit. A shorter value would hide news after a reload. */
const visitGapMs = 30 * 60_000;

interface Visits {
  seenAt: Date;
  sinceAt: Date | null;
}

const isNewVisit = ({ seenAt }: Visits, now: Date): boolean => now.getTime() - seenAt.getTime() > visitGapMs;

/** Returns the time after which changes are news to a person. Null on the first visit. */
export function newsSince(visits: Visits, now: Date): Date | null {
  return isNewVisit(visits, now) ? visits.seenAt : visits.sinceAt;
}

export interface LookAtStay {
  objectNumber: number;
  /** Dates and party as text. Prices for another stay cannot be compared. */
  stay: string;
  isFree: boolean;
  price: Cents | null;
  /** What the visit before had shown, with which this visit is compared. Null if it did not show the same stay. */
  sinceFree: boolean | null;
  sincePrice: Cents | null;
}

export interface StayNow {
  objectNumber: number;
  stay: string;
  now: { isFree: boolean; price: Cents | null };
}

/** Returns the record of a visit to store. What was seen on the previous visit becomes the basis of the next news. */
export function nextVisit(
  visits: Visits,
  looks: readonly LookAtStay[],
  stays: readonly StayNow[],
  now: Date,
): { seenAt: Date; sinceAt: Date | null; looks: LookAtStay[] } {
  const isNew = isNewVisit(visits, now);
  const lookOf = new Map(looks.map((look) => [look.objectNumber, look]));
  return {
    seenAt: now,
    sinceAt: newsSince(visits, now),
    looks: stays.map(({ objectNumber, stay, now: { isFree, price } }) => {
      const earlier = lookOf.get(objectNumber);
      const isSame = earlier?.stay === stay;
      return {
        ...{ objectNumber, stay, isFree, price },
        sinceFree: isSame ? (isNew ? earlier.isFree : earlier.sinceFree) : null,
        sincePrice: isSame ? (isNew ? earlier.price : earlier.sincePrice) : null,
      };
    }),
  };
}

type PriceNews = WatchNews<
  StayNow & { wasFreeAtLastView: boolean | null; priceAtLastView: Cents | null; priceWhenAdded: null }
>;

/** Returns stays whose price or availability has changed since the previous visit. */
export function priceNews(
  visits: Visits,
  looks: readonly LookAtStay[],
  stays: readonly StayNow[],
  now: Date,
): PriceNews[] {
  const { looks: compared } = nextVisit(visits, looks, stays, now);
  const lookOf = new Map(compared.map((look) => [look.objectNumber, look]));
  return findWatchNews(
    stays.map((stay) => {
      const look = lookOf.get(stay.objectNumber);
      return {
        ...stay,
        wasFreeAtLastView: look?.sinceFree ?? null,
        priceAtLastView: look?.sincePrice ?? null,
        priceWhenAdded: null,
      };
    }),
  );
}
