import { addDays, type PlainDate, type Stay } from '../stay.ts';
import { readCalendarLines, type CalendarLine, type CalendarPart } from './calendar-lines.ts';
import {
  minutesOfDuration,
  nightsOfTimes,
  readTime,
  timeAfter,
  timesOf,
  type TimeReading,
  type WrittenTime,
} from './calendar-times.ts';
import { daysOfRecurrence, readRecurrence } from './recurrence.ts';

/** Nights taken by another calendar; `sliding` if the window moves on with the day (`sliding-windows.ts`). */
export interface CalendarEvent extends Stay {
  sliding: boolean;
  /** A closed time rather than a booking; other sites also write nights read from us like this. */
  closed?: true;
  /** The other site's id; absent if there is none, or if it was read before ids were stored. */
  uid?: string;
}

/** Entries left out on purpose, counted by kind. */
export type RemarkCode = 'noNights' | 'cancelled' | 'transparent';

/** An unreadable line; the readable rest of its event is blocked all the same. */
export interface UnreadLine {
  /** From 1. */
  line: number;
  text: string;
  uid: string;
}

/** Why a calendar is unreliable: its previous data then stays. */
export type CalendarProblem = 'notCalendar' | 'truncated' | 'broken';

type ReadCalendar =
  | {
      ok: true;
      events: CalendarEvent[];
      remarks: { code: RemarkCode; count: number }[];
      unread: UnreadLine[];
    }
  | { ok: false; problem: CalendarProblem; unread: UnreadLine[] };

interface CalendarHome {
  today: PlainDate;
  ownDomain: string;
  zone: string;
}

/** A bound on work: more recurring stays would slow everybody else down. */
const recurringMax = 100;
/** Nobody can book further ahead, so later events block nothing. */
const daysAhead = 1_100;
const textMax = 120;
const uidMax = 200;
const closed =
  /not available|unavailable|nicht verf(ü|ue)gbar|indisponible|non disponibil|no disponible|indispon[ií]vel|niet beschikbaar|ikke tilg(æ|ae?)ngelig|(ej|inte) tillgänglig|niedost[eę]pn|nedostupn/i;

/**
 * Reads the blocked nights from today on. All-day events count by their dates, timed ones by the local date at the home; the end is the
 * morning of departure. Recurring events take the nights of all their days, except excluded or separately described ones. If something is
 * ambiguous, the reading with more nights holds. An unreadable line is reported, and the rest of the calendar counts; `keepUnread`
 * ensures that no night becomes free by it.
 */
export function readIcal(text: string, home: CalendarHome): ReadCalendar {
  const found = readCalendarLines(text);
  if (!found.ok) return { ...found, unread: [] };
  const reading: Reading = { ...home, zoneNames: found.zoneNames, unread: [] };
  const { parts } = found;
  const { unread } = reading;
  if (parts.filter(comesAgain).length > recurringMax) return { ok: false, problem: 'broken', unread };
  const described = describedDays(parts, reading);
  const events: CalendarEvent[] = [];
  const remarks = new Map<RemarkCode, number>();
  const note = (code: RemarkCode): void => void remarks.set(code, (remarks.get(code) ?? 0) + 1);
  for (const part of parts) {
    const read = part.kind === 'VEVENT' ? readEvent(part, reading, described) : readBusyTimes(part, reading);
    read.remarks.forEach(note);
    events.push(...read.events);
  }
  if (events.length === 0 && unread.length > 0) return { ok: false, problem: 'broken', unread };
  events.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return { ok: true, events, remarks: [...remarks].map(([code, count]) => ({ code, count })), unread };
}

/** A sudden loss of all events means a lost connection: nobody cancels everything at once. */
export function isSuddenlyEmpty(
  now: readonly unknown[],
  before: readonly Pick<Stay, 'endDate'>[],
  today: PlainDate,
): boolean {
  return now.length === 0 && before.some(({ endDate }) => endDate > today);
}

interface Reading extends CalendarHome, TimeReading {
  unread: UnreadLine[];
}

interface ReadPart {
  events: CalendarEvent[];
  remarks: RemarkCode[];
}

const nothing: ReadPart = { events: [], remarks: [] };

const lineOf = (part: CalendarPart, name: string): CalendarLine | undefined =>
  part.lines.find((line) => line.name === name);
const wordOf = (part: CalendarPart, name: string): string => lineOf(part, name)?.value ?? '';
const uidOf = (part: CalendarPart): string => wordOf(part, 'UID').slice(0, uidMax);
const comesAgain = (part: CalendarPart): boolean => wordOf(part, 'RRULE') !== '';
const isCancelled = (part: CalendarPart): boolean => /^CANCELL?ED$/i.test(wordOf(part, 'STATUS'));

function refuse(reading: Reading, part: CalendarPart, line?: CalendarLine): void {
  const text = line ? `${line.name}${line.params}:${line.value}` : `BEGIN:${part.kind}`;
  reading.unread.push({ line: line?.line ?? part.line, text: text.slice(0, textMax), uid: uidOf(part) });
}

