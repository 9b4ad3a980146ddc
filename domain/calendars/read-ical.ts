import ICAL from 'ical.js';
import { addDays, isPlainDate, nightsBetween, type PlainDate, type Stay } from '../stay.ts';
import { dayIn, isTimeZone, momentIn } from '../time-zones.ts';
import { daysOfRecurrence, readRecurrence } from './recurrence.ts';

/** Nights that another calendar takes; `sliding` where the window moves on with the day. */
export interface CalendarEvent extends Stay {
  sliding: boolean;
  /** It names no booking but a closed time, as other sites also write what they have read here. */
  closed?: true;
}

/**
 * What was left out, and why: each kind is told with how many there were. `recurring`: all days but the first, since the rule is none that
 * stays are repeated by.
 */
export type RemarkCode = 'recurring' | 'noNights' | 'tooLong' | 'cancelled' | 'transparent';

/** Why a calendar cannot be relied on: then nothing of what it said before is changed. */
export type CalendarProblem = 'notCalendar' | 'truncated' | 'broken';

type ReadCalendar =
  | { ok: true; events: CalendarEvent[]; remarks: { code: RemarkCode; count: number }[] }
  | { ok: false; problem: CalendarProblem };

const nightsMax = 400;
/** Who repeats so many stays keeps others busy. */
const recurringMax = 100;
/** Nobody books further ahead here: what lies behind it blocks nothing. */
const daysAhead = 1_100;
/** Windows that other sites close at once begin about today or end about a year or two ahead. */
const slidingEndsAfter = 300;
const closed = /not available|unavailable|nicht verfügbar|indisponible|non disponibile/i;

/** Properties that say something here. Others are not even parsed: descriptions are what systems break. */
const wanted =
  /^(BEGIN|END|VERSION|PRODID|UID|DTSTART|DTEND|DURATION|STATUS|TRANSP|RRULE|RDATE|EXDATE|RECURRENCE-ID|SUMMARY)[;:]/i;

/**
 * Reads which nights a calendar takes, from today on. All-day events count by their dates, timed ones by the date that clocks show
 * at the home, which lies in `zone`; the end is the morning of departure. What comes again takes the nights of all its days, but for those that
 * are excepted or described by themselves. One event that cannot be read makes the calendar unreliable: who left it out would free
 * nights that somebody has booked.
 */
export function readIcal(
  text: string,
  home: { today: PlainDate; ownDomain: string; zone: string },
): ReadCalendar {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\s/i.test(content)) return { ok: false, problem: 'notCalendar' };
  if (!/\sEND:VCALENDAR$/i.test(content)) return { ok: false, problem: 'truncated' };
  const parts = componentsOf(content);
  if (!parts || parts.filter(comesAgain).length > recurringMax) return { ok: false, problem: 'broken' };
  const events: CalendarEvent[] = [];
  const remarks = new Map<RemarkCode, number>();
  const described = describedDays(parts, home.zone);
  for (const part of parts) {
    const read = readEvent(part, home, described);
    if (read === 'broken') return { ok: false, problem: 'broken' };
    if (read.remark) remarks.set(read.remark, (remarks.get(read.remark) ?? 0) + 1);
    events.push(...(read.events ?? []));
  }
  events.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return { ok: true, events, remarks: [...remarks].map(([code, count]) => ({ code, count })) };
}

/** Nobody cancels everything at once; a site that has lost a connection says so. */
export function isSuddenlyEmpty(
  now: readonly unknown[],
  before: readonly Pick<Stay, 'endDate'>[],
  today: PlainDate,
): boolean {
  return now.length === 0 && before.some(({ endDate }) => endDate > today);
}

