import { cents, proportion } from '../cents.ts';
import { add, euros, fromEuros, times, type Cents } from '../money.ts';
import { openRules, type BookingRules } from '../pricing/booking-rules.ts';
import { areSameSeasons, hasOwnWeek, mapSeasons } from '../pricing/change-seasons.ts';
import { sumWeek, type EnteredSeason } from '../pricing/weekend-rates.ts';
import type { Discount, Service, ServiceCode } from '../pricing/home-rates.ts';
import type { CancellationBand } from '../booking/cancellation-steps.ts';
import type { Stay } from '../stay.ts';
import { discountsMax, rateMin, seasonsMax } from './fact-bounds.ts';
import { cancellationTerms, type CancellationTerm } from './home-kinds.ts';
import type { HomeState, PausedBy } from './home-state.ts';

/** Euros for a night or a week. A higher price is considered a typing error. */
const rateMax = 100_000;

/** A change of many homes at once. The period contains the nights up to the morning of its end. */
export type BulkChange =
  | { kind: 'percent'; period: Stay; /** Has at most one decimal. */ percent: number }
  | { kind: 'amount'; period: Stay; amount: Cents }
  | { kind: 'minStay'; period: Stay; minStay: number }
  | { kind: 'name'; period: Stay; /** Empty for none. */ name: string }
  | { kind: 'rules'; /** Absent rules stay unchanged. */ rules: Partial<BookingRules> }
  | { kind: 'cancellation'; term: CancellationTerm }
  | { kind: 'times'; /** Absent times stay unchanged. */ checkIn?: string; checkOut?: string }
  | {
      kind: 'service';
      code: ServiceCode;
      /** Null to offer the service no longer. */
      service: Omit<Service, 'code'> | null;
    }
  | {
      kind: 'discount';
      discount: Discount['kind'];
      /** Null to end all discounts of this kind. Discounts with other thresholds stay beside a new one. */
      terms: Pick<Discount, 'threshold' | 'percent'> | null;
    }
  | { kind: 'pause' }
  | { kind: 'resume' };

/** The values of a home that a bulk change can affect. */
export interface BulkValues {
  seasons: readonly EnteredSeason[];
  state: HomeState;
  pausedBy: PausedBy | null;
  /** Absent in changes from before homes had rules. */
  rules?: BookingRules;
  /** Present only for changes of terms or times. */
  terms?: HomeTerms;
  /** Present only for changes of services or discounts. */
  extras?: HomeExtras;
}

interface HomeTerms {
  cancellation: readonly CancellationBand[];
  checkIn: string | null;
  checkOut: string | null;
}

export interface HomeExtras {
  services: readonly Service[];
  discounts: readonly Discount[];
}

export const isOfTerms = (kind: BulkChange['kind']): boolean => kind === 'cancellation' || kind === 'times';
export const isOfExtras = (kind: BulkChange['kind']): boolean => kind === 'service' || kind === 'discount';

export interface BulkHome extends BulkValues {
  /** True if the home's prices come from a feed. */
  ofFeed: boolean;
  /** True if the home has everything that guests need. */
  isComplete: boolean;
}

export const bulkRefusals = [
  'ofFeed',
  'noPrices',
  'unchanged',
  'priceOutOfBounds',
  'tooManySeasons',
  'tooManyDiscounts',
  'notPublished',
  'notPaused',
  'pausedByOthers',
  'incomplete',
] as const;
type BulkRefusal = (typeof bulkRefusals)[number];

export type BulkPlan = { ok: true; after: BulkValues } | { ok: false; reason: BulkRefusal };

/** Rounds to whole euros, from 50 cents on upwards. */
const toWholeEuros = (numerator: number, denominator: number, amount: Cents): Cents =>
  times(proportion(amount, numerator, denominator * 100), 100);

/** Returns the changed rate for a stay of this many nights. */
function changeRate(rate: Cents, nights: number, change: BulkChange): Cents {
  if (change.kind === 'percent') return toWholeEuros(Math.round((100 + change.percent) * 10), 1000, rate);
  if (change.kind === 'amount') return toWholeEuros(1, 1, add(rate, times(change.amount, nights)));
  return rate;
}

function changePrices(season: EnteredSeason, change: BulkChange): EnteredSeason {
  const { weekend } = season;
  const rates = {
    nightly: changeRate(season.nightly, 1, change),
    ...(weekend && { weekend: { ...weekend, nightly: changeRate(weekend.nightly, 1, change) } }),
  };
  // A week without its own price still costs as much as its nights.
  const weekly = hasOwnWeek(season) ? changeRate(season.weekly, 7, change) : sumWeek(rates);
  return { ...season, ...rates, weekly };
}

const isRate = (rate: Cents): boolean =>
  rate >= fromEuros(euros(rateMin)) && rate <= fromEuros(euros(rateMax));

const hasValidRates = ({ nightly, weekly, weekend }: EnteredSeason): boolean =>
  isRate(nightly) && isRate(weekly) && (!weekend || isRate(weekend.nightly));

const overlapsPeriod = ({ fromDate, untilDate }: EnteredSeason, { startDate, endDate }: Stay): boolean =>
  fromDate < endDate && untilDate > startDate;

