import { averageFrom } from '../ratings/average-from.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { placeLine } from '../../../domain/place-line.ts';
import { amenityFlags } from '../../../domain/search-filter.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ComparedPrice } from './use-comparison.ts';
import { euros, roundedEuros, type Euros } from '../../../domain/money.ts';

export interface ComparedColumn {
  home: ObjectSummary;
  price: ComparedPrice | null;
}

export interface CompareRow {
  key: string;
  label: string;
  /** Value of each home in words; rows with equal values are hidden among the differences. */
  values: readonly string[];
  /** Shown as check marks instead of words. */
  marks?: readonly boolean[];
  best?: number;
}

export interface CompareGroup {
  name: string;
  rows: readonly CompareRow[];
}

const noValue = '–';

/** Returns groups of rows that compare the homes; rows without a value for any home are left out. */
export function compareGroups(
  columns: readonly ComparedColumn[],
  t: Translate,
  format: Formatter,
): CompareGroup[] {
  const row = (key: string, value: (column: ComparedColumn) => string | null): CompareRow => ({
    key,
    label: t(`compare.row.${key}`),
    values: columns.map((column) => value(column) ?? noValue),
  });
  const metres = (distance: number | null): string | null => {
    if (distance === null) return null;
    return distance < 1000
      ? t('object.fact.metres', { distance: format.number(distance) })
      : t('object.fact.kilometres', { distance: format.number(Math.round(distance / 100) / 10) });
  };
  const groups: CompareGroup[] = [
    {
      name: 'costs',
      rows: [
        totalRow(columns, row, t, format),
        row('nightly', ({ price }) => {
          const stayPrice = bookable(price)?.priceObject;
          return stayPrice
            ? format.money(
                roundedEuros(euros(stayPrice.priceComplete / stayPrice.persons / stayPrice.duration)),
              )
            : null;
        }),
        row('consumption', ({ price }) => formatMoney(format, bookable(price)?.consumptionEstimate)),
        row('deposit', ({ price }) => formatMoney(format, bookable(price)?.deposit)),
      ],
    },
    {
      name: 'home',
      rows: [
        row('rating', ({ home }) =>
          home.ratingAverage === null
            ? null
            : home.ratingCount < averageFrom
              ? t('ratings.few', { count: home.ratingCount })
              : `${format.number(home.ratingAverage, 1)} (${format.number(home.ratingCount)}${
                  home.ratingProvenance && home.ratingProvenance !== 'demo'
                    ? `, ${t(`ratings.source.${home.ratingProvenance}`)}`
                    : ''
                })`,
        ),
        row('kind', ({ home }) => t(`object.kind.${home.kind}`)),
        row('persons', ({ home }) => format.number(home.personsMax)),
        row('sleepingRooms', ({ home }) => format.number(home.countRoomsSleeping)),
        row('bathRooms', ({ home }) => format.number(home.countRoomsBath)),
        // The size is 0 if a feed leaves it out.
        row('area', ({ home: { squaremeterLiving: size } }) =>
          size > 0 ? t('object.fact.area', { area: format.number(size) }) : null,
        ),
        row('dogs', ({ home: { dogsMax, dogsMaxIsKnown } }) => {
          if (dogsMax === 0) return t('compare.no');
          return dogsMaxIsKnown ? format.number(dogsMax) : t('compare.yes');
        }),
        row('freeCancel', ({ home: { freeCancelDays: count } }) =>
          count === null ? t('compare.no') : t('compare.freeCancelDays', { count }),
        ),
        row('provider', ({ home }) => t(`compare.${home.providerType}`)),
      ],
    },
    {
      name: 'surroundings',
      rows: [
        row('place', ({ home }) => placeLine(home.locations.place, home.locations.region)),
        row('sea', ({ home }) => metres(home.distances.sea)),
        row('lake', ({ home }) => metres(home.distances.lake)),
        row('skilift', ({ home }) => metres(home.distances.skilift)),
      ],
    },
    {
      name: 'amenities',
      rows: amenityFlags.map((flag) => {
        const marks = columns.map(({ home }) => home.searchFilter.includes(flag));
        return {
          key: flag,
          label: t(`search.filter.${flag}:Y`),
          values: marks.map((has) => (has ? t('compare.yes') : noValue)),
          marks,
        };
      }),
    },
  ];
  return groups
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(({ values }) => values.some((value) => value !== noValue)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function totalRow(
  columns: readonly ComparedColumn[],
  row: (key: string, value: (column: ComparedColumn) => string | null) => CompareRow,
  t: Translate,
  format: Formatter,
): CompareRow {
  const totals = columns.map(({ price }) => bookable(price)?.priceObject.priceComplete ?? Infinity);
  const lowest = Math.min(...totals);
  const isOne = totals.filter((total) => total === lowest).length === 1;
  return {
    ...row('price', ({ home, price }) => {
      const offer = bookable(price);
      if (offer) return format.money(offer.priceObject.priceComplete);
      if (price) return t('compare.notBookable');
      return home.minPrice === null ? null : t('compare.perWeek', { price: format.money(home.minPrice) });
    }),
    ...(Number.isFinite(lowest) && isOne ? { best: totals.indexOf(lowest) } : {}),
  };
}

function bookable(price: ComparedPrice | null): ComparedPrice | null {
  return price?.status === 'free' ? price : null;
}

function formatMoney(format: Formatter, amount: Euros | undefined): string | null {
  return amount === undefined || amount === 0 ? null : format.money(roundedEuros(amount));
}

export function isDifference({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}
