import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../cents.ts';
import { openRules } from '../pricing/booking-rules.ts';
import { everyWeekday } from '../pricing/home-rates.ts';
import { fridayAndSaturday, sumWeek, type EnteredSeason } from '../pricing/weekend-rates.ts';
import { addDays, nightsBetween } from '../stay.ts';
import { cancellationTerms } from './home-kinds.ts';
import {
  planBulkChange,
  planBulkUndo,
  summarizePeriod,
  type BulkChange,
  type BulkHome,
} from './bulk-change.ts';

const day = (offset: number): string => addDays('2027-05-01', offset);
const season = (
  from: number,
  until: number,
  nightly: number,
  more: Partial<EnteredSeason> = {},
): EnteredSeason => ({
  ...{ fromDate: day(from), untilDate: day(until), nightly: cents(nightly), weekly: cents(nightly * 7) },
  ...{ minStay: 2, maxStay: 28, arrivalDays: everyWeekday, departureDays: everyWeekday, ...more },
});
const home = (more: Partial<BulkHome> = {}): BulkHome => ({
  ...{
    seasons: [season(0, 100, 80_00)],
    state: 'published',
    pausedBy: null,
    ofFeed: false,
    isComplete: true,
  },
  ...more,
});
const period = { startDate: day(10), endDate: day(20) };
const percent = (value: number): BulkChange => ({ kind: 'percent', period, percent: value });
const amount = (value: number): BulkChange => ({ kind: 'amount', period, amount: cents(value) });
const seasonsAfter = (of: BulkHome, change: BulkChange): readonly EnteredSeason[] => {
  const plan = planBulkChange(of, change);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.after.seasons;
};

test('a price changes in its period alone, and is rounded to whole euros, from 50 cents on upwards', () => {
  expect(seasonsAfter(home(), percent(10))).toEqual([
    season(0, 10, 80_00),
    season(10, 20, 88_00),
    season(20, 100, 80_00),
  ]);
  const rounded = (nightly: number, change: BulkChange): number =>
    seasonsAfter(home({ seasons: [season(0, 100, nightly)] }), change)[1]!.nightly;
  expect(rounded(85_00, percent(10))).toBe(94_00);
  expect(rounded(84_00, percent(10))).toBe(92_00);
  expect(rounded(45_00, percent(10))).toBe(50_00);
  expect(rounded(85_00, percent(-10))).toBe(77_00);
  expect(rounded(80_00, percent(7.5))).toBe(86_00);
  expect(rounded(79_50, amount(5_00))).toBe(85_00);
  expect(rounded(80_00, amount(-12_00))).toBe(68_00);
});

test('a week has its own price changed, and otherwise costs what its nights cost', () => {
  const own = season(0, 100, 80_00, { weekly: cents(500_00) });
  expect(seasonsAfter(home({ seasons: [own] }), percent(10))[1]!.weekly).toBe(550_00);
  expect(seasonsAfter(home({ seasons: [own] }), amount(5_00))[1]!.weekly).toBe(535_00);
  const weekend = { nightly: cents(100_00), nights: fridayAndSaturday };
  const both = season(0, 100, 80_00, { weekend, weekly: cents(600_00) });
  expect(sumWeek(both)).toBe(600_00);
  expect(seasonsAfter(home({ seasons: [both] }), percent(10))[1]).toMatchObject({
    ...{ nightly: 88_00, weekend: { nightly: 110_00, nights: fridayAndSaturday }, weekly: 660_00 },
  });
});

test('a shortest stay lifts the longest where that would be shorter', () => {
  const change: BulkChange = { kind: 'minStay', period, minStay: 30 };
  expect(seasonsAfter(home(), change)[1]).toMatchObject({ minStay: 30, maxStay: 30, nightly: 80_00 });
});