const pickValues = ({ seasons, state, pausedBy, rules, terms, extras }: BulkValues): BulkValues => ({
  ...{ seasons, state, pausedBy },
  ...(rules && { rules }),
  ...(terms && { terms }),
  ...(extras && { extras }),
});

function changeSeason(season: EnteredSeason, change: Extract<BulkChange, { period: Stay }>): EnteredSeason {
  if (change.kind === 'minStay')
    return { ...season, minStay: change.minStay, maxStay: Math.max(change.minStay, season.maxStay) };
  if (change.kind !== 'name') return changePrices(season, change);
  const { name: _, ...unnamed } = season;
  return change.name === '' ? unnamed : { ...unnamed, name: change.name };
}

function planRules(home: BulkHome, change: Partial<BookingRules>): BulkPlan {
  const { rules = openRules, ofFeed } = home;
  if (ofFeed) return { ok: false, reason: 'ofFeed' };
  const after = { ...rules, ...change };
  if (areSameRules(after, rules)) return { ok: false, reason: 'unchanged' };
  return { ok: true, after: { ...pickValues(home), rules: after } };
}

function planTerms(
  home: BulkHome,
  change: Extract<BulkChange, { kind: 'cancellation' | 'times' }>,
): BulkPlan {
  const { terms, ofFeed } = home;
  if (ofFeed) return { ok: false, reason: 'ofFeed' };
  if (!terms) throw new Error('A change of terms needs the terms of the homes.');
  const after: HomeTerms =
    change.kind === 'cancellation'
      ? { ...terms, cancellation: cancellationTerms[change.term] }
      : { ...terms, checkIn: change.checkIn ?? terms.checkIn, checkOut: change.checkOut ?? terms.checkOut };
  if (areSameBands(after.cancellation, terms.cancellation) && areSameTimes(after, terms))
    return { ok: false, reason: 'unchanged' };
  return { ok: true, after: { ...pickValues(home), terms: after } };
}

function planExtras(home: BulkHome, change: Extract<BulkChange, { kind: 'service' | 'discount' }>): BulkPlan {
  const { extras, ofFeed } = home;
  if (ofFeed) return { ok: false, reason: 'ofFeed' };
  if (!extras) throw new Error('A change of extras needs the extras of the homes.');
  const after: HomeExtras =
    change.kind === 'service'
      ? { ...extras, services: changeServices(extras.services, change) }
      : { ...extras, discounts: changeDiscounts(extras.discounts, change) };
  if (areSameServices(after.services, extras.services) && areSameDiscounts(after.discounts, extras.discounts))
    return { ok: false, reason: 'unchanged' };
  if (after.discounts.length > discountsMax) return { ok: false, reason: 'tooManyDiscounts' };
  return { ok: true, after: { ...pickValues(home), extras: after } };
}

const changeServices = (
  services: readonly Service[],
  { code, service }: Extract<BulkChange, { kind: 'service' }>,
): Service[] => [...services.filter((one) => one.code !== code), ...(service ? [{ ...service, code }] : [])];

function changeDiscounts(
  discounts: readonly Discount[],
  { discount: kind, terms }: Extract<BulkChange, { kind: 'discount' }>,
): Discount[] {
  if (terms === null) return discounts.filter((one) => one.kind !== kind);
  const others = discounts.filter((one) => one.kind !== kind || one.threshold !== terms.threshold);
  return [...others, { kind, ...terms }];
}

/** Compares lists whatever their order, and whatever the order of fields in which a database returns them. */
const areSameLists = <One>(
  one: readonly One[],
  other: readonly One[],
  toText: (one: One) => string,
): boolean => one.map(toText).sort().join('|') === other.map(toText).sort().join('|');
const areSameBands = (one: readonly CancellationBand[], other: readonly CancellationBand[]): boolean =>
  areSameLists(one, other, ({ daysBefore, percent }) => `${daysBefore}:${percent}`);
const areSameTimes = (one: HomeTerms, other: HomeTerms): boolean =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut;
const areSameServices = (one: readonly Service[], other: readonly Service[]): boolean =>
  areSameLists(one, other, ({ code, unit, amount, mandatory, prepaid }) =>
    [code, unit, amount, mandatory, prepaid].join(),
  );
const areSameDiscounts = (one: readonly Discount[], other: readonly Discount[]): boolean =>
  areSameLists(one, other, ({ kind, threshold, percent }) => [kind, threshold, percent].join());

function planSeasons(home: BulkHome, change: Extract<BulkChange, { period: Stay }>): BulkPlan {
  const { seasons, ofFeed } = home;
  if (ofFeed) return { ok: false, reason: 'ofFeed' };
  const { period } = change;
  if (!seasons.some((season) => overlapsPeriod(season, period))) return { ok: false, reason: 'noPrices' };
  const after = mapSeasons(seasons, period, (season) => changeSeason(season, change));
  // Compares merged seasons, since adjacent seasons with equal rates are the same as one.
  if (
    areSameSeasons(
      mapSeasons(seasons, period, (season) => season),
      after,
    )
  )
    return { ok: false, reason: 'unchanged' };
  const isOfPrice = change.kind === 'percent' || change.kind === 'amount';
  if (isOfPrice && !after.every((season) => !overlapsPeriod(season, period) || hasValidRates(season)))
    return { ok: false, reason: 'priceOutOfBounds' };
  if (after.length > seasonsMax) return { ok: false, reason: 'tooManySeasons' };
  return { ok: true, after: { ...pickValues(home), seasons: after } };
}