function componentsOf(content: string): ICAL.Component[] | null {
  const lines = content
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  // Rules of summer time are not asked for: what is written in a zone is what clocks show.
  let zone = 0;
  const kept = lines.filter((line) => {
    if (/^BEGIN:VTIMEZONE/i.test(line)) zone += 1;
    const keep = zone === 0 && wanted.test(line);
    if (/^END:VTIMEZONE/i.test(line)) zone -= 1;
    return keep;
  });
  try {
    const parsed = ICAL.parse(kept.join('\r\n')) as unknown[];
    const calendars = (parsed[0] === 'vcalendar' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return calendars.flatMap((calendar) => new ICAL.Component(calendar).getAllSubcomponents('vevent'));
  } catch {
    return null;
  }
}

interface ReadEvent {
  events?: CalendarEvent[];
  remark?: RemarkCode;
}

/** The days that an event of their own describes, wherever it has been moved to, by the UID of what comes again. */
function describedDays(parts: readonly ICAL.Component[], zone: string): Map<string, Set<PlainDate>> {
  const described = new Map<string, Set<PlainDate>>();
  for (const part of parts) {
    const [day] = datesOf(part, 'recurrence-id', zone) ?? [];
    if (!day) continue;
    const uid = wordOf(part, 'uid');
    described.set(uid, (described.get(uid) ?? new Set()).add(day));
  }
  return described;
}

const comesAgain = (part: ICAL.Component): boolean => part.hasProperty('rrule');

const wordOf = (part: ICAL.Component, name: string): string =>
  String(part.getFirstPropertyValue(name) ?? '').trim();

function readEvent(
  part: ICAL.Component,
  { today, ownDomain, zone }: { today: PlainDate; ownDomain: string; zone: string },
  described: ReadonlyMap<string, ReadonlySet<PlainDate>>,
): ReadEvent | 'broken' {
  if (wordOf(part, 'status').toUpperCase() === 'CANCELLED') return { remark: 'cancelled' };
  if (wordOf(part, 'transp').toUpperCase() === 'TRANSPARENT') return { remark: 'transparent' };
  const uid = wordOf(part, 'uid');
  // What this house has sent there comes back: it is blocked here already, or free again.
  if (uid.endsWith(`@${ownDomain}`)) return {};
  const [startDate] = datesOf(part, 'dtstart', zone) ?? [];
  const endDate = part.hasProperty('dtend')
    ? datesOf(part, 'dtend', zone)?.[0]
    : startDate && endByDuration(part, startDate);
  if (!startDate || !endDate) return 'broken';
  if (endDate <= startDate) return { remark: 'noNights' };
  const nights = nightsBetween(startDate, endDate);
  const isClosed = closed.test(wordOf(part, 'summary'));
  const isSliding = isClosed && isSlidingWindow({ startDate, endDate }, today);
  if (nights > nightsMax && !isSliding) return { remark: 'tooLong' };
  const horizon = addDays(today, daysAhead);
  const days = daysOf(part, startDate, { zone, horizon, described: described.get(uid) });
  if (days === null) return 'broken';
  const events = days.starts.flatMap((from): CalendarEvent[] => {
    const stay = { startDate: from > today ? from : today, endDate: addDays(from, nights) };
    const until = stay.endDate < horizon ? stay.endDate : horizon;
    if (stay.startDate >= until) return [];
    return [{ ...stay, endDate: until, sliding: isSliding, ...(isClosed && { closed: true }) }];
  });
  return { events, ...(days.isCutShort && { remark: 'recurring' }) };
}

/** Whether a closed time is one that moves on with the day. */
function isSlidingWindow({ startDate, endDate }: Stay, today: PlainDate): boolean {
  return startDate <= addDays(today, 1) || endDate >= addDays(today, slidingEndsAfter);
}

/** The days on which an event begins; null where one of them cannot be read. */
function daysOf(
  part: ICAL.Component,
  startDate: PlainDate,
  {
    zone,
    horizon,
    described = new Set(),
  }: { zone: string; horizon: PlainDate; described?: ReadonlySet<PlainDate> | undefined },
): { starts: PlainDate[]; isCutShort: boolean } | null {
  // An event that describes one day of others does not come again.
  if (part.hasProperty('recurrence-id')) return { starts: [startDate], isCutShort: false };
  const [added, excepted] = [datesOf(part, 'rdate', zone), datesOf(part, 'exdate', zone)];
  if (!added || !excepted) return null;
  const written = part.getAllProperties('rrule').map((rule) => String(rule.getFirstValue()));
  const rules = written.map(readRecurrence);
  const byRules = rules.flatMap((rule) => (rule ? daysOfRecurrence(rule, startDate, horizon) : []));
  const without = new Set([...excepted, ...described]);
  const starts = new Set([startDate, ...byRules, ...added.filter((day) => day < horizon)]);
  return { starts: [...starts].filter((day) => !without.has(day)), isCutShort: rules.includes(null) };
}

/** The days of all values of a property, as clocks at the home show them; null where one of them is no date. */
function datesOf(part: ICAL.Component, name: string, zone: string): PlainDate[] | null {
  const dates = part.getAllProperties(name).flatMap((property) => {
    const [, , , ...values] = property.toJSON() as unknown[];
    const tzid = property.getFirstParameter('tzid');
    // A period begins with its first moment.
    return values.map((value) => dateOf(Array.isArray(value) ? (value as unknown[])[0] : value, tzid, zone));
  });
  return dates.includes(null) ? null : (dates as PlainDate[]);
}

/** The day of something written; null for what is no date. A time without a zone is what clocks at the home show. */
function dateOf(written: unknown, tzid: string | undefined, zone: string): PlainDate | null {
  if (typeof written !== 'string' || !isPlainDate(written.slice(0, 10))) return null;
  if (written.length === 10) return written;
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(written)) return null;
  if (written.endsWith('Z')) return dayIn(zone, new Date(written));
  // Names that some systems have made up say nothing: what they write is meant for the home.
  if (tzid === undefined || tzid === zone || !isTimeZone(tzid)) return written.slice(0, 10);
  return dayIn(zone, momentIn(tzid, written));
}

/** Without an end an event lasts its day, or as long as it says. */
function endByDuration(part: ICAL.Component, startDate: PlainDate): PlainDate | undefined {
  const value = part.getFirstPropertyValue('duration');
  if (value === null || value === undefined) return addDays(startDate, 1);
  if (!(value instanceof ICAL.Duration)) return undefined;
  const days = Math.round(value.toSeconds() / 86_400);
  return Number.isSafeInteger(days) && Math.abs(days) < 10_000 ? addDays(startDate, days) : undefined;
}
