import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { getHomeFigures } from '../../../contract/home-figures/get-home-figures.ts';
import { toEuros } from '../../../domain/money.ts';
import { firstOfMonth, shiftMonth } from '../../../domain/months.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { HomesCondition } from './figures-store.ts';
import { openNightsStore } from './open-nights-store.ts';
import {
  addNights,
  countOpenNights,
  listMonths,
  noNights,
  type CountedNights,
  type OpenSeason,
  type OpenStay,
} from './rules/open-nights.ts';

type Figures = ResponseOf<typeof getHomeFigures>;

const monthsAhead = 12;

/** Returns the free nights of the next twelve months, by home and month. */
export async function findOpenNights(
  db: Queryable,
  ownHomes: HomesCondition,
  today: PlainDate,
): Promise<ReadonlyMap<number, ReadonlyMap<PlainDate, CountedNights>>> {
  const range = { startDate: today, endDate: shiftMonth(firstOfMonth(today), monthsAhead) };
  const [homes, stays, seasons] = await Promise.all([
    openNightsStore.publishedHomes(db, ownHomes),
    openNightsStore.openStays(db, ownHomes, range),
    openNightsStore.openSeasons(db, ownHomes, range),
  ]);
  const staysOf = Map.groupBy(stays, (stay: OpenStay) => stay.objectNumber);
  const seasonsOf = Map.groupBy(seasons, (season: OpenSeason) => season.objectNumber);
  return new Map(
    homes.map((objectNumber) => [
      objectNumber,
      countOpenNights(range, staysOf.get(objectNumber) ?? [], seasonsOf.get(objectNumber) ?? []),
    ]),
  );
}

export const presentNightsOpen = ({
  worth,
  ...nights
}: CountedNights): Omit<Figures['open'][number], 'month'> => ({
  ...nights,
  worth: toEuros(worth),
});

export function presentOpen(
  openOfHomes: ReadonlyMap<number, ReadonlyMap<PlainDate, CountedNights>>,
  today: PlainDate,
): Figures['open'] {
  return listMonths(today, monthsAhead).map((month) => ({
    month,
    ...presentNightsOpen(
      [...openOfHomes.values()].reduce(
        (sum, months) => addNights(sum, months.get(month) ?? noNights),
        noNights,
      ),
    ),
  }));
}
