import { findTimeZone } from '../domain/time-zones.ts';
import {
  isSuddenlyEmpty,
  readIcal,
  type CalendarProblem,
  type RemarkCode,
} from '../domain/calendars/read-ical.ts';
import type { PlainDate } from '../domain/stay.ts';
import {
  deleteBlockedNights,
  insertBlockedNights,
  readBlockedNights,
  type BlockedPeriod,
} from '../server/areas/booking/landlord/blocked-nights-store.ts';
import { createHomeChanges } from '../server/areas/catalogue/catalogue.ts';
import { ownHomeStore } from '../server/areas/homes/own-home-store.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import type { FetchProblem } from '../domain/fetch-problems.ts';
import type { GuardedFetch } from '../server/platform/guarded-fetch.ts';
import { mergePeriods } from './blocked-periods.ts';
import type { RejectedRow } from './feed-reader.ts';
import { readCalendarHomes, saveCalendar, type CalendarHome } from './home-calendars-store.ts';
import { ImportError } from './import-error.ts';
import { listCalendars, type CalendarPlace, type CalendarsOfHome } from './readers/calendar-list.ts';
import { openFile } from './readers/open-file.ts';
import { countReasons, type ImportReport } from './run-import.ts';

export interface CalendarsOptions {
  calendars: string;
  /** Name under which the feed's homes were imported. */
  source: string;
  today: PlainDate;
  now: Date;
  /** Our own host name, by which events are recognised that we exported ourselves. */
  ownDomain: string;
  fetch: GuardedFetch;
  /** True if it is confirmed that calendars have become empty. */
  allowVanishing?: boolean;
  dryRun?: boolean;
  onProgress?(done: number, total: number): void;
}

/** Bytes. The same limit applies to calendars that landlords connect. */
const maxBytes = 1_048_576;
const timeoutMs = 10_000;
const atOnce = 8;

const { changeHome } = createHomeChanges();

/**
 * Imports only the occupied nights of homes from an earlier feed. The nights of an unreliable calendar stay as they
 * were.
 */
export async function runCalendars(
  connection: DatabaseConnection,
  options: CalendarsOptions,
): Promise<ImportReport> {
  const { homes: listedHomes, rejected } = await listCalendars(options.calendars);
  const knownHomes = await readCalendarHomes(connection.db, options.source);
  if (knownHomes.size === 0)
    throw new ImportError(
      `There are no homes of the feed ${options.source.replace(/^import:/, '')}: say with --source which feed brought them.`,
    );
  const run: CalendarsRun = {
    changed: [],
    unchanged: 0,
    rejected: [...rejected],
    remarks: new Map(),
    unread: [],
  };
  for (let offset = 0; offset < listedHomes.length; offset += atOnce) {
    const some = listedHomes.slice(offset, offset + atOnce);
    const readings = await Promise.all(
      some.map((one) => readHomeCalendars(one, knownHomes.get(one.key), options, run)),
    );
    for (const reading of readings) if (reading) await saveReading(connection, reading, options, run);
    options.onProgress?.(Math.min(offset + atOnce, listedHomes.length), listedHomes.length);
  }
  return buildReport(run, listedHomes.length + rejected.length, knownHomes, options);
}

interface CalendarsRun {
  changed: string[];
  unchanged: number;
  rejected: RejectedRow[];
  remarks: Map<RemarkCode, number>;
  unread: { key: string; lines: string[] }[];
}

interface TakenNights {
  home: CalendarHome;
  nights: BlockedPeriod[];
}

const reasons: Record<FetchProblem | CalendarProblem, string> = {
  notCalendar: 'no calendar',
  truncated: 'the calendar is cut off',
  broken: 'no event of the calendar can be read',
  address: 'no address that can be asked',
  private: 'the address is not of the public internet',
  unreachable: 'nobody answers at the address',
  timeout: 'the address takes too long',
  tooLarge: 'the calendar is larger than a mebibyte',
  redirects: 'the address leads on and on',
  encoded: 'the answer is packed',
  status: 'the address answers with an error',
};

