import type { StoredWatchedObject, WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { fromEuros, toEuros, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface WatchedEntry {
  objectNumber: number;
  price: Cents | null;
  priceOriginal: Cents | null;
  percentReduction: number;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  persons: number;
  childAges: number[];
  pets: number;
}

type Input = Pick<
  WatchedObject,
  | 'objectNumber'
  | 'price'
  | 'priceOriginal'
  | 'pricePercentReduction'
  | 'startDate'
  | 'endDate'
  | 'persons'
  | 'childAges'
  | 'pets'
>;

/** Earlier dates cannot be stays, and the database rejects the year 0. */
const earliest = '2000-01-01';

/** Builds an entry. It needs both dates, since one alone is no stay. */
export function watchedEntry(input: Input): WatchedEntry {
  const { startDate, endDate } = input;
  const isStay = startDate >= earliest && endDate > startDate;
  return {
    objectNumber: input.objectNumber,
    price: input.price === null ? null : fromEuros(input.price),
    priceOriginal: input.priceOriginal === null ? null : fromEuros(input.priceOriginal),
    percentReduction: Math.round(input.pricePercentReduction),
    startDate: isStay ? startDate : null,
    endDate: isStay ? endDate : null,
    persons: input.persons,
    childAges: input.childAges,
    pets: input.pets,
  };
}

export function presentWatched(
  row: WatchedEntry & { addDate: Date; deleteDate: Date | null },
): WatchedObject {
  return {
    objectNumber: row.objectNumber,
    price: row.price === null ? null : toEuros(row.price),
    priceOriginal: row.priceOriginal === null ? null : toEuros(row.priceOriginal),
    pricePercentReduction: row.percentReduction,
    currency: 'EUR',
    startDate: row.startDate ?? '',
    endDate: row.endDate ?? '',
    persons: row.persons,
    childAges: row.childAges,
    pets: row.pets,
    addDate: row.addDate.toISOString(),
    deleteDate: row.deleteDate?.toISOString() ?? '',
  };
}

export const withStoredNames = (item: WatchedObject): StoredWatchedObject => ({
  ...item,
  watchObjectNumber: item.objectNumber,
  watchPrice: item.price,
  watchPriceOriginal: item.priceOriginal,
  watchPricePercentReduction: item.pricePercentReduction,
  watchCurrency: item.currency,
  watchStartDate: item.startDate,
  watchEndDate: item.endDate,
  watchPersons: item.persons,
  watchChildAges: item.childAges,
  watchPets: item.pets,
  watchAddDate: item.addDate,
  watchDeleteDate: item.deleteDate,
});
