import { crc32 } from 'node:zlib';
import type { Season } from '../../../../domain/pricing/home-rates.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import type { IndexedHome } from '../../../../engines/search/face.ts';
import type { Cents } from '../../../../domain/money.ts';

type SeasonCells = readonly [PlainDate, PlainDate, Cents, Cents, number, number, number, number];
export type NightCells = readonly (readonly [PlainDate, PlainDate])[];
/** An indexed home as JSON without its occupied nights; seasons are arrays, since property names would be most of it. */
export type PackedHome = Omit<IndexedHome, 'occupied' | 'rates'> & {
  rates: Omit<IndexedHome['rates'], 'seasons'> & { seasons: readonly SeasonCells[] };
};

const seasonCells = (s: Season): SeasonCells => [
  s.fromDate,
  s.untilDate,
  s.nightly,
  s.weekly,
  s.minStay,
  s.maxStay,
  s.arrivalDays,
  s.departureDays,
];

function unpackSeason([
  from,
  until,
  nightly,
  weekly,
  minStay,
  maxStay,
  arrival,
  departure,
]: SeasonCells): Season {
  return {
    fromDate: from,
    untilDate: until,
    nightly,
    weekly,
    minStay,
    maxStay,
    arrivalDays: arrival,
    departureDays: departure,
  };
}

export interface PackedRecord {
  text: string;
  checksum: number;
}

const writeRecord = (value: unknown): PackedRecord => {
  const text = JSON.stringify(value);
  return { text, checksum: crc32(text) };
};

export function packHome({ occupied: _, ...home }: IndexedHome): PackedRecord {
  const { seasons, ...rates } = home.rates;
  return writeRecord({
    ...home,
    rates: { ...rates, seasons: seasons.map(seasonCells) },
  } satisfies PackedHome);
}

export function packNights(stays: readonly Stay[]): PackedRecord {
  return writeRecord(stays.map(({ startDate, endDate }) => [startDate, endDate]));
}

export function unpackStays(nights: NightCells): Stay[] {
  return nights.map(([startDate, endDate]) => ({ startDate, endDate }));
}

export function unpackHome(packed: PackedHome, nights: NightCells): IndexedHome {
  const { rates } = packed;
  return {
    ...packed,
    rates: { ...rates, seasons: rates.seasons.map(unpackSeason) },
    occupied: unpackStays(nights),
  };
}
