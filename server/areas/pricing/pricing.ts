import type { HomeRates } from '../../../domain/pricing/home-rates.ts';
import { buildOperator, type CurrentOperator } from '../../../domain/operator/operator.ts';
import { findPaymentVariant } from '../../../domain/pricing/payment-methods.ts';
import { priceCalendar } from '../../../domain/pricing/price-calendar.ts';
import { rulesOfChange, type Now } from '../../../domain/pricing/booking-rules.ts';
import {
  calendarDays,
  nearestStay,
  withoutStayRules,
  type OccupiedPeriod,
} from '../../../domain/pricing/stay-rules.ts';
import { isValidStay, type PlainDate, type Stay } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { hourInBerlin, type Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { createReadThroughCache } from '../../platform/read-through-cache.ts';
import type { Partners } from '../partners/partners.ts';
import { pricingStore, type HomeRow, type RateTables } from './pricing-store.ts';
import { listSpellings } from './rules/bonus.ts';
import { CachedRates } from './rules/cached-rates.ts';
import { assembleQuote } from './rules/assemble-quote.ts';
import { createRateCache } from './rate-cache.ts';
import { limitAdults, buildHomeRates, excludeStay } from './build-home-rates.ts';
import { quoteWithSeasons, quoteSample } from './rules/quote-sample.ts';
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
  /** If absent, wrong codes are not counted, as for callers inside the server. */
  limits?: Pick<CountedLimits, 'count' | 'uncount'>;
  /** Finds the partner of a call. If absent, there are no partners. */
  partners?: Pick<Partners, 'findByCall'>;
  paysOnline?: boolean;
  /** If absent, the operator is unknown and no insurance is offered. */
  operator?: CurrentOperator;
}

const nobody = buildOperator({}, 'localhost');
const noPartners: Pick<Partners, 'findByCall'> = { findByCall: () => Promise.resolve(null) };

interface LoadedHome {
  home: HomeRow;
  rates: HomeRates;
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
/** Number of cached homes, enough for all homes in lists, whose exact prices come from this cache. */
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
  const nowOn = (today: PlainDate): Now => ({ today, hour: hourInBerlin(clock.now()) });
  const ratesFor = (rates: HomeRates, booked: Stay | undefined, now: Now): HomeRates =>
    booked ? { ...rates, rules: rulesOfChange(rates.rules, booked, now) } : rates;
  const calendarSources = createReadThroughCache<number, LoadedHome>(calendarsCached);

  function calendarSource(objectNumber: number, today: PlainDate): Promise<LoadedHome | null> {
    return calendarSources.get(objectNumber, async () => {
      const [loadedHome] = await load([objectNumber], undefined, today);
      return loadedHome ?? null;
    });
  }

  /**
   * Reads rates and, in the same snapshot, nights occupied after a day; without a day, none. Cached rates are used
   * only if their version is current, and never in a transaction. Only lookups of single homes fill the cache: lists,
   * which price all homes, keep a smaller form of their own.
   */
  async function load(
    numbers: readonly number[],
    tx: Queryable | undefined,
    since: PlainDate | null,
    keepsRates = true,
  ): Promise<LoadedHome[]> {
    if (numbers.length === 0) return [];
    // A transaction reads past the cache, so both queries can run at once.
    const [homes, readInTx] = await Promise.all([
      pricingStore.homes(tx ?? db, numbers, since),
      tx ? pricingStore.rates(tx, numbers) : null,
    ]);
    const cached = new Map(
      tx ? [] : homes.map((home) => [home.objectNumber, tablesCache.get(home.objectNumber, home.version)]),
    );
    const uncached = homes.filter((home) => !cached.get(home.objectNumber));
    const rateTables =
      readInTx ??
      (uncached.length > 0
        ? await pricingStore.rates(
            db,
            uncached.map((home) => home.objectNumber),
          )
        : new Map<number, RateTables>());
    return homes.map((home) => {
      const cachedHome = cached.get(home.objectNumber);
      const tables = cachedHome ?? rateTables.get(home.objectNumber)!;
      if (!cachedHome && !tx && keepsRates) tablesCache.set(home.objectNumber, home.version, tables);
      const { seasons } = tables;
      return { home, rates: buildHomeRates(home, tables), seasons, occupied: home.occupied };
    });
  }

