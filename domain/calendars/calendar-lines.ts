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
const otherNames = new Set([
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
 * Finds events and their lines. Text around a calendar or between its lines is skipped; errors within a line are handled where its value is
 * parsed.
 */
export function readCalendarLines(text: string): FoundLines {
  // Removes invisible characters; text converted wrongly from UTF-16 has a NUL after each letter.
  const plain = text.replace(/[\u0000\u200B-\u200F\u2060\uFEFF]/g, '').replace(/\r*\n|\r/g, '\n');
  const lines = unfoldLines(plain.replace(/^.*>[ \t]*(?=BEGIN[ \t]*:[ \t]*VCALENDAR[ \t]*$)/im, ''));
  const first = lines.findIndex((line) => is(line, 'BEGIN', 'VCALENDAR'));
  if (first < 0) return { ok: false, problem: 'notCalendar' };
  const last = lines.findLastIndex((line) => is(line, 'END', 'VCALENDAR'));
  const isCut = lines
    .slice(last)
    .some((line) => is(line, 'BEGIN', 'VCALENDAR') || is(line, 'BEGIN', 'VEVENT'));
  if (last < first || isCut) return { ok: false, problem: 'truncated' };
  return { ok: true, ...groupByComponent(lines.slice(first, last)) };
}

const is = ({ name, value }: CalendarLine, keyword: 'BEGIN' | 'END', kind: string): boolean =>
  name === keyword && value.toUpperCase() === kind;

/** Matches lines that end before their value is complete. */
const endsEarly = /^\s*(?:DTSTART|DTEND|DURATION|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)\b.*[:,]\s*$/i;

function unfoldLines(plain: string): CalendarLine[] {
  let written = plain.split('\n');
  // Some programs indent all lines; then leading blanks do not mean folding.
  if (!/^END[ \t]*:[ \t]*VCALENDAR/im.test(plain)) written = written.map((one) => one.trimStart());
  const unfoldedLines: { text: string; line: number }[] = [];
  written.forEach((text, index) => {
    const last = unfoldedLines.at(-1);
    if (text.trim() === '') return;
    if (last && /^[ \t]/.test(text)) last.text += text.slice(1);
    else if (last && endsEarly.test(last.text) && /^\d{8}/.test(text)) last.text += text;
    else unfoldedLines.push({ text, line: index + 1 });
  });
  return unfoldedLines.flatMap(({ text, line }): CalendarLine[] => {
    const [start = '', written = ''] = /^\s*([A-Z][A-Z0-9-]*)\s*(?=[;:])/i.exec(text) ?? [];
    const name = written.toUpperCase();
    const rest = text.slice(start.length);
    const isOfTimes = ofTimes.has(name);
    if (!isOfTimes && !otherNames.has(name)) return [];
    const at = isOfTimes ? colonOfTimes(rest) : firstColon(rest);
    const value = rest.slice(at + 1).trim();
    return [
      {
        name,
        params: rest.slice(0, at),
        value: isBeginOrEnd(name) ? (/^\w+/.exec(value)?.[0] ?? '') : value,
        line,
      },
    ];
  });
}

/** True for the lines of a component's begin and end, after which text is ignored. */
const isBeginOrEnd = (name: string): boolean => name === 'BEGIN' || name === 'END';

/** Returns the last colon that is not part of a time such as 16:00 or +01:00; parameters before times may contain colons. */
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

/** Returns the first colon outside of quotes; with unbalanced quotes, the first of all. */
function firstColon(rest: string): number {
  let isQuoted = false;
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '"') isQuoted = !isQuoted;
    if (rest[at] === ':' && !isQuoted) return at;
  }
  return rest.includes(':') ? rest.indexOf(':') : rest.length;
}

/** Groups lines by component. One without its own end ends with its parent, an event also with the next event. */
function groupByComponent(lines: readonly CalendarLine[]): {
  parts: CalendarPart[];
  zoneNames: ReadonlyMap<string, string>;
} {
  const parts: CalendarPart[] = [];
  const zoneNames = new Map<string, string>();
  const openComponents: { kind: string; part: CalendarPart | null }[] = [];
  let zone = '';
  for (const line of lines) {
    const kind = line.value.toUpperCase();
    if (line.name === 'BEGIN') {
      const isPart = kind === 'VEVENT' || kind === 'VFREEBUSY';
      if (isPart || kind === 'VTIMEZONE') openComponents.length = 0;
      const part: CalendarPart | null = isPart ? { kind, line: line.line, lines: [] } : null;
      if (part) parts.push(part);
      openComponents.push({ kind, part });
    } else if (line.name === 'END') {
      const at = openComponents.findLastIndex((one) => one.kind === kind);
      if (at >= 0) openComponents.length = at;
    } else if (openComponents.at(-1)?.kind === 'VTIMEZONE') {
      if (line.name === 'TZID') zone = line.value;
      if (line.name === 'X-LIC-LOCATION') zoneNames.set(zone, line.value);
    } else {
      openComponents.at(-1)?.part?.lines.push(line);
    }
  }
  return { parts, zoneNames };
}
