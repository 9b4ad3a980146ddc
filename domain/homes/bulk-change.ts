import { cents, proportion } from '../cents.ts';
import { add, euros, fromEuros, times, type Cents } from '../money.ts';
import { openRules, type BookingRules } from '../pricing/booking-rules.ts';
import { areSameSeasons, hasOwnWeek, mapSeasons } from '../pricing/change-seasons.ts';
import { sumWeek, type EnteredSeason } from '../pricing/weekend-rates.ts';
import type { Stay } from '../stay.ts';
import { rateMin, seasonsMax } from './fact-bounds.ts';
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
  | { kind: 'pause' }
  | { kind: 'resume' };

/** The values of a home that a bulk change can affect. */
export interface BulkValues {
  seasons: readonly EnteredSeason[];
  state: HomeState;
  pausedBy: PausedBy | null;
  /** Absent in changes from before homes had rules. */
  rules?: BookingRules;
}

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

const pickValues = ({ seasons, state, pausedBy, rules }: BulkValues): BulkValues => ({
  ...{ seasons, state, pausedBy },
  ...(rules && { rules }),
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
  return change.kind === 'rules' ? planRules(home, change.rules) : planSeasons(home, change);
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
  if (kind === 'pause' || kind === 'resume') {
    const isUntouched = now.state === after.state && now.pausedBy === after.pausedBy;
    return isUntouched ? { ...pickValues(now), state: before.state, pausedBy: before.pausedBy } : null;
  }
  return areSameSeasons(now.seasons, after.seasons) ? { ...pickValues(now), seasons: before.seasons } : null;
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
