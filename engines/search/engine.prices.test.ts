import { describe, expect, test } from 'vitest';
import type {
  Discount,
  HomeRates,
  Season,
  Service,
  TouristTaxBand,
} from '../../domain/pricing/home-rates.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';
import type { IndexedHome } from './indexed-home.ts';
import { between, pick, createRandom, type Random } from './testing/random-catalogue.ts';
import { expectOracleAnswer } from './testing/compare-engine.ts';
import { engines } from './testing/engines.ts';
import { day, home, stay, today, world } from './testing/plain-homes.ts';
import { sized } from '../../tests/harness/run-size.ts';
import { cents } from '../../domain/cents.ts';

/** Rates whose sevenths and percents are cut in every way, and those at the edge of what is kept packed. */
const extremeRates = [0, 1, 6, 7, 8, 6_999_999, 7_000_000, 7_000_001, 16_777_215, 16_777_216];

function rateOf(random: Random): number {
  return random() < 0.2 ? pick(random, extremeRates) : between(random, 1, 100_000);
}

/** Seasons of a day up to two months, from today past the horizon. */
function seasonsOf(random: Random): Partial<Season>[] {
  const longest = pick(random, [3, 12, 60, 800]);
  const seasons: Partial<Season>[] = [];
  for (let from = 0; from < 200;) {
    const until = from + between(random, 1, longest);
    seasons.push({
      fromDate: day(from),
      untilDate: day(until),
      nightly: cents(rateOf(random)),
      weekly: cents(rateOf(random)),
    });
    from = until;
  }
  return seasons;
}

const kinds: readonly Discount['kind'][] = ['early', 'lastMinute', 'longStay'];

function discountsOf(random: Random): Discount[] {
  return Array.from({ length: pick(random, [0, 1, 1, 2, 3, 5, 8]) }, () => ({
    kind: pick(random, kinds),
    threshold: between(random, 0, 40),
    percent: pick(random, [1, 5, 7, 15, 33, 50, 99, 100]),
  }));
}

/** Taxes that fit the packed costs and such as do not; now and then children pay more than adults. */
function touristTaxOf(random: Random): TouristTaxBand[] {
  const fullAge = between(random, 1, 19);
  const bands = [
    { fromAge: 0, toAge: fullAge - 1, amount: cents(pick(random, [0, 1, 99, 400, 40_000])) },
    { fromAge: fullAge, toAge: 120, amount: cents(pick(random, [0, 50, 333, 32_767, 32_768, 60_000])) },
  ];
  return bands.filter(() => random() < 0.8).map((band) => variantOf(random, band));
}

/** Half of the bands hold for all nights of all days, the others as towns bound them; some take a share of the price. */
function variantOf(random: Random, band: TouristTaxBand): TouristTaxBand {
  if (random() < 0.5) return band;
  return {
    ...band,
    nightsMax: pick(random, [undefined, 1, 5, 7, 21]),
    season: pick(random, [
      undefined,
      undefined,
      { from: '12-01', until: '12-24' },
      { from: '12-20', until: '02-29' },
    ]),
    percent: pick(random, [undefined, undefined, 0.01, 3.33, 7.5, 100]),
  };
}

function homesOf(random: Random, count: number): IndexedHome[] {
  return Array.from({ length: count }, () => {
    const plain = home({ personsMax: 4, dogsMax: pick(random, [0, 1, 2]) }, seasonsOf(random));
    const services: Service[] = [
      {
        code: 'dog',
        unit: 'dogNight',
        amount: cents(between(random, 0, 2_000)),
        mandatory: false,
        prepaid: false,
      },
      {
        code: 'energy',
        unit: 'night',
        amount: cents(between(random, 0, 900)),
        mandatory: true,
        prepaid: false,
      },
    ];
    const rates: HomeRates = {
      ...plain.rates,
      dogsMax: plain.dogsMax,
      discounts: discountsOf(random),
      services: services.filter(() => random() < 0.5),
      touristTax: random() < 0.5 ? touristTaxOf(random) : [],
    };
    return { ...plain, rates };
  });
}

function searchesOf(random: Random, count: number): SearchFilter[] {
  return Array.from({ length: count }, () => {
    const nights = pick(random, [1, 3, 6, 7, 7, 8, 10, 14, 20, 30, 31, 32, 45]);
    const tolerance = pick(random, [undefined, 1, 2, 3] as const);
    const duration = random() < 0.2 ? Math.max(1, nights - between(random, 1, 5)) : undefined;
    const pets = pick(random, [undefined, undefined, 'one', 'more', 'none'] as const);
    const childAges = Array.from({ length: pick(random, [0, 0, 0, 1, 2, 3]) }, () => between(random, 0, 17));
    return stay(between(random, 0, 120), nights, {
      ...(tolerance && { tolerance }),
      ...(duration && { duration }),
      ...(pets && { pets }),
      ...(childAges.length > 0 && { childAges, persons: between(random, 1, 4) }),
      ...(random() < 0.6 && { priceMax: between(random, 1, 59) * 100 }),
      ...(random() < 0.3 && { priceMin: between(random, 1, 20) * 100 }),
    });
  });
}

const runs = sized('PRICE_CATALOGUES', { gate: 1, full: 6 });

describe.each(engines)('$name', (engine) => {
  test('prices of many rates, discounts and lengths, to the cent', () => {
    const random = createRandom(5);
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const catalogue = { homes: homesOf(random, 150), locations: world.locations, today };
      const made = engine.create(catalogue);
      for (const filter of searchesOf(random, 20))
        found += expectOracleAnswer(engine.name, made, catalogue, filter);
    }
    expect(found).toBeGreaterThan(170 * runs);
  });
});
