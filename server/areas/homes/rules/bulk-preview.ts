import { createHash } from 'node:crypto';
import type { BulkChangeRequest, BulkValue, PreviewedHome } from '../../../../contract/homes/bulk-change.ts';
import { areEditableNights } from '../../../../domain/calendars/editable-nights.ts';
import {
  planBulkChange,
  summarizePeriod,
  type BulkChange,
  type BulkHome,
  type BulkPlan,
  type BulkValues,
} from '../../../../domain/homes/bulk-change.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import { openRules, type BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { ListedHomeRow } from './own-home-row.ts';
import { findHomeGaps } from './present-own-home.ts';

export interface PlannedHome {
  row: Pick<ListedHomeRow, 'objectNumber' | 'title' | 'place'>;
  home: BulkHome;
  plan: BulkPlan;
}

/** Converts the request to the terms of the rules. Null if the nights of its period cannot have prices. */
export function readBulkChange(change: BulkChangeRequest, today: PlainDate): BulkChange | null {
  if (change.kind === 'pause' || change.kind === 'resume') return change;
  if (change.kind === 'rules') return { kind: 'rules', rules: dropUndefined(change.rules) };
  const { startDate, endDate, ...value } = change;
  const period = { startDate, endDate };
  if (!areEditableNights(period, today)) return null;
  return value.kind === 'amount'
    ? { kind: 'amount', period, amount: fromEuros(value.amount) }
    : { ...value, period };
}

export function toBulkHome(
  row: ListedHomeRow,
  seasons: readonly EnteredSeason[],
  today: PlainDate,
): BulkHome {
  const { state, pausedBy, ofFeed, rules } = row;
  return { seasons, state, pausedBy, ofFeed, rules, isComplete: findHomeGaps(row, today).gaps.length === 0 };
}

export function planHomes(
  rows: readonly ListedHomeRow[],
  seasons: ReadonlyMap<number, readonly EnteredSeason[]>,
  { change, today }: { change: BulkChange; today: PlainDate },
): PlannedHome[] {
  return rows.map((row) => {
    const home = toBulkHome(row, seasons.get(row.objectNumber) ?? [], today);
    return { row, home, plan: planBulkChange(home, change) };
  });
}

/** Returns a hash that changes with anything that the preview shows or that the change would write. */
export function computeDigest(planned: readonly PlannedHome[]): string {
  const all = planned.map(({ row: { objectNumber }, home: { seasons, state, pausedBy, rules }, plan }) => [
    objectNumber,
    { seasons, state, pausedBy, rules },
    plan,
  ]);
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

function presentValues({ seasons, state, rules = openRules }: BulkValues, change: BulkChange): BulkValue {
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