test.each<[string, Partial<BulkHome>, BulkChange]>([
  ['ofFeed', { ofFeed: true }, percent(5)],
  ['noPrices', { seasons: [season(20, 40, 80_00)] }, percent(5)],
  ['noPrices', { seasons: [] }, { kind: 'minStay', period, minStay: 3 }],
  ['unchanged', {}, { kind: 'minStay', period, minStay: 2 }],
  ['unchanged', { seasons: [season(0, 100, 10_00)] }, percent(1)],
  ['unchanged', { seasons: [season(0, 12, 10_00), season(12, 90, 10_00)] }, percent(1)],
  ['priceOutOfBounds', {}, amount(-80_00)],
  ['notPublished', { state: 'draft' }, { kind: 'pause' }],
  ['notPublished', { state: 'paused', pausedBy: 'office' }, { kind: 'pause' }],
  ['notPaused', {}, { kind: 'resume' }],
  ['pausedByOthers', { state: 'paused', pausedBy: 'office' }, { kind: 'resume' }],
  ['incomplete', { state: 'paused', pausedBy: 'landlord', isComplete: false }, { kind: 'resume' }],
])('a home stays as it is: %s', (reason, more, change) => {
  expect(planBulkChange(home(more), change)).toEqual({ ok: false, reason });
});

test('homes are paused and resumed, those of a feed too', () => {
  expect(planBulkChange(home({ ofFeed: true }), { kind: 'pause' })).toMatchObject({
    after: { state: 'paused', pausedBy: 'landlord' },
  });
  const paused = home({ state: 'paused', pausedBy: 'landlord' });
  expect(planBulkChange(paused, { kind: 'resume' })).toMatchObject({
    after: { state: 'published', pausedBy: null },
  });
});

const lengths = fc.array(fc.record({ gap: fc.nat(8), length: fc.integer({ min: 1, max: 40 }) }), {
  maxLength: 8,
});
const rates = fc.record({
  nightly: fc.integer({ min: 20_00, max: 900_00 }),
  week: fc.option(fc.integer({ min: 100_00, max: 5_000_00 })),
  weekend: fc.option(fc.integer({ min: 20_00, max: 900_00 })),
  minStay: fc.integer({ min: 1, max: 14 }),
});
const homes = fc.tuple(lengths, fc.array(rates, { minLength: 8, maxLength: 8 })).map(([parts, all]) => {
  let from = 0;
  const seasons = parts.map(({ gap, length }, index) => {
    const { nightly, week, weekend, minStay } = all[index]!;
    from += gap;
    const made = season(from, from + length, nightly, {
      minStay,
      ...(weekend !== null && { weekend: { nightly: cents(weekend), nights: fridayAndSaturday } }),
    });
    from += length;
    return { ...made, weekly: week === null ? sumWeek(made) : cents(week) };
  });
  return home({ seasons });
});
const periods = fc
  .tuple(fc.nat(200), fc.integer({ min: 1, max: 120 }))
  .map(([from, length]) => ({ startDate: day(from), endDate: day(from + length) }));
const changes = fc.oneof(
  fc.tuple(periods, fc.integer({ min: -80, max: 150 })).map(([of, value]): BulkChange => ({
    ...{ kind: 'percent', period: of, percent: value },
  })),
  fc.tuple(periods, fc.integer({ min: -15, max: 60 })).map(([of, value]): BulkChange => ({
    ...{ kind: 'amount', period: of, amount: cents(value * 100) },
  })),
  fc.tuple(periods, fc.integer({ min: 1, max: 30 })).map(([of, minStay]): BulkChange => ({
    ...{ kind: 'minStay', period: of, minStay },
  })),
  fc.constantFrom<BulkChange>({ kind: 'pause' }, { kind: 'resume' }),
);
const nightOf = (seasons: readonly EnteredSeason[], date: string): EnteredSeason | undefined =>
  seasons.find(({ fromDate, untilDate }) => fromDate <= date && date < untilDate);

test('undoing a change brings back exactly what was, and nothing once it was changed again', () => {
  fc.assert(
    fc.property(homes, changes, fc.boolean(), (of, change, isPaused) => {
      const before = isPaused ? { ...of, state: 'paused' as const, pausedBy: 'landlord' as const } : of;
      const plan = planBulkChange(before, change);
      if (!plan.ok) return;
      const { kind } = change;
      const { seasons, state, pausedBy } = before;
      const undone = planBulkUndo(plan.after, { kind, before, after: plan.after });
      expect(undone).toEqual({ seasons, state, pausedBy });
      const isOfState = kind === 'pause' || kind === 'resume';
      const again = isOfState
        ? { ...plan.after, state: 'removed' as const }
        : { ...plan.after, seasons: [...plan.after.seasons, season(900, 901, 50_00)] };
      expect(planBulkUndo(again, { kind, before, after: plan.after })).toBeNull();
    }),
  );
});

