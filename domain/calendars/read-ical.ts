import { addDays, type PlainDate, type Stay } from '../stay.ts';
import { readCalendarLines, type CalendarLine, type CalendarPart } from './calendar-lines.ts';
import {
  minutesOfDuration,
  nightsOfTimes,
  readTime,
  timeAfter,
  readTimes,
  type TimeReading,
  type WrittenTime,
} from './calendar-times.ts';
import { daysOfRecurrence, readRecurrence } from './recurrence.ts';

/** Nights occupied by another calendar; `sliding` if the window moves with the date (`sliding-windows.ts`). */
export interface CalendarEvent extends Stay {
  sliding: boolean;
  /** A closed time rather than a booking; other sites also write nights read from us like this. */
  closed?: true;
  /** The other site's id; absent if there is none, or if it was read before ids were stored. */
  uid?: string;
}

/** Entries that are ignored on purpose, counted by kind. */
export type RemarkCode = 'noNights' | 'cancelled' | 'transparent';

/** An unreadable line; the readable rest of its event still blocks nights. */
export interface UnreadLine {
  /** Line number, starting at 1. */
  line: number;
  text: string;
  uid: string;
}

/** The reason why a calendar is unreliable; its previous data then stay. */
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

/** Limits the work: more recurring stays would slow down the server. */
const recurringMax = 100;
/** Later events block nothing, since bookings are not possible so far ahead. */
const daysAhead = 1_100;
const textMax = 120;
const uidMax = 200;
const closed =
  /not available|unavailable|nicht verf(ü|ue)gbar|indisponible|non disponibil|no disponible|indispon[ií]vel|niet beschikbaar|ikke tilg(æ|ae?)ngelig|(ej|inte) tillgänglig|niedost[eę]pn|nedostupn/i;

/**
 * Reads the blocked nights from today on. All-day events count by their dates, timed ones by the local date at the home; the end is the
 * morning of departure. Recurring events occupy the nights of all their days, except excluded or separately described ones. An ambiguous
 * event blocks the larger number of nights. An unreadable line is reported, and the rest of the calendar counts; `keepUnread` ensures that
 * no night becomes free by it.
 */
export function readIcal(text: string, home: CalendarHome): ReadCalendar {
  const lines = readCalendarLines(text);
  if (!lines.ok) return { ...lines, unread: [] };
  const reading: Reading = { ...home, zoneNames: lines.zoneNames, unread: [] };
  const { parts } = lines;
  const { unread } = reading;
  if (parts.filter(comesAgain).length > recurringMax) return { ok: false, problem: 'broken', unread };
  const describedDaysByUid = describedDays(parts, reading);
  const events: CalendarEvent[] = [];
  const remarks = new Map<RemarkCode, number>();
  const note = (code: RemarkCode): void => void remarks.set(code, (remarks.get(code) ?? 0) + 1);
  for (const part of parts) {
    const partResult =
      part.kind === 'VEVENT' ? readEvent(part, reading, describedDaysByUid) : readBusyTimes(part, reading);
    partResult.remarks.forEach(note);
    events.push(...partResult.events);
  }
  if (events.length === 0 && unread.length > 0) return { ok: false, problem: 'broken', unread };
  events.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return { ok: true, events, remarks: [...remarks].map(([code, count]) => ({ code, count })), unread };
}

/** True when all events have disappeared at once, which indicates a broken connection rather than cancellations. */
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

const emptyResult: ReadPart = { events: [], remarks: [] };

const findLine = (part: CalendarPart, name: string): CalendarLine | undefined =>
  part.lines.find((line) => line.name === name);
const lineWord = (part: CalendarPart, name: string): string => findLine(part, name)?.value ?? '';
const eventUid = (part: CalendarPart): string => lineWord(part, 'UID').slice(0, uidMax);
const comesAgain = (part: CalendarPart): boolean => lineWord(part, 'RRULE') !== '';
const isCancelled = (part: CalendarPart): boolean => /^CANCELL?ED$/i.test(lineWord(part, 'STATUS'));

function refuse(reading: Reading, part: CalendarPart, line?: CalendarLine): void {
  const text = line ? `${line.name}${line.params}:${line.value}` : `BEGIN:${part.kind}`;
  reading.unread.push({ line: line?.line ?? part.line, text: text.slice(0, textMax), uid: eventUid(part) });
}