function readEvent(
  part: CalendarPart,
  reading: Reading,
  described: ReadonlyMap<string, ReadonlySet<PlainDate>>,
): ReadPart {
  const uid = uidOf(part);
  if (isCancelled(part)) return { events: [], remarks: ['cancelled'] };
  if (/^TRANSPARENT$/i.test(wordOf(part, 'TRANSP'))) return { events: [], remarks: ['transparent'] };
  // What this house has sent there comes back: it is blocked here already, or free again.
  if (uid.endsWith(`@${reading.ownDomain}`)) return nothing;
  const stay = readStay(part, reading);
  if (!stay) return nothing;
  if (stay.nights === 0) return { events: [], remarks: ['noNights'] };
  const starts = daysOf(part, stay.startDate, reading, described.get(uid));
  const isClosed = closed.test(wordOf(part, 'SUMMARY'));
  const events = starts.flatMap((startDate) =>
    eventFrom({ startDate, endDate: addDays(startDate, stay.nights) }, { uid, isClosed }, reading),
  );
  return { events, remarks: [] };
}

/** Null if the nights are past, or further ahead than anybody books. */
function eventFrom(
  stay: Stay,
  { uid, isClosed }: { uid: string; isClosed: boolean },
  { today }: Reading,
): CalendarEvent[] {
  const horizon = addDays(today, daysAhead);
  const startDate = stay.startDate > today ? stay.startDate : today;
  const endDate = stay.endDate < horizon ? stay.endDate : horizon;
  if (startDate >= endDate) return [];
  return [
    { startDate, endDate, sliding: false, ...(isClosed && { closed: true }), ...(uid !== '' && { uid }) },
  ];
}

/** First night and number of nights of an event; null if it has no date. If only one end is readable, the night at that end is taken. */
function readStay(part: CalendarPart, reading: Reading): { startDate: PlainDate; nights: number } | null {
  const [startLine, endLine] = [lineOf(part, 'DTSTART'), lineOf(part, 'DTEND')];
  const start = startLine ? readTime(startLine.value, startLine.params, reading) : null;
  const end = endLine ? readTime(endLine.value, endLine.params, reading) : null;
  if (!start) {
    refuse(reading, part, startLine);
    return end && { startDate: addDays(end.day, -1), nights: 1 };
  }
  if (endLine && !end) refuse(reading, part, endLine);
  const nights = nightsOfTimes(start, end ?? endByDuration(part, start, reading) ?? start);
  if (!nights) refuse(reading, part, endLine);
  return nights ?? { startDate: start.day, nights: 1 };
}

function endByDuration(part: CalendarPart, start: WrittenTime, reading: Reading): WrittenTime | null {
  const line = lineOf(part, 'DURATION');
  if (!line) return null;
  const minutes = minutesOfDuration(line.value);
  if (minutes === null) refuse(reading, part, line);
  return minutes === null ? null : timeAfter(start, minutes);
}

function readBusyTimes(part: CalendarPart, reading: Reading): ReadPart {
  const read: ReadPart = { events: [], remarks: [] };
  for (const line of part.lines) {
    if (line.name !== 'FREEBUSY' || /;\s*FBTYPE\s*=\s*"?FREE"?\s*(;|$)/i.test(line.params)) continue;
    for (const period of line.value.split(',').filter((one) => one.trim() !== '')) {
      const [from = '', to = ''] = period.split('/');
      const start = readTime(from, line.params, reading);
      const minutes = minutesOfDuration(to);
      const end = start && minutes !== null ? timeAfter(start, minutes) : readTime(to, line.params, reading);
      const stay = start && end && nightsOfTimes(start, end);
      if (!stay) refuse(reading, part, line);
      const { startDate, nights } = stay ?? { startDate: (start ?? end)?.day, nights: 1 };
      if (nights === 0) read.remarks.push('noNights');
      if (startDate === undefined || nights === 0) continue;
      const taken = { startDate, endDate: addDays(startDate, nights) };
      read.events.push(...eventFrom(taken, { uid: uidOf(part), isClosed: false }, reading));
    }
  }
  return read;
}

/**
 * Days described by an event of their own, wherever it was moved to, by the UID of the recurring event. An unreadable event describes no
 * day: that day stays taken.
 */
function describedDays(parts: readonly CalendarPart[], reading: Reading): Map<string, Set<PlainDate>> {
  const described = new Map<string, Set<PlainDate>>();
  for (const part of parts) {
    const line = lineOf(part, 'RECURRENCE-ID');
    const day = line && timesOf(line, reading)[0]?.day;
    if (!day) continue;
    if (!isCancelled(part) && !readStay(part, { ...reading, unread: [] })) continue;
    const uid = uidOf(part);
    described.set(uid, (described.get(uid) ?? new Set()).add(day));
  }
  return described;
}

function daysOf(
  part: CalendarPart,
  startDate: PlainDate,
  reading: Reading,
  described: ReadonlySet<PlainDate> = new Set(),
): PlainDate[] {
  // An event that describes one day of others does not come again.
  if (lineOf(part, 'RECURRENCE-ID')) return [startDate];
  const horizon = addDays(reading.today, daysAhead);
  const starts = new Set([startDate]);
  const without = new Set(described);
  for (const line of part.lines) {
    if (line.name === 'RRULE' && line.value !== '') {
      const rule = readRecurrence(line.value);
      if (rule) for (const day of daysOfRecurrence(rule, startDate, horizon)) starts.add(day);
      else refuse(reading, part, line);
    }
    if (line.name !== 'RDATE' && line.name !== 'EXDATE') continue;
    const times = timesOf(line, reading);
    if (times.includes(null)) refuse(reading, part, line);
    for (const time of times) {
      if (!time) continue;
      if (line.name === 'EXDATE') without.add(time.day);
      else if (time.day < horizon) starts.add(time.day);
    }
  }
  return [...starts].filter((day) => !without.has(day));
}
