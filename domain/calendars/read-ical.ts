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

/** Nights that another calendar takes; `sliding` where the window moves on with the day (`sliding-windows.ts`). */
export interface CalendarEvent extends Stay {
  sliding: boolean;
  /** It names no booking but a closed time, as other sites also write what they have read here. */
  closed?: true;
  /** What the other site calls it; absent where it has no name, or was read before names were noted. */
  uid?: string;
}

/** What was left out on purpose: each kind is told with how many there were. */
export type RemarkCode = 'noNights' | 'cancelled' | 'transparent';

/** A line of a calendar that cannot be read; what else its event says is blocked all the same. */
export interface UnreadLine {
  /** Counted from 1. */
  line: number;
  text: string;
  /** The event in which it stands, as the other site calls it. */
  uid: string;
}

/** Why a calendar cannot be relied on: then nothing of what it said before is changed. */
export type CalendarProblem = 'notCalendar' | 'truncated' | 'broken';

type ReadCalendar =
  | {
      ok: true;
      events: CalendarEvent[];
      remarks: { code: RemarkCode; count: number }[];
      unread: UnreadLine[];
    }
  | { ok: false; problem: CalendarProblem; unread: UnreadLine[] };

/** What has to be known of a home to read its calendar. */
interface CalendarHome {
  today: PlainDate;
  ownDomain: string;
  /** The zone of the clocks at the home. */
  zone: string;
}

/** Who repeats so many stays keeps others busy. */
const recurringMax = 100;
/** Nobody books further ahead here: what lies behind it blocks nothing. */
const daysAhead = 1_100;
const textMax = 120;
const uidMax = 200;
const closed =
  /not available|unavailable|nicht verf(ü|ue)gbar|indisponible|non disponibil|no disponible|indispon[ií]vel|niet beschikbaar|ikke tilg(æ|ae?)ngelig|(ej|inte) tillgänglig|niedost[eę]pn|nedostupn/i;

/**
 * Reads which nights a calendar takes, from today on. All-day events count by their dates, timed ones by the date that clocks show at the
 * home; the end is the morning of departure. What comes again takes the nights of all its days, but for those that are excepted or described
 * by themselves. Where something can be read in two ways, the one that takes more nights holds. A line that cannot be read is named, and the
 * rest of the calendar holds; `keepUnread` sees to it that no night becomes free by it.
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

/** Nobody cancels everything at once; a site that has lost a connection says so. */
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

/** None where the nights are over, or further ahead than anybody books. */
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

/**
 * The first night of an event and how many there are; null where nothing says when it is. Where one end alone can be read, the night at that
 * end is taken.
 */
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

/** The times at which somebody is not free, as systems of offices publish them. */
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
 * The days that an event of their own describes, wherever it has been moved to, by the UID of what comes again. An event that cannot be read
 * stands for no day: the one it describes stays taken.
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

/** The days on which an event begins. */
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
