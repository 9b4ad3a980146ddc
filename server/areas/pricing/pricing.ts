import type { HomeRates } from '../../../domain/pricing/home-rates.ts';
import { operatorOf, type CurrentOperator } from '../../../domain/operator/operator.ts';
import { paymentVariantOf } from '../../../domain/pricing/payment-methods.ts';
import { priceCalendar } from '../../../domain/pricing/price-calendar.ts';
import { calendarDays, nearestStay, type OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import { isValidStay, type PlainDate } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { createReadThroughCache } from '../../platform/read-through-cache.ts';
import type { Partners } from '../partners/partners.ts';
import { pricingStore, type HomeRow, type RateTables } from './pricing-store.ts';
import { spellingsOfBonusCode } from './rules/bonus.ts';
import { CachedRates } from './rules/cached-rates.ts';
import { assembleQuote } from './rules/assemble-quote.ts';
import { createRateCache } from './rate-cache.ts';
import { boundBy, homeRatesOf, without } from './home-rates-of.ts';
import { quoteIfSeasonsWere, quoteSample } from './rules/quote-sample.ts';
import { countWrongCodes } from './wrong-codes.ts';
import type { Pricing, QuoteRequest, QuoteOutcome } from './pricing-context.ts';
import { pricingCalls } from './calls.generated.ts';

export type { QuoteRequest, Pricing, QuoteOutcome, Quoted } from './pricing-context.ts';

export {
  changeBonusCodes,
  extendBonus,
  insertBonusCodes,
  redeemBonus,
  releaseBonus,
} from './bonus-codes-store.ts';
export { replaceExtras, replaceSeasons } from './rates-store.ts';
export { presentArrivals } from './present-arrivals.ts';
export { presentPayments, presentPrice } from './rules/present-price.ts';

export interface PricingDeps {
  db: Database;
  clock: Clock;
  /** Absent: wrong codes are not counted, for callers inside the server. */
  limits?: Pick<CountedLimits, 'count' | 'uncount'>;
  /** Finds the partner of a call; absent: no partners. */
  partners?: Pick<Partners, 'ofCall'>;
  /** A payment provider takes cards and the like; absent: none does. */
  paysOnline?: boolean;
  /** Absent: an operator of whom nothing is known, who offers no insurance. */
  operator?: CurrentOperator;
}

const nobody = operatorOf({}, 'localhost');
const noPartners: Pick<Partners, 'ofCall'> = { ofCall: () => Promise.resolve(null) };

interface LoadedHome {
  home: HomeRow;
  rates: HomeRates;
  /** The seasons of the rates as somebody entered them. */
  seasons: RateTables['seasons'];
  occupied: readonly OccupiedPeriod[];
}

function mapped<Key, Value, Other>(
  map: ReadonlyMap<Key, Value>,
  change: (value: Value) => Other,
): Map<Key, Other> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

const calendarsCached = 5_000;
/** As many homes as lists show, since their exact prices come from this cache. */
const ratesCached = 40_000;

export function createPricing({
  db,
  clock,
  limits,
  partners = noPartners,
  operator = () => nobody,
  paysOnline = false,
}: PricingDeps): Area<Pricing> {
  const tablesCache = createRateCache<RateTables>();
  const ratesCache = createReadThroughCache<number, CachedRates>(ratesCached);
  const calendarSources = createReadThroughCache<number, LoadedHome>(calendarsCached);

  /** Null for an unknown home. */
  function calendarSource(objectNumber: number, today: PlainDate): Promise<LoadedHome | null> {
    return calendarSources.get(objectNumber, async () => {
      const [loaded] = await load([objectNumber], undefined, today);
      return loaded ?? null;
    });
  }

  /**
   * Reads the rates and, in the same snapshot, the nights occupied after a day; without a day, none. Cached rates are used if their
   * version is the one just read, and never in a transaction. Only lookups of single homes fill the cache: lists, which price all homes,
   * keep a smaller form of their own.
   */
  async function load(
    numbers: readonly number[],
    tx: Queryable | undefined,
    since: PlainDate | null,
    keepsRates = true,
  ): Promise<LoadedHome[]> {
    if (numbers.length === 0) return [];
    // In a transaction nothing comes from the cache, so that both can be asked at once.
    const [homes, readInTx] = await Promise.all([
      pricingStore.homes(tx ?? db, numbers, since),
      tx ? pricingStore.rates(tx, numbers) : null,
    ]);
    const cached = new Map(
      tx ? [] : homes.map((home) => [home.objectNumber, tablesCache.get(home.objectNumber, home.version)]),
    );
    const missing = homes.filter((home) => !cached.get(home.objectNumber));
    const read =
      readInTx ??
      (missing.length > 0
        ? await pricingStore.rates(
            db,
            missing.map((home) => home.objectNumber),
          )
        : new Map<number, RateTables>());
    return homes.map((home) => {
      const known = cached.get(home.objectNumber);
      const tables = known ?? read.get(home.objectNumber)!;
      if (!known && !tx && keepsRates) tablesCache.set(home.objectNumber, home.version, tables);
      const { seasons } = tables;
      return { home, rates: homeRatesOf(home, tables), seasons, occupied: home.occupied };
    });
  }

  async function readRates(
    numbers: readonly number[],
    tx: Queryable | undefined,
  ): Promise<Map<number, HomeRates>> {
    const loaded = await load(numbers, tx, null, false);
    return new Map(
      loaded.filter(({ home }) => !home.removed).map(({ home, rates }) => [home.objectNumber, rates]),
    );
  }

  function cachedRates(numbers: readonly number[]): Promise<ReadonlyMap<number, CachedRates>> {
    return ratesCache.getMany(numbers, async (missing) =>
      mapped(await readRates(missing, undefined), (rates) => new CachedRates(rates)),
    );
  }

  async function quoteOf(
    request: QuoteRequest,
    today: PlainDate,
    reader: Queryable,
    read: () => Promise<LoadedHome | null>,
  ): Promise<QuoteOutcome> {
    const { startDate, endDate } = request;
    if (!isValidStay({ startDate, endDate }, today)) return { ok: false, type: 'invalid-dates' };
    const loaded = await read();
    if (!loaded) return { ok: false, type: 'object-not-found' };
    const { home, rates, occupied } = loaded;
    if (home.removed) return { ok: false, type: 'object-removed' };

    const spellings = spellingsOfBonusCode(request.bonus);
    const bonusCode = await pricingStore.bonusCode(reader, spellings);
    const quote = assembleQuote({
      home: {
        rates: boundBy(rates, request),
        active: home.active,
        consumptionPerNight: home.consumptionPerNight,
        cancellation: home.cancellation,
        landlordCollects: home.landlordCollects,
      },
      occupied,
      choice: {
        stay: { startDate, endDate },
        party: { persons: request.persons, childAges: request.childAges, dogs: request.dogs },
        insurance: request.insurance,
        extras: request.extras,
        withBonus: spellings.length > 0,
      },
      bonusCode,
      insurancePremium: operator().insurancePremium,
      paymentVariant: paymentVariantOf(request.experiments),
      paysOnline,
      today,
      calculatedAt: clock.now().getTime(),
    });
    const redeemed = quote.bonus.state === 'applied' ? (bonusCode?.code ?? null) : null;
    return { ok: true, quote, bonusCode: redeemed };
  }

  const pricing: Pricing = {
    quote: (request, today, tx) =>
      quoteOf(request, today, tx ?? db, async () => {
        const [loaded] = await load([request.objectNumber], tx, today);
        return loaded ?? null;
      }),

    quoteForPage: (request, today) =>
      quoteOf(request, today, db, () => calendarSource(request.objectNumber, today)),

    homeRates: async (numbers, tx) =>
      tx ? readRates(numbers, tx) : mapped(await cachedRates(numbers), (rates) => rates.homeRates()),

    enteredSeasonsOfHomes: async (numbers, db) =>
      mapped(await pricingStore.rates(db, numbers), ({ seasons }) => seasons),
    enteredSeasons: async (objectNumber, tx) =>
      (await pricingStore.rates(tx, [objectNumber])).get(objectNumber)?.seasons ?? [],

    stayRates: cachedRates,

    occupied: (numbers, today, tx) => pricingStore.occupied(tx ?? db, numbers, today),

    async calendar(objectNumber, today, leaving) {
      const source = await calendarSource(objectNumber, today);
      if (!source || source.home.removed) return null;
      const occupied = without(leaving, source.occupied);
      const { rates, seasons } = source;
      return { rates, seasons, days: calendarDays(rates, occupied, today) };
    },

    async priceCalendar(objectNumber, request, today, leaving) {
      const source = await calendarSource(objectNumber, today);
      if (!source) return { ok: false, type: 'object-not-found' };
      if (source.home.removed) return { ok: false, type: 'object-removed' };
      const days = priceCalendar(source.rates, without(leaving, source.occupied), request, today);
      if (source.home.active) return { ok: true, days };
      return {
        ok: true,
        days: days.map(({ date }) => ({ date, status: 'inactive', nights: null, total: null })),
      };
    },

    async nearestStay(request, today) {
      const stay = { startDate: request.startDate, endDate: request.endDate };
      const source = await calendarSource(request.objectNumber, today);
      if (!isValidStay(stay, today) || !source?.home.active || source.home.removed) return null;
      const party = { persons: request.persons, childAges: request.childAges, dogs: request.dogs };
      return nearestStay(boundBy(source.rates, request), source.occupied, stay, party, today);
    },

    async quotesWithSeasons(objectNumber, seasons, ranges, today) {
      const [loaded] = await load([objectNumber], undefined, null);
      if (!loaded) return ranges.map(() => null);
      const all = seasons(loaded.seasons);
      return ranges.map((range) => quoteSample(loaded, all, range, today, clock.now().getTime()));
    },

    async quoteWithSeasons(objectNumber, seasons, { persons, ...stay }, today) {
      const [loaded] = await load([objectNumber], undefined, null);
      const party = { persons, childAges: [], dogs: 0 };
      return loaded
        ? quoteIfSeasonsWere(loaded, seasons, { stay, party }, today, clock.now().getTime())
        : null;
    },

    countWrongCodes: (tried, work, isWrong) =>
      limits ? countWrongCodes({ limits, db }, tried, work, isWrong) : work(),
  };
  return {
    ...pricing,
    module: {
      name: 'pricing',
      endpoints: bindArea(pricingCalls, { pricing, clock, partners, operator }),
      onHomeChanged({ homes }) {
        for (const cache of [calendarSources, ratesCache]) {
          if (homes === 'all') cache.clear();
          else for (const objectNumber of homes) cache.forget(objectNumber);
        }
      },
    },
  };
}
