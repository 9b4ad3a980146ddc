import ICAL from 'ical.js';
import { addDays, isPlainDate, nightsBetween, type PlainDate, type Stay } from '../../../../domain/stay.ts';

/** Nights that another calendar takes; `sliding` where the window moves on with the day. */
export interface CalendarEvent extends Stay {
  sliding: boolean;
}

/** Why events were left out: each kind is told with how many there were. */
export type RemarkCode = 'recurring' | 'noNights' | 'tooLong' | 'cancelled' | 'transparent';

/** Why a calendar cannot be relied on: then nothing of what it said before is changed. */
export type CalendarProblem = 'notCalendar' | 'truncated' | 'broken';

export type ReadCalendar =
  | { ok: true; events: CalendarEvent[]; remarks: { code: RemarkCode; count: number }[] }
  | { ok: false; problem: CalendarProblem };

const nightsMax = 400;
/** Nobody books further ahead here: what lies behind it blocks nothing. */
const daysAhead = 1_100;
/** Windows that other sites close at once begin about today or end about a year or two ahead. */
const slidingEndsAfter = 300;
const sliding = /not available|unavailable|nicht verfügbar|indisponible|non disponibile/i;

/** Properties that say something here. Others are not even parsed: descriptions are what systems break. */
const wanted =
  /^(BEGIN|END|VERSION|PRODID|UID|DTSTART|DTEND|DURATION|STATUS|TRANSP|RRULE|RDATE|SUMMARY)[;:]/i;

/**
 * Reads which nights a calendar takes, from today on. All-day events count by their dates, timed ones by the date that clocks show
 * at the home; the end is the morning of departure. One event that cannot be read makes the calendar unreliable: who left it
 * out would free nights that somebody has booked.
 */
export function readIcal(
  text: string,
  { today, ownDomain }: { today: PlainDate; ownDomain: string },
): ReadCalendar {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\s/i.test(content)) return { ok: false, problem: 'notCalendar' };
  if (!/\sEND:VCALENDAR$/i.test(content)) return { ok: false, problem: 'truncated' };
  const parts = componentsOf(content);
  if (!parts) return { ok: false, problem: 'broken' };
  const events: CalendarEvent[] = [];
  const remarks = new Map<RemarkCode, number>();
  for (const part of parts) {
    const read = readEvent(part, today, ownDomain);
    if (read === 'broken') return { ok: false, problem: 'broken' };
    if (read.remark) remarks.set(read.remark, (remarks.get(read.remark) ?? 0) + 1);
    if (read.event) events.push(read.event);
  }
  events.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return { ok: true, events, remarks: [...remarks].map(([code, count]) => ({ code, count })) };
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
  event?: CalendarEvent;
  remark?: RemarkCode;
}

function readEvent(part: ICAL.Component, today: PlainDate, ownDomain: string): ReadEvent | 'broken' {
  const word = (name: string): string => String(part.getFirstPropertyValue(name) ?? '').trim();
  if (word('status').toUpperCase() === 'CANCELLED') return { remark: 'cancelled' };
  if (word('transp').toUpperCase() === 'TRANSPARENT') return { remark: 'transparent' };
  // What this house has sent there comes back: it is blocked here already, or free again.
  if (word('uid').endsWith(`@${ownDomain}`)) return {};
  const startDate = dateOf(part, 'dtstart');
  const endDate = part.hasProperty('dtend')
    ? dateOf(part, 'dtend')
    : startDate && endByDuration(part, startDate);
  if (!startDate || !endDate) return 'broken';
  const repeats = part.hasProperty('rrule') || part.hasProperty('rdate');
  const remark: ReadEvent = repeats ? { remark: 'recurring' } : {};
  if (endDate <= startDate) return { remark: 'noNights' };
  const nights = nightsBetween(startDate, endDate);
  const from = startDate > today ? startDate : today;
  const until = endDate < addDays(today, daysAhead) ? endDate : addDays(today, daysAhead);
  const isSliding =
    sliding.test(word('summary')) &&
    (startDate <= addDays(today, 1) || endDate >= addDays(today, slidingEndsAfter));
  if (nights > nightsMax && !isSliding) return { remark: 'tooLong' };
  if (from >= until) return remark;
  return { ...remark, event: { startDate: from, endDate: until, sliding: isSliding } };
}

/** The day on which something begins or ends, as clocks at the home show it; null for what is no date. */
function dateOf(part: ICAL.Component, name: 'dtstart' | 'dtend'): PlainDate | null {
  const written = (part.getFirstProperty(name)?.toJSON() as unknown[] | undefined)?.[3];
  if (typeof written !== 'string' || !isPlainDate(written.slice(0, 10))) return null;
  if (written.length === 10) return written;
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(written)) return null;
  return written.endsWith('Z') ? localDay.format(new Date(written)) : written.slice(0, 10);
}

/** Homes lie in one zone or beside it, and nobody arrives at midnight. */
const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Without an end an event lasts its day, or as long as it says. */
function endByDuration(part: ICAL.Component, startDate: PlainDate): PlainDate | null {
  const value = part.getFirstPropertyValue('duration');
  if (value === null || value === undefined) return addDays(startDate, 1);
  if (!(value instanceof ICAL.Duration)) return null;
  const days = Math.round(value.toSeconds() / 86_400);
  return Number.isSafeInteger(days) && Math.abs(days) < 10_000 ? addDays(startDate, days) : null;
}
