import type { getHomeHistory } from '../../../../contract/homes/get-home-history.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { HomeChange } from './changes-of-home.ts';
import type { HistoryPosition, HistoryRow } from './history-row.ts';

type Entry = ResponseOf<typeof getHomeHistory>['entries'][number];

const inCents = new Set(['deposit', 'nightlyFrom', 'nightlyUntil']);

export const cursorOf = ({ micros, origin, id }: HistoryPosition): string => `${micros}-${origin}-${id}`;

export function positionOf(cursor: string): HistoryPosition | null {
  const [micros, origin, id] = cursor.split('-');
  return micros && origin && id ? { micros, origin, id: Number(id) } : null;
}

/** An entry as the office reads it: nothing of what guests have written, no address of a calendar, no note of a block. */
export function presentEntry(row: HistoryRow): Entry {
  const { event, before, after, startDate, endDate } = row;
  const isBlock = event.startsWith('block');
  const nights = startDate && endDate ? { startDate, endDate } : null;
  return {
    key: cursorOf(row),
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
    detail: row.detail,
    changes: (row.origin === 'home' ? row.changes : changesOfCalendar(event, before, after)).map(inEuros),
    nights: isBlock ? (nightsOfBlock(after) ?? nightsOfBlock(before)) : nights,
    nightsBefore: isBlock && after ? nightsOfBlock(before) : null,
    booking:
      row.bookingId === null || row.bookingNumber === null
        ? null
        : { bookingID: row.bookingId, bookingDisplayNumber: row.bookingNumber },
    reportID: row.reportId,
  };
}

function inEuros({ field, language, before, after }: HomeChange): HomeChange {
  const euros = (value: HomeChange['before']): HomeChange['before'] =>
    inCents.has(field) && typeof value === 'number' ? toEuros(value) : value;
  return { field, language, before: euros(before), after: euros(after) };
}

function nightsOfBlock(block: unknown): Entry['nights'] {
  if (block === null) return null;
  const { startDate, endDate } = block as { startDate: string; endDate: string };
  return { startDate, endDate };
}

/** Of seasons what a night costs, of a connected calendar what was set and found. */
function changesOfCalendar(event: string, before: unknown, after: unknown): HomeChange[] {
  if (event.startsWith('ratesChanged')) return different(valuesOfSeasons(before), valuesOfSeasons(after));
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

function valuesOfSeasons(seasons: unknown): Values {
  const all = (seasons ?? []) as readonly { nightly: number; minStay: number }[];
  const nightly = all.map((season) => season.nightly);
  return {
    seasons: all.length,
    nightlyFrom: all.length === 0 ? null : Math.min(...nightly),
    nightlyUntil: all.length === 0 ? null : Math.max(...nightly),
  };
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
