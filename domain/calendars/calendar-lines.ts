/** An unfolded line with its name in capitals and its value trimmed. */
export interface CalendarLine {
  name: string;
  /** Parameters between name and value, such as `;VALUE=DATE`. */
  params: string;
  value: string;
  /** First line in the file, from 1. */
  line: number;
}

/** A component and its own lines, without those of nested components. */
export interface CalendarPart {
  kind: 'VEVENT' | 'VFREEBUSY';
  line: number;
  lines: CalendarLine[];
}

type FoundLines =
  | { ok: true; parts: CalendarPart[]; zoneNames: ReadonlyMap<string, string> }
  | { ok: false; problem: 'notCalendar' | 'truncated' };

const ofTimes = new Set(['DTSTART', 'DTEND', 'DURATION', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY']);
const others = new Set([
  'BEGIN',
  'END',
  'UID',
  'STATUS',
  'TRANSP',
  'RRULE',
  'SUMMARY',
  'TZID',
  'X-LIC-LOCATION',
]);

/**
 * Finds events and their lines. Text around a calendar or between its lines is skipped; faults within a line are left to the reader of
 * its value.
 */
export function readCalendarLines(text: string): FoundLines {
  // Marks that nobody sees; what was UTF-16 has a zero after each letter.
  const plain = text.replace(/[\u0000\u200B-\u200F\u2060\uFEFF]/g, '').replace(/\r*\n|\r/g, '\n');
  const lines = unfolded(plain.replace(/^.*>[ \t]*(?=BEGIN[ \t]*:[ \t]*VCALENDAR[ \t]*$)/im, ''));
  const first = lines.findIndex((line) => is(line, 'BEGIN', 'VCALENDAR'));
  if (first < 0) return { ok: false, problem: 'notCalendar' };
  const last = lines.findLastIndex((line) => is(line, 'END', 'VCALENDAR'));
  const isCut = lines
    .slice(last)
    .some((line) => is(line, 'BEGIN', 'VCALENDAR') || is(line, 'BEGIN', 'VEVENT'));
  if (last < first || isCut) return { ok: false, problem: 'truncated' };
  return { ok: true, ...partsOf(lines.slice(first, last)) };
}

const is = ({ name, value }: CalendarLine, what: 'BEGIN' | 'END', kind: string): boolean =>
  name === what && value.toUpperCase() === kind;

/** Lines cut off where their value should stand or go on. */
const endsEarly = /^\s*(?:DTSTART|DTEND|DURATION|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)\b.*[:,]\s*$/i;

function unfolded(plain: string): CalendarLine[] {
  let written = plain.split('\n');
  // Some templates indent all that they write: then a blank in front folds nothing.
  if (!/^END[ \t]*:[ \t]*VCALENDAR/im.test(plain)) written = written.map((one) => one.trimStart());
  const joined: { text: string; line: number }[] = [];
  written.forEach((text, index) => {
    const last = joined.at(-1);
    if (text.trim() === '') return;
    if (last && /^[ \t]/.test(text)) last.text += text.slice(1);
    else if (last && endsEarly.test(last.text) && /^\d{8}/.test(text)) last.text += text;
    else joined.push({ text, line: index + 1 });
  });
  return joined.flatMap(({ text, line }): CalendarLine[] => {
    const [start = '', written = ''] = /^\s*([A-Z][A-Z0-9-]*)\s*(?=[;:])/i.exec(text) ?? [];
    const name = written.toUpperCase();
    const rest = text.slice(start.length);
    const isOfTimes = ofTimes.has(name);
    if (!isOfTimes && !others.has(name)) return [];
    const at = isOfTimes ? colonOfTimes(rest) : firstColon(rest);
    const value = rest.slice(at + 1).trim();
    return [
      {
        name,
        params: rest.slice(0, at),
        value: isBound(name) ? (/^\w+/.exec(value)?.[0] ?? '') : value,
        line,
      },
    ];
  });
}

/** Text after a component's name belongs to nothing. */
const isBound = (name: string): boolean => name === 'BEGIN' || name === 'END';

/** The last colon that is not part of a time such as 16:00 or +01:00; parameters before times may contain colons. */
function colonOfTimes(rest: string): number {
  for (let at = rest.lastIndexOf(':'); at >= 0; at = rest.lastIndexOf(':', at - 1)) {
    const [before, after] = [rest.slice(0, at), rest.slice(at + 1)];
    const isOfClock = /[T ]\d\d(?::\d\d)?$/i.test(before) && /^\d\d(?!\d)/.test(after);
    const isOfOffset = /[+-]\d\d$/.test(before) && /^\d\d(?:[,/]|$)/.test(after);
    if (!isOfClock && !isOfOffset) return at;
    if (at === 0) break;
  }
  return firstColon(rest);
}

/** The first colon outside of quotes; with unbalanced quotes, the first of all. */
function firstColon(rest: string): number {
  let isQuoted = false;
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '"') isQuoted = !isQuoted;
    if (rest[at] === ':' && !isQuoted) return at;
  }
  return rest.includes(':') ? rest.indexOf(':') : rest.length;
}

/** A component without its own end ends with its parent, an event also with the next event. */
function partsOf(lines: readonly CalendarLine[]): {
  parts: CalendarPart[];
  zoneNames: ReadonlyMap<string, string>;
} {
  const parts: CalendarPart[] = [];
  const zoneNames = new Map<string, string>();
  const open: { kind: string; part: CalendarPart | null }[] = [];
  let zone = '';
  for (const line of lines) {
    const kind = line.value.toUpperCase();
    if (line.name === 'BEGIN') {
      const isPart = kind === 'VEVENT' || kind === 'VFREEBUSY';
      if (isPart || kind === 'VTIMEZONE') open.length = 0;
      const part: CalendarPart | null = isPart ? { kind, line: line.line, lines: [] } : null;
      if (part) parts.push(part);
      open.push({ kind, part });
    } else if (line.name === 'END') {
      const at = open.findLastIndex((one) => one.kind === kind);
      if (at >= 0) open.length = at;
    } else if (open.at(-1)?.kind === 'VTIMEZONE') {
      if (line.name === 'TZID') zone = line.value;
      if (line.name === 'X-LIC-LOCATION') zoneNames.set(zone, line.value);
    } else {
      open.at(-1)?.part?.lines.push(line);
    }
  }
  return { parts, zoneNames };
}
