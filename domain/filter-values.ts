import { wrapLongitudes } from './longitudes.ts';
import { isPlainDate, type PlainDate } from './stay.ts';

const childrenMax = 20;

/** West, south, east, north in degrees; west above east crosses the date line. */
export interface BoundingBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Parses one value of an address or call; undefined if it is not allowed. */
export type ValueParser<Value> = (raw: string) => Value | undefined;

export const integer =
  (min: number, max: number): ValueParser<number> =>
  (raw) => {
    if (!/^\d{1,12}$/.test(raw)) return undefined;
    const value = Number(raw);
    return value >= min && value <= max ? value : undefined;
  };

export const decimal =
  (min: number, max: number): ValueParser<number> =>
  (raw) => {
    // Programs write numbers between a millionth and one with up to 22 decimals.
    if (!/^-?\d{1,9}(\.\d{1,22})?$/.test(raw)) return undefined;
    const value = Number(raw);
    return value >= min && value <= max ? value : undefined;
  };

export const oneOf =
  <const Value extends string | number>(values: readonly Value[]): ValueParser<Value> =>
  (raw) =>
    values.find((value) => String(value) === raw);

export const text =
  (maxLength: number): ValueParser<string> =>
  (raw) => {
    // Control characters have no meaning in a search and PostgreSQL refuses NUL.
    const value = raw.replace(/[\u0000-\u001f\u007f]/g, ' ').trim();
    return value === '' ? undefined : value.slice(0, maxLength);
  };

export const date: ValueParser<PlainDate> = (raw) => (isPlainDate(raw) ? raw : undefined);

export const list =
  <Value>(parse: ValueParser<Value>, max: number): ValueParser<readonly Value[]> =>
  (raw) => {
    const values = raw
      .split(',', max)
      .map((part) => parse(part.trim()))
      .filter((value) => value !== undefined);
    return values.length > 0 ? [...new Set(values)] : undefined;
  };

/** Parses the children's ages, one for each child, twins included. */
export const ages: ValueParser<readonly number[]> = (raw) => {
  const parsedAges = raw.split(',', childrenMax).map((part) => integer(0, 17)(part.trim()));
  const values = parsedAges.filter((value) => value !== undefined);
  return values.length > 0 ? values : undefined;
};

/** Maps that are turned around the globe send longitudes beyond 180 degrees. */
const longitude = decimal(-900, 900);
const latitude = decimal(-90, 90);

/** Parses "west,south,east,north". */
export const boundingBox: ValueParser<BoundingBox> = (raw) => {
  const sides = raw.split(',').map((side, index) => (index % 2 ? latitude : longitude)(side.trim()));
  const [west, south, east, north] = sides as [number, number, number, number];
  if (sides.length !== 4 || sides.includes(undefined) || south > north) return undefined;
  return { ...wrapLongitudes(west, east), south, north };
};
