import { isDeepStrictEqual } from 'node:util';
import type { getHomeHistory } from '../../../../contract/homes/get-home-history.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { amountFields } from '../../../../domain/homes/home-history.ts';
import { cents } from '../../../../domain/cents.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { HomeChange } from './changes-of-home.ts';
import type { HistoryPosition, HistoryRow } from './history-row.ts';

type Entry = ResponseOf<typeof getHomeHistory>['entries'][number];

export const formatCursor = ({ micros, origin, id }: HistoryPosition): string => `${micros}-${origin}-${id}`;

export function parseCursor(cursor: string): HistoryPosition | null {
  const [micros, origin, id] = cursor.split('-');
  return micros && origin && id ? { micros, origin, id: Number(id) } : null;
}

/** Presents an entry for the office, without texts of guests, URLs of calendars, and notes of blocks. */
export function presentEntry(row: HistoryRow): Entry {
  const { event, before, after } = row;
  return {
    key: formatCursor(row),
    at: row.at,
    kind: row.kind,
    event,
    side: row.side,
    person:
      row.personNumber === null
        ? null
        : {
            number: row.personNumber,
            name: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || (row.email ?? ''),
          },
    program: row.program,
    detail: row.detail,
    changes: (row.origin === 'home' ? row.changes : changesOfCalendar(event, before, after)).map(inEuros),
    nights: entryNights(row),
    nightsBefore: event.startsWith('block') && after ? nightsOfBlock(before) : null,
    booking:
      row.bookingId === null || row.bookingNumber === null
        ? null
        : { bookingID: row.bookingId, bookingDisplayNumber: row.bookingNumber },
    reportID: row.reportId,
  };
}

function inEuros({ field, language, before, after }: HomeChange): HomeChange {
  const euros = (value: HomeChange['before']): HomeChange['before'] =>
    amountFields.has(field) && typeof value === 'number' ? toEuros(cents(Math.round(value))) : value;
  return { field, language, before: euros(before), after: euros(after) };
}

function entryNights({ event, before, after, startDate, endDate }: HistoryRow): Entry['nights'] {
  if (event.startsWith('block')) return nightsOfBlock(after) ?? nightsOfBlock(before);
  if (event.startsWith('ratesChanged')) return nightsOfRates(before, after);
  return startDate && endDate ? { startDate, endDate } : null;
}

function nightsOfBlock(block: unknown): Entry['nights'] {
  if (block === null) return null;
  const { startDate, endDate } = block as { startDate: string; endDate: string };
  return { startDate, endDate };
}

/** Returns the price per night for seasons, and settings and results for connected calendars. */
function changesOfCalendar(event: string, before: unknown, after: unknown): HomeChange[] {
  if (event.startsWith('ratesChanged')) return changesOfRates(before, after);
  if (event === 'feedChanged' || event === 'feedRead' || event === 'feedFailed') {
    return different(valuesOfFeed(before), valuesOfFeed(after));
  }
  return [];
}

type Values = Readonly<Record<string, HomeChange['before']>>;

function different(before: Values, after: Values): HomeChange[] {
  return Object.keys(after)
    .map((field) => ({
      ...{ field, language: null },
      before: before[field] ?? null,
      after: after[field] ?? null,
    }))
    .filter((change) => change.before !== change.after);
}

interface KeptSeason {
  fromDate: string;
  untilDate: string;
  nightly: Cents;
}

/** Returns seasons whose price per night or rules have changed. */
function changedSeasons(before: unknown, after: unknown): { was: KeptSeason | null; is: KeptSeason }[] {
  const former = (before ?? []) as readonly KeptSeason[];
  const rules = ({ fromDate: _from, untilDate: _until, ...rest }: KeptSeason): object => rest;
  return ((after ?? []) as readonly KeptSeason[])
    .map((is) => ({
      is,
      was: former.find((one) => one.fromDate <= is.fromDate && is.fromDate < one.untilDate) ?? null,
    }))
    .filter(({ was, is }) => was === null || !isDeepStrictEqual(rules(was), rules(is)));
}

/** Returns the price before and after if only one changed, which is the usual case; otherwise the number of seasons. */
function changesOfRates(before: unknown, after: unknown): HomeChange[] {
  const [first, ...others] = changedSeasons(before, after);
  if (first && others.length === 0) {
    return different({ nightly: first.was?.nightly ?? null }, { nightly: first.is.nightly });
  }
  const count = (seasons: unknown): Values => ({ seasons: ((seasons ?? []) as readonly unknown[]).length });
  return different(count(before), count(after));
}

function nightsOfRates(before: unknown, after: unknown): Entry['nights'] {
  const currentSeasons = changedSeasons(before, after).map(({ is }) => is);
  const startDate = currentSeasons.map(({ fromDate }) => fromDate).sort()[0];
  const endDate = currentSeasons
    .map(({ untilDate }) => untilDate)
    .sort()
    .at(-1);
  return startDate && endDate ? { startDate, endDate } : null;
}

function valuesOfFeed(feed: unknown): Values {
  const {
    name = null,
    ignoresSliding = null,
    nights = null,
    problem = null,
  } = (feed ?? {}) as Record<string, HomeChange['before']>;
  return { feedName: nights === null && problem === null ? name : null, ignoresSliding, nights, problem };
}
