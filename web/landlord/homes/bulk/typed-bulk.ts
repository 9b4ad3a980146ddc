import type { BulkChangeRequest } from '../../../../contract/homes/bulk-change.ts';
import { discountBounds, minStayBounds } from '../../../../domain/homes/fact-bounds.ts';
import { cancellationChoices, type CancellationTerm } from '../../../../domain/homes/home-kinds.ts';
import type { Discount, ServiceCode, ServiceUnit } from '../../../../domain/pricing/home-rates.ts';
import { euros } from '../../../../domain/money.ts';
import { isPlainDate } from '../../../../domain/stay.ts';
import { readAmount } from '../../../../domain/read-amount.ts';

/** What many homes are changed in: each has a dialog of its own. */
export type BulkWhat = 'rates' | 'rules' | 'terms' | 'costs' | 'pause' | 'resume';

export const ratesKinds = ['percent', 'amount', 'minStay', 'name'] as const;
export type RatesKind = (typeof ratesKinds)[number];

/** The form of a rate change, as typed. */
export interface TypedBulk {
  kind: RatesKind;
  startDate: string;
  endDate: string;
  value: string;
}

export type BulkField = 'value' | 'dates';

/** Parses a number with a sign in the notation of any of the four languages; null if it is none, or zero. */
export function readSigned(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '');
  const isNegative = /^[-−–]/.test(text);
  const amount = readAmount(text.replace(/^[-−–+]/, ''));
  return amount === null ? null : isNegative ? -amount : amount;
}

function readValue(kind: Exclude<RatesKind, 'name'>, typed: string): number | null {
  const value = readSigned(typed);
  if (value === null) return null;
  if (kind === 'minStay')
    return Number.isInteger(value) && value >= minStayBounds[0] && value <= minStayBounds[1] ? value : null;
  if (kind === 'amount') return Math.abs(value) <= 5000 ? value : null;
  return value >= -90 && value <= 300 ? Math.round(value * 10) / 10 || null : null;
}

/** Rules as chosen for many homes. An empty rule stays unchanged; `0` nights switches a rule about gaps off. */
export interface TypedBulkRules {
  leadDays: string;
  leadHour: string;
  horizonMonths: string;
  fillFrom: string;
  leaveMin: string;
}

/** Null if no rule is chosen. */
export function readBulkRules(typed: TypedBulkRules): BulkChangeRequest | null {
  const orNull = (value: string): number | null => (value === '0' ? null : Number(value));
  const { leadDays, leadHour, horizonMonths, fillFrom, leaveMin } = typed;
  const rules = {
    ...(leadDays !== '' && { leadDays: Number(leadDays) }),
    ...(leadHour !== '' && { leadHour: Number(leadHour) }),
    ...(horizonMonths !== '' && { horizonMonths: orNull(horizonMonths) }),
    ...(fillFrom !== '' && { fillFrom: orNull(fillFrom) }),
    ...(leaveMin !== '' && { leaveMin: orNull(leaveMin) }),
  };
  return Object.keys(rules).length === 0 ? null : { kind: 'rules', rules };
}

export function readBulk({ kind, startDate, endDate, value: typed }: TypedBulk): {
  change: BulkChangeRequest | null;
  wrong: BulkField[];
} {
  const period = { startDate, endDate };
  const hasDates = isPlainDate(startDate) && isPlainDate(endDate) && startDate < endDate;
  const wrongDates = hasDates ? [] : ['dates' as const];
  if (kind === 'name')
    return { change: hasDates ? { kind, ...period, name: typed.trim() } : null, wrong: wrongDates };
  const value = readValue(kind, typed);
  const wrong: BulkField[] = [...(value === null ? ['value' as const] : []), ...wrongDates];
  if (value === null || !hasDates) return { change: null, wrong };
  if (kind === 'minStay') return { change: { kind, ...period, minStay: value }, wrong };
  return kind === 'amount'
    ? { change: { kind, ...period, amount: euros(value) }, wrong }
    : { change: { kind, ...period, percent: value }, wrong };
}

/** Terms for many homes, as typed. */
export interface TypedBulkTerms {
  kind: 'cancellation' | 'times';
  term: CancellationTerm | '';
  /** Empty: it stays as it is. */
  checkIn: string;
  checkOut: string;
}

export const noTerms: TypedBulkTerms = { kind: 'cancellation', term: '', checkIn: '', checkOut: '' };

/** Null if nothing is chosen. */
export function readBulkTerms({ kind, term, checkIn, checkOut }: TypedBulkTerms): BulkChangeRequest | null {
  if (kind === 'cancellation') {
    const chosen = cancellationChoices.find((one) => one === term);
    return chosen ? { kind, term: chosen } : null;
  }
  if (checkIn === '' && checkOut === '') return null;
  return { kind, ...(checkIn !== '' && { checkIn }), ...(checkOut !== '' && { checkOut }) };
}

/** A service or a discount for many homes, as typed. */
export interface TypedBulkCosts {
  kind: 'service' | 'discount';
  action: 'set' | 'remove';
  code: ServiceCode | '';
  unit: ServiceUnit;
  amount: string;
  mandatory: boolean;
  prepaid: boolean;
  discount: Discount['kind'];
  threshold: string;
  percent: string;
}

export const noCosts: TypedBulkCosts = {
  kind: 'service',
  action: 'set',
  code: '',
  unit: 'stay',
  amount: '',
  mandatory: false,
  prepaid: true,
  discount: 'longStay',
  threshold: '7',
  percent: '',
};

export type CostsField = 'code' | 'amount' | 'threshold' | 'percent';

function readWhole(typed: string, [least, most]: readonly [number, number]): number | null {
  const value = readAmount(typed.replace(/[\s%]/g, ''));
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

export function readBulkCosts(typed: TypedBulkCosts): {
  change: BulkChangeRequest | null;
  wrong: CostsField[];
} {
  const { action, code, unit, mandatory, prepaid, discount } = typed;
  if (typed.kind === 'service') {
    if (code === '') return { change: null, wrong: ['code'] };
    if (action === 'remove') return { change: { kind: 'service', code, service: null }, wrong: [] };
    // Free of charge is an offer, too, and has to be typed as such.
    const amount = typed.amount.trim() === '0' ? 0 : readAmount(typed.amount.replace(/[\s€]/g, ''));
    if (amount === null || amount > 100_000) return { change: null, wrong: ['amount'] };
    return {
      change: { kind: 'service', code, service: { unit, amount: euros(amount), mandatory, prepaid } },
      wrong: [],
    };
  }
  if (action === 'remove') return { change: { kind: 'discount', discount, terms: null }, wrong: [] };
  const threshold = readWhole(typed.threshold, minStayBounds);
  const percent = readWhole(typed.percent, discountBounds);
  if (threshold !== null && percent !== null)
    return { change: { kind: 'discount', discount, terms: { threshold, percent } }, wrong: [] };
  return {
    change: null,
    wrong: [
      ...(threshold === null ? (['threshold'] as const) : []),
      ...(percent === null ? (['percent'] as const) : []),
    ],
  };
}
