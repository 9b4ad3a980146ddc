import { costFactors } from '../../domain/pricing/stay-price.ts';
import { lowestWeekPrice } from '../../domain/pricing/stay-rules.ts';
import type { Discount } from '../../domain/pricing/home-rates.ts';
import { searchFlags } from '../../domain/search-filter.ts';
import { horizonDays, toDayNumber, type PlainDate, type Stay } from '../../domain/stay.ts';
import type { IndexedHome } from '../../engines/search/indexed-home.ts';
import {
  meanPrice,
  meanRating,
  pricePerPerson,
  recommendationScore,
  type RankedHome,
} from '../../engines/search/recommendation.ts';
import { pieceDaysMax, type PeerTable } from './peer-tables.ts';

const dayNumbers = new Map<PlainDate, number>();

function toDay(date: PlainDate, today: number): number {
  let day = dayNumbers.get(date);
  if (day === undefined) dayNumbers.set(date, (day = toDayNumber(date)));
  return day - today;
}

export function rankedFacts(home: IndexedHome, today: PlainDate): RankedHome {
  const isRated = home.ratingAverage !== null && home.ratingCount > 0;
  return {
    rating: isRated ? Math.round(home.ratingAverage! * 100) : 0,
    ratingCount: isRated ? home.ratingCount : 0,
    weekPrice: lowestWeekPrice(home.rates, today) ?? -1,
    personsMax: home.personsMax,
    completeness: home.completeness,
    createdDay: home.createdDay,
  };
}

/** The averages that the recommendation score uses, collected before any row is written. */
export class CatalogueMeans {
  #ratings = { sum: 0, count: 0 };
  readonly #regions = new Map<string, { sum: number; count: number }>();

  add(region: string, facts: RankedHome): void {
    this.#ratings.sum += facts.rating * facts.ratingCount;
    this.#ratings.count += facts.ratingCount;
    const price = pricePerPerson(facts);
    if (price === 0) return;
    const regionMeans = this.#regions.get(region) ?? { sum: 0, count: 0 };
    this.#regions.set(region, { sum: regionMeans.sum + price, count: regionMeans.count + 1 });
  }

  scoreOf(region: string, facts: RankedHome, today: number): number {
    const prices = this.#regions.get(region);
    const mean = meanRating(this.#ratings.sum, this.#ratings.count);
    return recommendationScore(facts, mean, prices ? meanPrice(prices.sum, prices.count) : 0, today);
  }
}

/** Returns free nights from today to the last bookable day, as days from today. */
function findGaps(occupied: readonly Stay[], today: number): [from: number, until: number][] {
  const gaps: [number, number][] = [];
  let freeFrom = 0;
  for (const { startDate, endDate } of occupied) {
    const start = Math.min(toDay(startDate, today), horizonDays);
    if (start > freeFrom) gaps.push([freeFrom, start]);
    freeFrom = Math.max(freeFrom, toDay(endDate, today));
  }
  if (freeFrom < horizonDays) gaps.push([freeFrom, horizonDays]);
  return gaps;
}

/** Splits a range of days into parts of limited length. */
function* splitRange(from: number, until: number): Generator<[start: number, end: number]> {
  for (let start = from; start < until; start += pieceDaysMax)
    yield [start, Math.min(until, start + pieceDaysMax)];
}

type Cell = number | boolean | string | null | undefined;

function line(cells: readonly Cell[]): string {
  return `${cells.map((cell) => cell ?? '\\N').join('\t')}\n`;
}

/** Returns the lines of one home for COPY, by table. `regionIds` and `countryIds` map keys to numbers. */
export function toLines(
  home: IndexedHome,
  today: PlainDate,
  means: CatalogueMeans,
  ids: { country: ReadonlyMap<string, number>; region: ReadonlyMap<string, number> },
): Record<PeerTable, string> {
  const todayNumber = toDayNumber(today);
  const facts = rankedFacts(home, today);
  const discount = (kind: Discount['kind']): Cell[] => {
    const matchingDiscount = home.rates.discounts.find((other) => other.kind === kind);
    return [matchingDiscount?.threshold, matchingDiscount?.percent];
  };
  const { base, night, person, personNight, withDogs: dogs } = costFactors(home.rates);
  const { distSea, distLake, distSkilift, distSkiloipe } = home.distances;
  const lines: Record<PeerTable, string> = {
    home: line([
      home.objectNumber,
      ids.country.get(home.country),
      ids.region.get(home.region),
      home.lat,
      home.lon,
      home.personsMax,
      home.sleepingRooms,
      home.bathRooms,
      home.beds,
      home.squaremeterLiving,
      home.dogsMax,
      searchFlags.reduce((bits, flag, bit) => bits | (home.amenities.includes(flag) ? 1 << bit : 0), 0),
      ...[distSea, distLake, distSkilift, distSkiloipe],
      home.objectType === 'house',
      home.providerType === 'private',
      home.freeCancel,
      facts.rating,
      facts.ratingCount,
      `{${home.offers.join(',')}}`,
      facts.weekPrice < 0 ? null : facts.weekPrice,
      means.scoreOf(home.region, facts, todayNumber),
      ...[base, night, person, personNight],
      ...[dogs.base, dogs.night, dogs.person, dogs.personNight, dogs.dog, dogs.dogNight],
      ...[...discount('early'), ...discount('lastMinute'), ...discount('longStay')],
    ]),
    season: '',
    gap: '',
    piece: '',
  };
  const gaps = findGaps(home.occupied, todayNumber);
  for (const [from, until] of gaps) {
    for (const part of splitRange(from, until)) lines.gap += line([home.objectNumber, ...part, until]);
  }

  let sumNightly = 0;
  let sumWeekly = 0;
  let block = 0;
  let lastDay: number | null = null;
  for (const season of home.rates.seasons) {
    const from = toDay(season.fromDate, todayNumber);
    const until = toDay(season.untilDate, todayNumber);
    const { nightly, weekly, departureDays, arrivalDays, minStay, maxStay } = season;
    if (lastDay !== null && lastDay !== from) block += 1;
    lastDay = until;
    lines.season += line([
      home.objectNumber,
      ...[from, until, block, departureDays, nightly, weekly, sumNightly, sumWeekly],
    ]);
    for (const [gapFrom, gapUntil] of gaps) {
      for (const [start, end] of splitRange(Math.max(from, gapFrom), Math.min(until, gapUntil))) {
        lines.piece += line([
          ...[home.objectNumber, start, end, gapUntil, until, block],
          ...[arrivalDays, departureDays, minStay, maxStay, nightly, weekly],
          ...[sumNightly + (start - from) * nightly, sumWeekly + (start - from) * weekly],
        ]);
      }
    }
    sumNightly += (until - from) * nightly;
    sumWeekly += (until - from) * weekly;
  }
  return lines;
}