  async function readRates(
    numbers: readonly number[],
    tx: Queryable | undefined,
  ): Promise<Map<number, HomeRates>> {
    const loadedHomes = await load(numbers, tx, null, false);
    return new Map(
      loadedHomes.filter(({ home }) => !home.removed).map(({ home, rates }) => [home.objectNumber, rates]),
    );
  }

  function cachedRates(numbers: readonly number[]): Promise<ReadonlyMap<number, CachedRates>> {
    return ratesCache.getMany(numbers, async (missingNumbers) =>
      mapped(await readRates(missingNumbers, undefined), (rates) => new CachedRates(rates)),
    );
  }

  async function quoteLoaded(
    request: QuoteRequest,
    today: PlainDate,
    reader: Queryable,
    loadHome: () => Promise<LoadedHome | null>,
  ): Promise<QuoteOutcome> {
    const { startDate, endDate } = request;
    if (!isValidStay({ startDate, endDate }, today)) return { ok: false, type: 'invalid-dates' };
    const loadedHome = await loadHome();
    if (!loadedHome) return { ok: false, type: 'object-not-found' };
    const { home, occupied } = loadedHome;
    const now = nowOn(today);
    const rates = request.byHost
      ? withoutStayRules(loadedHome.rates)
      : ratesFor(loadedHome.rates, request.booked, now);
    if (home.removed) return { ok: false, type: 'object-removed' };

    const spellings = listSpellings(request.bonus);
    const bonusCode = await pricingStore.bonusCode(reader, spellings);
    const quote = assembleQuote({
      home: {
        rates: limitAdults(rates, request),
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
      accommodationPrice: request.byHost?.accommodation ?? null,
      insurancePremium: operator().insurancePremium,
      paymentVariant: findPaymentVariant(request.experiments),
      paysOnline,
      ...now,
      calculatedAt: clock.now().getTime(),
    });
    const redeemed = quote.bonus.state === 'applied' ? (bonusCode?.code ?? null) : null;
    return { ok: true, quote, bonusCode: redeemed };
  }

  const pricing: Pricing = {
    quote: (request, today, tx) =>
      quoteLoaded(request, today, tx ?? db, async () => {
        const [loadedHome] = await load([request.objectNumber], tx, today);
        return loadedHome ?? null;
      }),

    quoteForPage: (request, today) =>
      quoteLoaded(request, today, db, () => calendarSource(request.objectNumber, today)),

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
      const occupied = excludeStay(leaving, source.occupied);
      const { rates, seasons } = source;
      const now = nowOn(today);
      return { rates, seasons, days: calendarDays(ratesFor(rates, leaving, now), occupied, now) };
    },

    async priceCalendar(objectNumber, request, today, leaving) {
      const source = await calendarSource(objectNumber, today);
      if (!source) return { ok: false, type: 'object-not-found' };
      if (source.home.removed) return { ok: false, type: 'object-removed' };
      const now = nowOn(today);
      const rates = ratesFor(source.rates, leaving, now);
      const days = priceCalendar(rates, excludeStay(leaving, source.occupied), request, now);
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
      return nearestStay(limitAdults(source.rates, request), source.occupied, stay, party, nowOn(today));
    },

    async quotesWithSeasons(objectNumber, seasons, ranges, today) {
      const [loadedHome] = await load([objectNumber], undefined, null);
      if (!loadedHome) return ranges.map(() => null);
      const all = seasons(loadedHome.seasons);
      return ranges.map((range) => quoteSample(loadedHome, all, range, today, clock.now().getTime()));
    },

    async quoteWithSeasons(objectNumber, seasons, { persons, ...stay }, today) {
      const [loadedHome] = await load([objectNumber], undefined, null);
      const party = { persons, childAges: [], dogs: 0 };
      return loadedHome
        ? quoteWithSeasons(loadedHome, seasons, { stay, party }, today, clock.now().getTime())
        : null;
    },

    countWrongCodes: (attempt, work, isWrong) =>
      limits ? countWrongCodes({ limits, db }, attempt, work, isWrong) : work(),
  };
  return {
    ...pricing,
    module: {
      name: 'pricing',
      endpoints: bindArea(pricingCalls, { pricing, clock, partners, operator }),
      onHomeChanged({ homes, kind }) {
        for (const cache of kind === 'home' ? [calendarSources, ratesCache] : [calendarSources]) {
          if (homes === 'all') cache.clear();
          else for (const objectNumber of homes) cache.forget(objectNumber);
        }
      },
    },
  };
}
