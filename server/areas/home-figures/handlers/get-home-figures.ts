import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { FiguresOfSpan, getHomeFigures } from '../../../../contract/home-figures/get-home-figures.ts';
import { leadSteps, findSizeClass, type FigurePeriod } from '../../../../domain/homes/home-figures.ts';
import { toEuros } from '../../../../domain/money.ts';
import { ratingParts } from '../../../../domain/rating.ts';
import { addMonths, firstOfMonth, shiftMonth } from '../../../../domain/months.ts';
import { retentionDays } from '../../../../domain/retention.ts';
import { addDays, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import {
  figuresStore,
  selectSimilarHomes,
  selectOwnHomes,
  type ComparedWith,
  type HomesCondition,
  type LeadOfHost,
  type MoneyRow,
  type NightsOfHome,
  type NightsOfMonth,
  type OfferOfHome,
} from '../figures-store.ts';
import type { HomeFiguresDeps } from '../home-figures-context.ts';
import { homeViewsStore } from '../home-views-store.ts';
import { findOpenNights, presentNightsOpen, presentOpen } from '../open-nights.ts';
import { presentMoney, presentOnBooks, presentSettled } from '../present-money.ts';
import { sumsToCompare } from '../rules/compare.ts';
import { sumDemand } from '../rules/demand.ts';
import { addNights, noNights, type CountedNights } from '../rules/open-nights.ts';
import { findWeaknesses, usualViewsOf, weakestPart } from '../rules/weaknesses.ts';

type Figures = ResponseOf<typeof getHomeFigures>;

const monthsShown = 12;
/** Unconfirmed requests are deleted after this period, so earlier figures would be incomplete. */
const funnelDays = retentionDays.unboundBookings;
/** Searches that are older say little about what guests look for now. */
const demandDays = 90;

/** Returns figures. Another landlord's home gets the same answer as an unknown one. */
export function getHomeFiguresHandler({
  connection: { db },
  clock,
  booking,
}: HomeFiguresDeps): Handler<typeof getHomeFigures> {
  return async ({ languageCode: language, objectNumber, period }, { user }) => {
    const today = clock.today();
    const homes = await booking.listHomes(user.uid, language, 'money');
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
    const before = { startDate: shiftMonth(range.startDate, -12), endDate: shiftMonth(range.endDate, -12) };
    const year = shiftMonth(firstOfMonth(today), 1 - monthsShown);
    const firstCounted = (await homeViewsStore.firstDay(db)) ?? today;
    const since = [addDays(today, -funnelDays), firstCounted].sort().at(-1)!;
    const demandSince = addDays(today, -demandDays);
    const [money, moneyBefore] = await Promise.all([
      figuresStore.money(db, ownHomes, range),
      figuresStore.money(db, ownHomes, before),
    ]);
    const [months, nightsOfHomes, nightsOfHomesBefore, offers, openOfHomes] = await Promise.all([
      figuresOfMonths(db, ownHomes, otherHomes, { range, before, money, moneyBefore }),
      figuresStore.nightsByHome(db, ownHomes, range),
      figuresStore.nightsByHome(db, ownHomes, before),
      figuresStore.offers(db, ownHomes, since),
      findOpenNights(db, ownHomes, today),
    ]);
    const [lead, funnel, answers, origins, cancellations, searches, direct] = await Promise.all([
      figuresOfLead(db, ownHomes, otherHomes, year),
      figuresOfFunnel(db, ownHomes, otherHomes, since),
      figuresStore.answers(db, ownHomes, addDays(today, -funnelDays)),
      figuresStore.origins(db, ownHomes, year),
      figuresStore.cancellations(db, ownHomes, year),
      figuresStore.searches(db, ownHomes, demandSince),
      figuresStore.direct(db, ownHomes, range),
    ]);
    const { hours, cancelled, ...asked } = answers;
    return {
      ok: true,
      data: {
        today,
        homes: homes.map(({ active: _active, ...home }) => home),
        months: months.months,
        ofHomes: presentHomes({
          offers,
          nightsOfHomes,
          nightsOfHomesBefore,
          money,
          moneyBefore,
          openOfHomes,
        }),
        onBooks: presentOnBooks(moneyBefore, addMonths(today, -12)),
        settled: presentSettled(money),
        direct: {
          stays: direct.stays,
          nights: direct.nights,
          total: toEuros(direct.total),
          touristTax: toEuros(direct.touristTax),
          paid: toEuros(direct.paid),
        },
        open: presentOpen(openOfHomes, today),
        origins: {
          bookings: origins.reduce((sum, one) => sum + one.bookings, 0),
          countries: origins.map(({ country, bookings }) => ({ country, bookings })),
          partners: origins.reduce((sum, one) => sum + one.partners, 0),
        },
        lead,
        funnel: { since, ...funnel },
        answerHours: hours,
        cancelled,
        asked,
        cancellations,
        demand: sumDemand(searches, offers, { since: demandSince, today }),
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
  const january = `${today.slice(0, 4)}-01-01`;
  const starts: Record<FigurePeriod, PlainDate> = {
    past: shiftMonth(month, 1 - monthsShown),
    ahead: month,
    year: january,
    lastYear: shiftMonth(january, -12),
  };
  return { startDate: starts[period], endDate: shiftMonth(starts[period], monthsShown) };
}

function presentHomes({
  offers,
  nightsOfHomes,
  nightsOfHomesBefore,
  money,
  moneyBefore,
  openOfHomes,
}: {
  offers: readonly OfferOfHome[];
  nightsOfHomes: readonly NightsOfHome[];
  nightsOfHomesBefore: readonly NightsOfHome[];
  money: readonly MoneyRow[];
  moneyBefore: readonly MoneyRow[];
  openOfHomes: ReadonlyMap<number, ReadonlyMap<PlainDate, CountedNights>>;
}): Figures['ofHomes'] {
  const byHome = <Row extends { objectNumber: number }>(rows: readonly Row[]): Map<number, Row[]> =>
    Map.groupBy(rows, (row) => row.objectNumber);
  const nightsOf = byHome(nightsOfHomes);
  const nightsBeforeOf = byHome(nightsOfHomesBefore);
  const moneyOf = byHome(money);
  const moneyBeforeOf = byHome(moneyBefore);
  const usualViews = usualViewsOf(offers.map(({ views }) => views));
  const share = ({ nights, booked, elsewhere }: FiguresOfSpan): number =>
    nights > 0 ? (booked + elsewhere) / nights : 1;
  return offers
    .map((offer) => {
      const { objectNumber, parts, ratings, views, requests, bookings } = offer;
      const span = presentSpan(nightsOf.get(objectNumber) ?? [], moneyOf.get(objectNumber) ?? []);
      const open = [...(openOfHomes.get(objectNumber)?.values() ?? [])].reduce(addNights, noNights);
      const average =
        parts === null ? 0 : ratingParts.reduce((sum, part) => sum + parts[part], 0) / ratingParts.length;
      return {
        objectNumber,
        ...span,
        before: orNull(
          presentSpan(nightsBeforeOf.get(objectNumber) ?? [], moneyBeforeOf.get(objectNumber) ?? []),
        ),
        ...{ views, requests, bookings, lost: offer.declined + offer.expired },
        rating: parts && { average, count: ratings, weakest: weakestPart(parts) },
        open: presentNightsOpen(open),
        weaknesses: findWeaknesses({ ...offer, ...span, ...open, average }, usualViews),
      };
    })
    .toSorted((one, other) => share(one) - share(other) || one.objectNumber - other.objectNumber);
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
  ownHomes: HomesCondition,
  otherHomes: HomesCondition | null,
  {
    range,
    before,
    money,
    moneyBefore,
  }: { range: Stay; before: Stay; money: readonly MoneyRow[]; moneyBefore: readonly MoneyRow[] },
): Promise<{ months: Figures['months']; homesCompared: number }> {
  const [nights, nightsBefore, comparedRows] = await Promise.all([
    figuresStore.nightsByMonth(db, ownHomes, range),
    figuresStore.nightsByMonth(db, ownHomes, before),
    otherHomes ? figuresStore.nightsByMonth(db, otherHomes, range) : [],
  ]);
  let homesCompared = 0;
  const months = Array.from({ length: monthsShown }, (_, index) => {
    const month = shiftMonth(range.startDate, index);
    const monthBefore = shiftMonth(before.startDate, index);
    const inMonth = <Row extends { month: PlainDate }>(rows: readonly Row[], of = month): Row[] =>
      rows.filter((row) => row.month === of);
    const sums = sumsToCompare(inMonth(comparedRows), ['nights', 'booked', 'elsewhere']);
    homesCompared = Math.max(homesCompared, sums?.homes ?? 0);
    return {
      month,
      ...presentSpan(inMonth(nights), inMonth(money)),
      compared: sums && (sums.booked + sums.elsewhere) / sums.nights,
      before: orNull(presentSpan(inMonth(nightsBefore, monthBefore), inMonth(moneyBefore, monthBefore))),
    };
  });
  return { months, homesCompared };
}

const orNull = (span: FiguresOfSpan): FiguresOfSpan | null =>
  span.nights === 0 && span.arrivals === 0 && span.guestsPay === 0 ? null : span;

function presentSpan(
  nights: readonly Pick<NightsOfMonth, 'nights' | 'booked' | 'elsewhere' | 'blocked'>[],
  money: readonly MoneyRow[],
): FiguresOfSpan {
  const sum = (name: 'nights' | 'booked' | 'elsewhere' | 'blocked'): number =>
    nights.reduce((all, row) => all + row[name], 0);
  return {
    nights: sum('nights'),
    booked: sum('booked'),
    elsewhere: sum('elsewhere'),
    blocked: sum('blocked'),
    ...presentMoney(money),
  };
}

async function figuresOfLead(
  db: Queryable,
  ownHomes: HomesCondition,
  otherHomes: HomesCondition | null,
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
  ownHomes: HomesCondition,
  otherHomes: HomesCondition | null,
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