test('undoing leaves alone what the change did not touch', () => {
  const before = home();
  const plan = planBulkChange(before, percent(10));
  if (!plan.ok) throw new Error(plan.reason);
  const paused = { ...plan.after, state: 'paused' as const, pausedBy: 'office' as const };
  expect(planBulkUndo(paused, { kind: 'percent', before, after: plan.after })).toEqual({
    seasons: before.seasons,
    state: 'paused',
    pausedBy: 'office',
  });
});

test('outside of the period each night keeps its rates; inside of it prices are whole euros; nothing overlaps', () => {
  fc.assert(
    fc.property(homes, changes, (of, change) => {
      const plan = planBulkChange(of, change);
      if (!plan.ok || !('period' in change)) return;
      const { seasons } = plan.after;
      for (let offset = 0; offset < 420; offset += 1) {
        const date = day(offset);
        const [was, is] = [nightOf(of.seasons, date), nightOf(seasons, date)];
        const isInside = change.period.startDate <= date && date < change.period.endDate;
        expect(is === undefined).toBe(was === undefined);
        if (!is || !was) continue;
        const { fromDate: _from, untilDate: _until, ...rest } = is;
        if (!isInside) expect(was).toMatchObject(rest);
        else if (change.kind === 'minStay')
          expect(is).toMatchObject({ minStay: change.minStay, nightly: was.nightly });
        else expect(is.nightly % 100).toBe(0);
      }
      for (const [index, one] of seasons.entries()) {
        expect(nightsBetween(one.fromDate, one.untilDate)).toBeGreaterThan(0);
        if (index > 0) expect(seasons[index - 1]!.untilDate <= one.fromDate).toBe(true);
      }
    }),
  );
});

test('a period is summed up by its lowest and highest values, weekends included', () => {
  const weekend = { nightly: cents(120_00), nights: fridayAndSaturday };
  const seasons = [season(0, 15, 80_00, { weekend }), season(15, 40, 60_00, { minStay: 5 })];
  expect(summarizePeriod(seasons, period)).toEqual({
    nightly: { lowest: 60_00, highest: 120_00 },
    minStay: { lowest: 2, highest: 5 },
    names: [''],
  });
  expect(summarizePeriod(seasons, { startDate: day(50), endDate: day(60) })).toBeNull();
});

test('rules of a home are changed one by one, undone as they were, and left alone in homes of a feed', () => {
  const own = home({ rules: openRules });
  const change: BulkChange = { kind: 'rules', rules: { leadDays: 2, fillFrom: 3 } };
  const plan = planBulkChange(own, change);
  if (!plan.ok) throw new Error(plan.reason);
  expect(plan.after.rules).toEqual({ ...openRules, leadDays: 2, fillFrom: 3 });
  const undone = planBulkUndo(plan.after, { kind: 'rules', before: own, after: plan.after });
  expect(undone?.rules).toEqual(openRules);
  const changedSince = { ...plan.after, rules: { ...openRules, leadDays: 5 } };
  expect(planBulkUndo(changedSince, { kind: 'rules', before: own, after: plan.after })).toBeNull();
  expect(planBulkChange(own, { kind: 'rules', rules: { leadDays: 0 } })).toMatchObject({
    reason: 'unchanged',
  });
  expect(planBulkChange({ ...own, ofFeed: true }, change)).toMatchObject({ reason: 'ofFeed' });
});

test('the nights of a period get a name, and lose it again', () => {
  const own = home();
  const plan = planBulkChange(own, { kind: 'name', period, name: 'Ostern' });
  if (!plan.ok) throw new Error(plan.reason);
  expect(plan.after.seasons.map(({ name }) => name)).toContain('Ostern');
  const nameless = planBulkChange({ ...own, ...plan.after }, { kind: 'name', period, name: '' });
  if (!nameless.ok) throw new Error(nameless.reason);
  expect(nameless.after.seasons).toEqual(own.seasons);
});

