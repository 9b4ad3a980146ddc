import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { getHomeFigures } from '../../../../contract/home-figures/get-home-figures.ts';

import { leadSteps, findSizeClass, type FigurePeriod } from '../../../../domain/homes/home-figures.ts';
import { firstOfMonth, shiftMonth } from '../../../../domain/months.ts';
import { sumCents, toEuros, type Cents, type Euros } from '../../../../domain/money.ts';
import { retentionDays } from '../../../../domain/retention.ts';
import { addDays, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { landlordShare } from '../../ledger/ledger.ts';
import {
  figuresStore,
  selectSimilarHomes,
  selectOwnHomes,
  type ComparedWith,
  type HomesMeant,
  type LeadOfHost,
  type MoneyRow,
  type NightsOfMonth,
} from '../figures-store.ts';
import type { HomeFiguresDeps } from '../home-figures-context.ts';
import { homeViewsStore } from '../home-views-store.ts';
import { sumsToCompare } from '../rules/compare.ts';

type Figures = ResponseOf<typeof getHomeFigures>;

const monthsShown = 12;
/** Unconfirmed requests are deleted after this period, so earlier figures would be incomplete. */
const funnelDays = retentionDays.unboundBookings;

/** Returns figures. Another landlord's home gets the same answer as an unknown one. */
export function getHomeFiguresHandler({
  connection: { db },
  clock,
  booking,
}: HomeFiguresDeps): Handler<typeof getHomeFigures> {
  return async ({ languageCode: language, objectNumber, period }, { user }) => {
    const today = clock.today();
    const homes = await booking.listHomes(user.uid, language, true);
    const chosen = homes.filter((home) => objectNumber === 0 || home.objectNumber === objectNumber);
    if (objectNumber > 0 && chosen.length === 0) return { ok: false, type: 'object-not-found', data: null };
    const ownHomes = selectOwnHomes(
      user.uid,
      chosen.map((home) => home.objectNumber),
    );
    const comparison =
      chosen.length === 1 ? await findComparison(db, chosen[0]!.objectNumber, language) : null;
    const otherHomes = comparison && selectSimilarHomes(user.uid, comparison);
    const range = periodRange(period, today);
    const year = shiftMonth(firstOfMonth(today), 1 - monthsShown);
    const firstCounted = (await homeViewsStore.firstDay(db)) ?? today;
    const since = [addDays(today, -funnelDays), firstCounted].sort().at(-1)!;
    const [months, lead, funnel, answers] = await Promise.all([
      figuresOfMonths(db, ownHomes, otherHomes, range),
      figuresOfLead(db, ownHomes, otherHomes, year),
      figuresOfFunnel(db, ownHomes, otherHomes, since),
      figuresStore.answers(db, ownHomes, addDays(today, -funnelDays)),
    ]);
    return {
      ok: true,
      data: {
        today,
        homes: homes.map(({ active: _active, ...home }) => home),
        months: months.months,
        lead,
        funnel: { since, ...funnel },
        answerHours: answers.hours,
        cancelled: answers.cancelled,
        comparison: comparison && {
          region: comparison.regionName,
          personsFrom: comparison.size.from,
          personsUntil: comparison.size.until,
          homes: months.homesCompared,
        },
      },
    };
  };
}

function periodRange(period: FigurePeriod, today: PlainDate): Stay {
  const month = firstOfMonth(today);
  const startDate = period === 'past' ? shiftMonth(month, 1 - monthsShown) : month;
  return { startDate, endDate: shiftMonth(startDate, monthsShown) };
}

async function findComparison(
  db: Queryable,
  objectNumber: number,
  language: Parameters<typeof figuresStore.findComparedWith>[2],
): Promise<ComparedWith> {
  const { personsMax, ...home } = await figuresStore.findComparedWith(db, objectNumber, language);
  return { ...home, size: findSizeClass(personsMax) };
}

async function figuresOfMonths(
  db: Queryable,
  ownHomes: HomesMeant,
  otherHomes: HomesMeant | null,
  range: Stay,
): Promise<{ months: Figures['months']; homesCompared: number }> {
  const [nights, money, comparedRows] = await Promise.all([
    figuresStore.nightsByMonth(db, ownHomes, range),
    figuresStore.money(db, ownHomes, range),
    otherHomes ? figuresStore.nightsByMonth(db, otherHomes, range) : [],
  ]);
  let homesCompared = 0;
  const months = Array.from({ length: monthsShown }, (_, index) => {
    const month = shiftMonth(range.startDate, index);
    const inMonth = <Row extends { month: PlainDate }>(rows: readonly Row[]): Row[] =>
      rows.filter((row) => row.month === month);
    const sums = sumsToCompare(inMonth(comparedRows), ['nights', 'booked', 'elsewhere']);
    homesCompared = Math.max(homesCompared, sums?.homes ?? 0);
    return {
      month,
      ...presentNights(inMonth(nights)),
      ...presentMoney(inMonth(money)),
      compared: sums && (sums.booked + sums.elsewhere) / sums.nights,
    };
  });
  return { months, homesCompared };
}

function presentNights(
  rows: readonly NightsOfMonth[],
): Record<'nights' | 'booked' | 'elsewhere' | 'blocked', number> {
  const sum = (name: 'nights' | 'booked' | 'elsewhere' | 'blocked'): number =>
    rows.reduce((all, row) => all + row[name], 0);
  return {
    nights: sum('nights'),
    booked: sum('booked'),
    elsewhere: sum('elsewhere'),
    blocked: sum('blocked'),
  };
}

function presentMoney(
  rows: readonly MoneyRow[],
): Pick<Figures['months'][number], 'arrivals' | 'guestsPay' | 'commission' | 'landlordReceives'> {
  const shares = rows.map((row) =>
    landlordShare(row.quote, { commissionPerMille: row.commission_per_mille }),
  );
  const euros = (amounts: readonly Cents[]): Euros => toEuros(sumCents(amounts));
  return {
    arrivals: rows.length,
    guestsPay: euros(rows.map((row) => row.total_cents)),
    commission: euros(shares.map(({ commission }) => commission)),
    landlordReceives: euros(shares.map(({ receives }) => receives)),
  };
}

async function figuresOfLead(
  db: Queryable,
  ownHomes: HomesMeant,
  otherHomes: HomesMeant | null,
  since: PlainDate,
): Promise<Figures['lead']> {
  const [ownRows, medianDays, comparedRows] = await Promise.all([
    figuresStore.lead(db, ownHomes, since),
    figuresStore.medianLead(db, ownHomes, since),
    otherHomes ? figuresStore.lead(db, otherHomes, since) : [],
  ]);
  const at = (rows: readonly LeadOfHost[], index: number): number =>
    rows.reduce((sum, { counts }) => sum + counts[index]!, 0);
  const isComparable = sumsToCompare(comparedRows, []) !== null;
  const all = leadSteps.reduce((sum, _step, index) => sum + at(comparedRows, index), 0);
  return {
    medianDays,
    steps: leadSteps.map((step, index) => ({
      ...step,
      bookings: at(ownRows, index),
      compared: isComparable ? at(comparedRows, index) / all : null,
    })),
  };
}

async function figuresOfFunnel(
  db: Queryable,
  ownHomes: HomesMeant,
  otherHomes: HomesMeant | null,
  since: PlainDate,
): Promise<Omit<Figures['funnel'], 'since'>> {
  const [ownRows, comparedRows] = await Promise.all([
    figuresStore.funnel(db, ownHomes, since),
    otherHomes ? figuresStore.funnel(db, otherHomes, since) : [],
  ]);
  const sum = (name: 'views' | 'requests' | 'bookings'): number =>
    ownRows.reduce((all, row) => all + row[name], 0);
  const sums = sumsToCompare(comparedRows, ['views', 'requests', 'bookings']);
  const hasRates = sums !== null && sums.views > 0 && sums.requests > 0;
  return {
    views: sum('views'),
    requests: sum('requests'),
    bookings: sum('bookings'),
    compared: hasRates
      ? {
          viewsOfHome: sums.views / sums.homes,
          requestShare: sums.requests / sums.views,
          bookingShare: sums.bookings / sums.requests,
        }
      : null,
  };
}