async function readHomeCalendars(
  { key, line, places }: CalendarsOfHome,
  home: CalendarHome | undefined,
  options: CalendarsOptions,
  run: CalendarsRun,
): Promise<TakenNights | null> {
  const reject = (reason: string): null => {
    run.rejected.push({ rejected: reason, key, ...(line !== undefined && { line }) });
    return null;
  };
  if (!home) return reject('no home of this feed');
  if (home.removed) return reject('the home is gone for good');
  const { today, ownDomain } = options;
  const stays: { from: PlainDate; until: PlainDate }[] = [];
  const remarks: { code: RemarkCode; count: number }[] = [];
  const unread: string[] = [];
  for (const place of places) {
    const text = await loadText(place, options);
    if ('problem' in text) return reject(text.problem);
    const calendar = readIcal(text.content, { today, ownDomain, zone: findTimeZone(home) });
    const lines = calendar.unread.map(({ line, text: lineText }) => `line ${line}: ${lineText}`);
    unread.push(...lines);
    if (!calendar.ok) {
      if (lines.length > 0) run.unread.push({ key, lines });
      return reject(reasons[calendar.problem]);
    }
    stays.push(...calendar.events.map(({ startDate, endDate }) => ({ from: startDate, until: endDate })));
    remarks.push(...calendar.remarks);
  }
  const earlierNights = (home.nights ?? []).map(({ from, until }) => ({ startDate: from, endDate: until }));
  if (isSuddenlyEmpty(stays, earlierNights, today) && options.allowVanishing !== true)
    return reject('the calendar is suddenly empty');
  if (unread.length > 0) {
    run.unread.push({ key, lines: unread });
    // Earlier nights stay blocked if a line cannot be read, so that none is freed by mistake.
    stays.push(...clipToToday(home.nights ?? [], today));
  }
  for (const { code, count } of remarks) run.remarks.set(code, (run.remarks.get(code) ?? 0) + count);
  return { home, nights: mergePeriods(stays) };
}

async function loadText(
  place: CalendarPlace,
  { fetch }: CalendarsOptions,
): Promise<{ content: string } | { problem: string }> {
  if ('address' in place) {
    const response = await fetch(place.address, {
      ...{ maxBytes, timeoutMs },
      headers: { accept: 'text/calendar' },
    });
    if (!response.ok) return { problem: reasons[response.problem] };
    return response.status === 200 ? { content: response.text } : { problem: reasons.status };
  }
  try {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of await openFile(place.file)) {
      bytes += (piece as Buffer).length;
      if (bytes > maxBytes) return { problem: reasons.tooLarge };
      pieces.push(piece as Buffer);
    }
    return { content: Buffer.concat(pieces).toString('utf8') };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { problem: error.message };
  }
}

async function saveReading(
  connection: DatabaseConnection,
  { home, nights }: TakenNights,
  { today, now, dryRun }: CalendarsOptions,
  run: CalendarsRun,
): Promise<void> {
  const { key, objectNumber } = home;
  if (home.nights !== null && isEqual(clipToToday(home.nights, today), nights)) run.unchanged += 1;
  else run.changed.push(key);
  if (dryRun === true) return;
  await connection.transaction((tx) =>
    changeHome(tx, objectNumber, async () => {
      const earlierNights = await readBlockedNights(tx, objectNumber);
      const feedNights = await saveCalendar(tx, objectNumber, { nights, ownNights: earlierNights, at: now });
      // Runs even if the calendar is unchanged, because another entry on its nights may have been removed here.
      await deleteBlockedNights(tx, objectNumber);
      await insertBlockedNights(tx, objectNumber, mergePeriods([...feedNights, ...nights]));
      const hasChanged = !isEqual(earlierNights, await readBlockedNights(tx, objectNumber));
      if (hasChanged) {
        await ownHomeStore.insertAct(tx, {
          ...{ objectNumber, kind: 'changed', uid: null, actor: 'feed', detail: 'calendar', at: now },
        });
      }
      return { result: null, change: hasChanged ? { kind: 'nights' } : null };
    }),
  );
}

const isEqual = (some: readonly BlockedPeriod[], others: readonly BlockedPeriod[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Removes past nights, so that a stay that has begun counts as unchanged the next day. */
function clipToToday(periods: readonly BlockedPeriod[], today: PlainDate): BlockedPeriod[] {
  return periods
    .filter(({ until }) => until > today)
    .map(({ from, until }) => ({ from: from > today ? from : today, until }));
}

const remarkWords: Record<RemarkCode, string> = {
  noNights: 'last no night and were left out',
  cancelled: 'were called off',
  transparent: 'say that they take nothing',
};

function buildReport(
  run: CalendarsRun,
  rows: number,
  knownHomes: ReadonlyMap<string, CalendarHome>,
  { source, dryRun }: CalendarsOptions,
): ImportReport {
  const { changed, unchanged, rejected } = run;
  const without =
    [...knownHomes.values()].filter(({ removed }) => !removed).length - changed.length - unchanged;
  return {
    ...{ source, dryRun: dryRun === true, rows, unchanged, rejected },
    ...{ created: 0, changed: changed.length, paused: 0, returned: 0, removed: 0 },
    homes: { created: [], changed, returned: [], paused: [], removed: [] },
    newLocations: [],
    rejectedByReason: countReasons(rejected),
    shiftDays: null,
    notBookable: 0,
    preview: null,
    warnings: [
      ...run.unread.map(
        ({ key, lines }) =>
          `${key}: ${lines.length} lines of the calendar cannot be read; what it took before stays taken (${lines.slice(0, 3).join('; ')}).`,
      ),
      ...[...run.remarks].map(([code, count]) => `${count} events ${remarkWords[code]}.`),
      ...(without > 0
        ? [`${without} homes of the feed keep their nights: no calendar of theirs was read.`]
        : []),
    ],
  };
}
