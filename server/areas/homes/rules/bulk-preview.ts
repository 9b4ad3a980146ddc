import { createHash } from 'node:crypto';
import type { BulkChangeRequest, BulkValue, PreviewedHome } from '../../../../contract/homes/bulk-change.ts';
import { areEditableNights } from '../../../../domain/calendars/editable-nights.ts';
import {
  isOfExtras,
  isOfTerms,
  planBulkChange,
  summarizePeriod,
  type BulkChange,
  type BulkHome,
  type BulkPlan,
  type BulkValues,
  type HomeExtras,
} from '../../../../domain/homes/bulk-change.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import { openRules, type BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { ListedHomeRow } from './own-home-row.ts';
import { findCancellationTerm, findHomeGaps } from './present-own-home.ts';

export interface PlannedHome {
  row: Pick<ListedHomeRow, 'objectNumber' | 'title' | 'place'>;
  home: BulkHome;
  plan: BulkPlan;
}

/** Converts the request to the terms of the rules. Null if the nights of its period cannot have prices. */
export function readBulkChange(change: BulkChangeRequest, today: PlainDate): BulkChange | null {
  if (change.kind === 'pause' || change.kind === 'resume') return change;
  if (change.kind === 'rules') return { kind: 'rules', rules: dropUndefined(change.rules) };
  if (change.kind === 'cancellation' || change.kind === 'discount') return change;
  if (change.kind === 'times') {
    const { checkIn, checkOut } = change;
    return {
      kind: 'times',
      ...(checkIn !== undefined && { checkIn }),
      ...(checkOut !== undefined && { checkOut }),
    };
  }
  if (change.kind === 'service') {
    const { service } = change;
    return { ...change, service: service && { ...service, amount: fromEuros(service.amount) } };
  }
  const { startDate, endDate, ...value } = change;
  const period = { startDate, endDate };
  if (!areEditableNights(period, today)) return null;
  return value.kind === 'amount'
    ? { kind: 'amount', period, amount: fromEuros(value.amount) }
    : { ...value, period };
}

export interface RatesOfHomes {
  seasons: ReadonlyMap<number, readonly EnteredSeason[]>;
  extras: ReadonlyMap<number, HomeExtras>;
}

/** Returns the values of a home that this kind of change reads: others may change between its preview and the change. */
export function toBulkHome(
  row: ListedHomeRow,
  { seasons, extras }: RatesOfHomes,
  { kind, today }: { kind: BulkChange['kind']; today: PlainDate },
): BulkHome {
  const { objectNumber, state, pausedBy, ofFeed, rules, cancellation, checkIn, checkOut } = row;
  return {
    ...{ seasons: seasons.get(objectNumber) ?? [], state, pausedBy, ofFeed, rules },
    ...(isOfTerms(kind) && { terms: { cancellation, checkIn, checkOut } }),
    ...(isOfExtras(kind) && { extras: extras.get(objectNumber) ?? { services: [], discounts: [] } }),
    isComplete: findHomeGaps(row, today).gaps.length === 0,
  };
}

export function planHomes(
  rows: readonly ListedHomeRow[],
  rates: RatesOfHomes,
  { change, today }: { change: BulkChange; today: PlainDate },
): PlannedHome[] {
  return rows.map((row) => {
    const home = toBulkHome(row, rates, { kind: change.kind, today });
    return { row, home, plan: planBulkChange(home, change) };
  });
}

/** Returns a hash that changes with anything that the preview shows or that the change would write. */
export function computeDigest(planned: readonly PlannedHome[]): string {
  const all = planned.map(({ row: { objectNumber }, home, plan }) => {
    const { seasons, state, pausedBy, rules, terms, extras } = home;
    return [objectNumber, { seasons, state, pausedBy, rules, terms, extras }, plan];
  });
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

function presentValues(values: BulkValues, change: BulkChange): BulkValue {
  return { ...presentRates(values, change), ...presentTerms(values, change) };
}

type TermsOfValue = Pick<BulkValue, 'cancellation' | 'times' | 'service' | 'discounts'>;

function presentTerms({ terms, extras }: BulkValues, change: BulkChange): TermsOfValue {
  const service =
    change.kind === 'service' ? extras?.services.find(({ code }) => code === change.code) : undefined;
  return {
    cancellation: change.kind === 'cancellation' && terms ? findCancellationTerm(terms.cancellation) : null,
    times: change.kind === 'times' && terms ? { checkIn: terms.checkIn, checkOut: terms.checkOut } : null,
    service: service
      ? {
          ...{ unit: service.unit, amount: toEuros(service.amount) },
          ...{ mandatory: service.mandatory, prepaid: service.prepaid },
        }
      : null,
    discounts:
      change.kind === 'discount' && extras
        ? extras.discounts
            .filter(({ kind }) => kind === change.discount)
            .map(({ threshold, percent }) => ({ threshold, percent }))
            .sort((one, other) => one.threshold - other.threshold)
        : null,
  };
}

function presentRates(
  { seasons, state, rules = openRules }: BulkValues,
  change: BulkChange,
): Omit<BulkValue, keyof TermsOfValue> {
  const summary = 'period' in change ? summarizePeriod(seasons, change.period) : null;
  if (!summary) return { state, nightly: null, minStay: null, names: null, rules };
  const { lowest, highest } = summary.nightly;
  return {
    state,
    nightly: { lowest: toEuros(lowest), highest: toEuros(highest) },
    minStay: summary.minStay,
    names: summary.names,
    rules,
  };
}

/** Removes undefined rules, so that they do not overwrite existing ones. */
const dropUndefined = (rules: {
  [Field in keyof BookingRules]?: BookingRules[Field] | undefined;
}): Partial<BookingRules> =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

export function presentPlanned({ row, home, plan }: PlannedHome, change: BulkChange): PreviewedHome {
  const { objectNumber, title, place } = row;
  return {
    ...{ objectNumber, title, place, before: presentValues(home, change) },
    after: plan.ok ? presentValues(plan.after, change) : null,
    reason: plan.ok ? null : plan.reason,
  };
}