function readEvent(
  part: CalendarPart,
  reading: Reading,
  describedDaysByUid: ReadonlyMap<string, ReadonlySet<PlainDate>>,
): ReadPart {
  const uid = eventUid(part);
  if (isCancelled(part)) return { events: [], remarks: ['cancelled'] };
  if (/^TRANSPARENT$/i.test(lineWord(part, 'TRANSP'))) return { events: [], remarks: ['transparent'] };
  // Our own events return from other calendars: their nights are already blocked here, or free again.
  if (uid.endsWith(`@${reading.ownDomain}`)) return emptyResult;
  const stay = readStay(part, reading);
  if (!stay) return emptyResult;
  if (stay.nights === 0) return { events: [], remarks: ['noNights'] };
  const starts = eventDays(part, stay.startDate, reading, describedDaysByUid.get(uid));
  const isClosed = closed.test(lineWord(part, 'SUMMARY'));
  const events = starts.flatMap((startDate) =>
    buildEvent({ startDate, endDate: addDays(startDate, stay.nights) }, { uid, isClosed }, reading),
  );
  return { events, remarks: [] };
}

/** Builds an event; null if its nights are past, or beyond the booking horizon. */
function buildEvent(
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
 * Returns the first night and the number of nights of an event; null if it has no date. If only one end is readable, the night at that end
 * is occupied.
 */
function readStay(part: CalendarPart, reading: Reading): { startDate: PlainDate; nights: number } | null {
  const [startLine, endLine] = [findLine(part, 'DTSTART'), findLine(part, 'DTEND')];
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
  const line = findLine(part, 'DURATION');
  if (!line) return null;
  const minutes = minutesOfDuration(line.value);
  if (minutes === null) refuse(reading, part, line);
  return minutes === null ? null : timeAfter(start, minutes);
}

function readBusyTimes(part: CalendarPart, reading: Reading): ReadPart {
  const partResult: ReadPart = { events: [], remarks: [] };
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
      if (nights === 0) partResult.remarks.push('noNights');
      if (startDate === undefined || nights === 0) continue;
      const occupied = { startDate, endDate: addDays(startDate, nights) };
      partResult.events.push(...buildEvent(occupied, { uid: eventUid(part), isClosed: false }, reading));
    }
  }
  return partResult;
}

/**
 * Returns the days described by an event of their own, by the UID of the recurring event. An unreadable event describes no day: that day
 * stays occupied.
 */
function describedDays(parts: readonly CalendarPart[], reading: Reading): Map<string, Set<PlainDate>> {
  const describedDaysByUid = new Map<string, Set<PlainDate>>();
  for (const part of parts) {
    const line = findLine(part, 'RECURRENCE-ID');
    const day = line && readTimes(line, reading)[0]?.day;
    if (!day) continue;
    if (!isCancelled(part) && !readStay(part, { ...reading, unread: [] })) continue;
    const uid = eventUid(part);
    describedDaysByUid.set(uid, (describedDaysByUid.get(uid) ?? new Set()).add(day));
  }
  return describedDaysByUid;
}

function eventDays(
  part: CalendarPart,
  startDate: PlainDate,
  reading: Reading,
  separateDays: ReadonlySet<PlainDate> = new Set(),
): PlainDate[] {
  // An event that describes one day of a recurring event does not recur itself.
  if (findLine(part, 'RECURRENCE-ID')) return [startDate];
  const horizon = addDays(reading.today, daysAhead);
  const starts = new Set([startDate]);
  const without = new Set(separateDays);
  for (const line of part.lines) {
    if (line.name === 'RRULE' && line.value !== '') {
      const rule = readRecurrence(line.value);
      if (rule) for (const day of daysOfRecurrence(rule, startDate, horizon)) starts.add(day);
      else refuse(reading, part, line);
    }
    if (line.name !== 'RDATE' && line.name !== 'EXDATE') continue;
    const times = readTimes(line, reading);
    if (times.includes(null)) refuse(reading, part, line);
    for (const time of times) {
      if (!time) continue;
      if (line.name === 'EXDATE') without.add(time.day);
      else if (time.day < horizon) starts.add(time.day);
    }
  }
  return [...starts].filter((day) => !without.has(day));
}