describe('terms, services and discounts', () => {
  const terms = { cancellation: cancellationTerms.strict, checkIn: '16:00', checkOut: null };
  const cleaning = {
    code: 'finalCleaning',
    unit: 'stay',
    amount: cents(60_00),
    mandatory: true,
    prepaid: true,
  } as const;
  const early = { kind: 'early', threshold: 60, percent: 5 } as const;
  const longStay = { kind: 'longStay', threshold: 14, percent: 10 } as const;
  const extras = { services: [cleaning], discounts: [early, longStay] };
  const of = home({ terms, extras });
  const plan = (change: BulkChange, from = of) => planBulkChange(from, change);

  test('change what is named, and nothing beside it', () => {
    expect(plan({ kind: 'cancellation', term: 'flexible' })).toMatchObject({
      after: { terms: { ...terms, cancellation: cancellationTerms.flexible }, extras },
    });
    expect(plan({ kind: 'times', checkOut: '10:00' })).toMatchObject({
      after: { terms: { ...terms, checkOut: '10:00' } },
    });
    const { code: _, ...dearer } = { ...cleaning, amount: cents(75_00) };
    expect(plan({ kind: 'service', code: 'finalCleaning', service: dearer })).toMatchObject({
      after: { extras: { services: [{ ...cleaning, amount: cents(75_00) }], discounts: [early, longStay] } },
    });
    expect(
      plan({ kind: 'discount', discount: 'longStay', terms: { threshold: 7, percent: 20 } }),
    ).toMatchObject({
      after: { extras: { discounts: [early, longStay, { kind: 'longStay', threshold: 7, percent: 20 }] } },
    });
    expect(plan({ kind: 'discount', discount: 'longStay', terms: null })).toMatchObject({
      after: { extras: { discounts: [early] } },
    });
  });

  test('say why a home stays as it is', () => {
    const { code: _, ...same } = cleaning;
    const unchanged = { ok: false, reason: 'unchanged' };
    expect(plan({ kind: 'cancellation', term: 'strict' })).toEqual(unchanged);
    expect(plan({ kind: 'times', checkIn: '16:00' })).toEqual(unchanged);
    expect(plan({ kind: 'service', code: 'finalCleaning', service: same })).toEqual(unchanged);
    expect(plan({ kind: 'service', code: 'sauna', service: null })).toEqual(unchanged);
    expect(plan({ kind: 'discount', discount: 'lastMinute', terms: null })).toEqual(unchanged);
    expect(plan({ kind: 'cancellation', term: 'flexible' }, { ...of, ofFeed: true })).toMatchObject({
      reason: 'ofFeed',
    });
    const many = Array.from({ length: 10 }, (_one, at) => ({
      kind: 'early' as const,
      threshold: at + 1,
      percent: 5,
    }));
    const full = { ...of, extras: { ...extras, discounts: many } };
    const one: BulkChange = { kind: 'discount', discount: 'longStay', terms: { threshold: 7, percent: 20 } };
    expect(plan(one, full)).toMatchObject({ reason: 'tooManyDiscounts' });
  });

  test('come back as they were, unless somebody has changed just this since', () => {
    const changes: BulkChange[] = [
      { kind: 'cancellation', term: 'flexible' },
      { kind: 'times', checkOut: '10:00' },
      { kind: 'service', code: 'finalCleaning', service: null },
      { kind: 'discount', discount: 'longStay', terms: null },
    ];
    for (const change of changes) {
      const planned = plan(change);
      if (!planned.ok) throw new Error(planned.reason);
      const { after } = planned;
      // As a database gives it back, with its fields in another order.
      const stored = structuredClone(after);
      const undone = planBulkUndo(after, { kind: change.kind, before: of, after: stored });
      expect([change.kind, undone?.terms, undone?.extras]).toEqual([change.kind, terms, extras]);
      const elsewhere = { ...after, terms: { ...after.terms!, checkIn: '15:00' } };
      const mixed = planBulkUndo(elsewhere, { kind: change.kind, before: of, after });
      if (change.kind === 'times') expect(mixed).toBeNull();
      else expect(mixed?.terms?.checkIn).toBe('15:00');
    }
  });
});