function planState(home: BulkHome, kind: 'pause' | 'resume'): BulkPlan {
  const { state, pausedBy, ofFeed, isComplete } = home;
  if (kind === 'pause') {
    return state === 'published'
      ? { ok: true, after: { ...pickValues(home), state: 'paused', pausedBy: 'landlord' } }
      : { ok: false, reason: 'notPublished' };
  }
  if (state !== 'paused') return { ok: false, reason: 'notPaused' };
  if (pausedBy !== 'landlord') return { ok: false, reason: 'pausedByOthers' };
  if (!ofFeed && !isComplete) return { ok: false, reason: 'incomplete' };
  return { ok: true, after: { ...pickValues(home), state: 'published', pausedBy: null } };
}

/** Returns the effect of a change on a home, or the reason why the home stays unchanged. */
export function planBulkChange(home: BulkHome, change: BulkChange): BulkPlan {
  if (change.kind === 'pause' || change.kind === 'resume') return planState(home, change.kind);
  if (change.kind === 'rules') return planRules(home, change.rules);
  if (change.kind === 'cancellation' || change.kind === 'times') return planTerms(home, change);
  if (change.kind === 'service' || change.kind === 'discount') return planExtras(home, change);
  return planSeasons(home, change);
}

function areSameRules(one: BookingRules = openRules, other: BookingRules = openRules): boolean {
  return (Object.keys(openRules) as (keyof BookingRules)[]).every((field) => one[field] === other[field]);
}

/**
 * Returns the values that undo a change of a home exactly. Null if any of the changed values has been changed again
 * since. Values that the change did not affect may differ, for example seasons after a pause.
 */
export function planBulkUndo(
  now: BulkValues,
  { kind, before, after }: { kind: BulkChange['kind']; before: BulkValues; after: BulkValues },
): BulkValues | null {
  if (kind === 'rules')
    return areSameRules(now.rules, after.rules) && before.rules
      ? { ...pickValues(now), rules: before.rules }
      : null;
  if (isOfTerms(kind) || isOfExtras(kind)) return planTermsUndo(now, { kind, before, after });
  if (kind === 'pause' || kind === 'resume') {
    const isUntouched = now.state === after.state && now.pausedBy === after.pausedBy;
    return isUntouched ? { ...pickValues(now), state: before.state, pausedBy: before.pausedBy } : null;
  }
  return areSameSeasons(now.seasons, after.seasons) ? { ...pickValues(now), seasons: before.seasons } : null;
}

function planTermsUndo(
  now: BulkValues,
  { kind, before, after }: { kind: BulkChange['kind']; before: BulkValues; after: BulkValues },
): BulkValues | null {
  if (isOfTerms(kind)) {
    if (!now.terms || !before.terms || !after.terms) return null;
    const { cancellation, checkIn, checkOut } = before.terms;
    if (kind === 'cancellation')
      return areSameBands(now.terms.cancellation, after.terms.cancellation)
        ? { ...pickValues(now), terms: { ...now.terms, cancellation } }
        : null;
    return areSameTimes(now.terms, after.terms)
      ? { ...pickValues(now), terms: { ...now.terms, checkIn, checkOut } }
      : null;
  }
  if (!now.extras || !before.extras || !after.extras) return null;
  const { services, discounts } = before.extras;
  if (kind === 'service')
    return areSameServices(now.extras.services, after.extras.services)
      ? { ...pickValues(now), extras: { ...now.extras, services } }
      : null;
  return areSameDiscounts(now.extras.discounts, after.extras.discounts)
    ? { ...pickValues(now), extras: { ...now.extras, discounts } }
    : null;
}

/**
 * Returns the lowest and highest nightly rate in cents, and the minimum stays, within a period. Null if no night has a
 * price.
 */
export function summarizePeriod(
  seasons: readonly EnteredSeason[],
  period: Stay,
): {
  nightly: { lowest: Cents; highest: Cents };
  minStay: { lowest: number; highest: number };
  /** Each name once. Empty if no season has a name. */
  names: string[];
} | null {
  const inside = seasons.filter((season) => overlapsPeriod(season, period));
  if (inside.length === 0) return null;
  const nights = inside.flatMap(({ nightly, weekend }) => [nightly, ...(weekend ? [weekend.nightly] : [])]);
  const stays = inside.map(({ minStay }) => minStay);
  return {
    nightly: { lowest: cents(Math.min(...nights)), highest: cents(Math.max(...nights)) },
    minStay: { lowest: Math.min(...stays), highest: Math.max(...stays) },
    names: [...new Set(inside.map(({ name = '' }) => name))],
  };
}
