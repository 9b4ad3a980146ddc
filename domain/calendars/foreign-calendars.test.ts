import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../stay.ts';
import { readIcal } from './read-ical.ts';

const today = '2026-11-29';
const read = (text: string, zone = 'Europe/Berlin') =>
  readIcal(text, { today, ownDomain: 'feriola.example', zone });
/** The nights of a calendar as `12-10 12-14`, with the year if it is not that of the calendar. */
const nightsOf = (text: string, zone?: string): string[] | string => {
  const found = read(text, zone);
  const short = (date: string): string => date.replace(/^2026-/, '');
  return found.ok
    ? found.events.map(({ startDate, endDate }) => `${short(startDate)} ${short(endDate)}`)
    : found.problem;
};

const folder = join(import.meta.dirname, 'foreign-calendars');
/** The nights of the calendars in the folder, which are written as other sites and programs write theirs. */
const files: Record<string, string[]> = {
  'alarm-in-an-event': ['12-10 12-14'],
  'busy-times-alone': ['12-10 12-14'],
  'called-off-beside-others': ['2027-07-01 2027-07-05', '2027-07-03 2027-07-10'],
  // Up to what can be booked at most.
  'closed-for-years': ['12-02 12-04', '12-10 2028-05-01'],
  'closed-for-years-in-spanish': ['12-10 12-13', '2027-03-01 2028-06-01'],
  'comment-after-the-end': ['12-10 12-14'],
  'date-that-there-is-not': ['12-10 12-14'],
  'date-with-a-time': ['12-10 12-14'],
  'date-with-a-zone': ['12-10 12-14'],
  'dates-without-their-kind': ['12-10 12-14'],
  'duration-in-days': ['12-10 12-14'],
  'duration-in-hours': ['12-10 12-11', '12-14 12-15'],
  'empty-rule': ['12-10 12-14'],
  'folded-exceptions': [
    '12-14 12-15',
    '2027-01-25 2027-01-26',
    '2027-02-08 2027-02-09',
    '2027-02-22 2027-02-23',
  ],
  'names-in-small-letters': ['12-10 12-14'],
  'names-of-zones-that-are-none': ['12-10 12-14', '12-20 12-22'],
  'quotes-in-parameters': ['12-10 12-14', '12-20 12-22'],
  'stays-called-closed': ['11-29 12-05', '2027-09-25 2027-10-02'],
  'value-on-a-line-of-its-own': ['12-10 12-14'],
  'windows-about-today-and-far-ahead': ['11-29 12-01', '12-10 12-16', '2027-08-29 2028-01-02'],
  'words-in-french': ['12-10 12-14', '12-20 12-22'],
};

test.each(readdirSync(folder).map((file) => [file.replace('.ics', '')]))('the file %s is read', (name) => {
  const text = readFileSync(join(folder, `${name}.ics`), 'utf8');
  expect(nightsOf(text)).toEqual(files[name]);
  expect(nightsOf(text.replaceAll('\n', '\r\n'))).toEqual(files[name]);
});

test('the line of a date that there is not is named', () => {
  const found = read(readFileSync(join(folder, 'date-that-there-is-not.ics'), 'utf8'));
  expect(found.unread).toEqual([{ line: 12, text: 'DTSTART;VALUE=DATE:20271345', uid: 'b' }]);
});

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string =>
  calendar('BEGIN:VEVENT', 'UID:a', ...lines.flatMap((line) => line.split('|')), 'END:VEVENT');

describe('an event takes', () => {
  it.each([
    // Days in whatever form.
    ['DTSTART:20261210|DTEND:20261214', '12-10 12-14'],
    ['DTSTART:20261210|DTEND;VALUE=DATE:20261214', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210|DTEND:20261214', '12-10 12-14'],
    ['DTSTART;VALUE=DATE-TIME:20261210|DTEND;VALUE=DATE-TIME:20261214', '12-10 12-14'],
    ['DTSTART:20261210|DURATION:P4D', '12-10 12-14'],
    ['DTSTART;TZID=Europe/Berlin:20261210|DTEND;TZID=Europe/Berlin:20261214', '12-10 12-14'],
    ['DTSTART;VALUE="DATE":20261210|DTEND;VALUE="DATE":20261214', '12-10 12-14'],
    ['DTSTART; VALUE=DATE : 20261210 |DTEND; VALUE=DATE : 20261214 ', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:2026-12-10|DTEND;VALUE=DATE:2026-12-14', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210;|DTEND;VALUE=DATE:20261214;', '12-10 12-14'],
    ['DTSTART:20261210Z|DTEND:20261214Z', '12-10 12-14'],
    ['DTSTART:20261210T|DTEND:20261214T', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210T160000|DTEND;VALUE=DATE:20261214T100000', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210T000000Z|DTEND;VALUE=DATE:20261214T000000Z', '12-10 12-14'],
    ['dtstart;value=date:20261210|dtend;value=date:20261214', '12-10 12-14'],
    // Moments.
    ['DTSTART:20261210T160000|DTEND:20261214T100000', '12-10 12-14'],
    ['DTSTART:20261210T1600|DTEND:20261214T1000', '12-10 12-14'],
    ['DTSTART:20261210t160000z|DTEND:20261214t080000z', '12-10 12-14'],
    ['DTSTART:2026-12-10T16:00:00|DTEND:2026-12-14T10:00:00', '12-10 12-14'],
    ['DTSTART:2026-12-10T16:00:00.000Z|DTEND:2026-12-14T10:00:00.000Z', '12-10 12-14'],
    ['DTSTART:2026-12-10 16:00|DTEND:2026-12-14 10:00', '12-10 12-14'],
    ['DTSTART:2026-12-10T23:30:00+00:00|DTEND:2026-12-14T08:00:00+00:00', '12-11 12-14'],
    ['DTSTART:20261210T233000+0000|DTEND:20261214T080000+0000', '12-11 12-14'],
    ['DTSTART:20261210T233000Z|DTEND:20261214T080000Z', '12-11 12-14'],
    ['DTSTART:20261210T000000Z|DTEND:20261214T000000Z', '12-10 12-14'],
    ['DTSTART:20261209T230000Z|DTEND:20261213T230000Z', '12-10 12-14'],
    ['DTSTART:20261210T000000|DTEND:20261213T235959', '12-10 12-14'],
    ['DTSTART:20261210T160000|DTEND:20261213T240000', '12-10 12-14'],
    ['DTSTART:20261210T160000|DTEND:20261213T235900', '12-10 12-14'],
    ['DTSTART:20261210T160000|DTEND:20261214T100060', '12-10 12-14'],
    ['DTSTART:20261210T256000|DTEND:20261214T990000', '12-10 12-14'],
    ['DTSTART:20261210T160000|DTEND;VALUE=DATE:20261214', '12-10 12-14'],
    // Zones.
    ['DTSTART;TZID=Europe/Berlin:20261210T160000|DTEND;TZID=Europe/Berlin:20261214T100000', '12-10 12-14'],
    [
      'DTSTART;TZID="Europe/Berlin":20261210T160000|DTEND;TZID="Europe/Berlin":20261214T100000',
      '12-10 12-14',
    ],
    [
      'DTSTART;TZID=America/New_York:20261210T200000|DTEND;TZID=America/New_York:20261214T040000',
      '12-11 12-14',
    ],
    [
      'DTSTART;TZID=/example.org/20050126_1/America/New_York:20261210T200000|DTEND:20261214T100000',
      '12-11 12-14',
    ],
    [
      'DTSTART;TZID=/example.org/Tzfile/America/New_York:20261210T200000|DTEND:20261214T100000',
      '12-11 12-14',
    ],
    ['DTSTART;TZID=W. Europe Standard Time:20261210T160000|DTEND:20261214T100000', '12-10 12-14'],
    ['DTSTART;TZID=(UTC+01:00) Berlin, Bern:20261210T160000|DTEND:20261214T100000', '12-10 12-14'],
    [
      'DTSTART;TZID="(UTC+01:00) Berlin:20261210T160000|DTEND;TZID="(UTC+01:00) Berlin:20261214T100000',
      '12-10 12-14',
    ],
    ['DTSTART;TZID=Server 2010:20261210T160000|DTEND;TZID=:20261214T100000', '12-10 12-14'],
    ['DTSTART;TZID=Asia/Tokyo:20261210T000000|DTEND;TZID=Asia/Tokyo:20261214T000000', '12-10 12-14'],
    // An event without duration occupies the night of its day.
    ['DTSTART;VALUE=DATE:20261210', '12-10 12-11'],
    ['DTSTART;VALUE=DATE:20261210|DTEND;VALUE=DATE:20261210', '12-10 12-11'],
    ['DTSTART:20261210T160000', '12-10 12-11'],
    ['DTSTART:20261210T160000|DTEND:20261210T160000', '12-10 12-11'],
    ['DTSTART:20261210T160000|DURATION:PT0S', '12-10 12-11'],
    ['DTSTART;VALUE=DATE:20261210|DURATION:P0D', '12-10 12-11'],
    ['DTSTART:20261210T190000|DTEND:20261210T230000', '12-10 12-11'],
    ['DTSTART:20261210T100000|DTEND:20261210T220000', '12-10 12-11'],
    // Durations.
    ['DTSTART:20261210T220000|DURATION:PT11H', '12-10 12-11'],
    ['DTSTART:20261210T220000|DURATION:PT35H', '12-10 12-12'],
    ['DTSTART:20261210T160000|DURATION:P3DT18H', '12-10 12-14'],
    ['DTSTART:20261210T160000|DURATION:PT5400M', '12-10 12-14'],
    ['DTSTART:20261210T220000|DURATION:PT96H', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210|DURATION:PT96H', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210|DURATION:PT80H', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:20261210|DURATION:P1W', '12-10 12-17'],
    ['DTSTART;VALUE=DATE:20261210|DURATION:+p4d', '12-10 12-14'],
    ['DTSTART:20261210T233000Z|DURATION:PT9H', '12-11 12-12'],
    // Recurring events.
    ['DTSTART;VALUE=DATE:20261210|RRULE:', '12-10 12-11'],
    ['DTSTART;VALUE=DATE:20261210|RRULE:FREQ=WEEKLY;COUNT=2;', '12-10 12-11,12-17 12-18'],
    ['DTSTART;VALUE=DATE:20261210|RRULE:FREQ=WEEKLY;UNTIL=20261217T000000Z', '12-10 12-11,12-17 12-18'],
    ['DTSTART;VALUE=DATE:20261210|RRULE:FREQ=WEEKLY;UNTIL=2026-12-17', '12-10 12-11,12-17 12-18'],
    ['DTSTART;VALUE=DATE:20261210|RRULE: FREQ=WEEKLY; COUNT=2', '12-10 12-11,12-17 12-18'],
    ['DTSTART;VALUE=DATE:20261210|RRULE:FREQ=WEEKLY;COUNT=3|EXDATE:20261217', '12-10 12-11,12-24 12-25'],
    ['DTSTART;VALUE=DATE:20261210|RRULE:FREQ=WEEKLY;COUNT=2|EXDATE:', '12-10 12-11,12-17 12-18'],
    [
      'DTSTART;VALUE=DATE:20261210|RRULE:FREQ=WEEKLY;COUNT=3|EXDATE;VALUE=DATE:20261217,',
      '12-10 12-11,12-24 12-25',
    ],
    [
      'DTSTART:20261210T160000|DTEND:20261211T100000|RRULE:FREQ=WEEKLY;COUNT=3|EXDATE;TZID=Europe/Berlin:20261217T160000',
      '12-10 12-11,12-24 12-25',
    ],
    [
      'DTSTART;VALUE=DATE:20261210|RDATE;VALUE=PERIOD:20261220T160000Z/20261221T100000Z',
      '12-10 12-11,12-20 12-21',
    ],
    // Years.
    ['DTSTART;VALUE=DATE:20200101|DTEND;VALUE=DATE:20991231', '11-29 2029-12-03'],
    ['DTSTART;VALUE=DATE:20261210|DTEND;VALUE=DATE:99991231', '12-10 2029-12-03'],
    // Folded anywhere.
    ['DTSTART;VALUE=DA| TE:2026|\t1210|DTEND;VALUE=DATE:|  20261214', '12-10 12-14'],
    ['DTSTART;VALUE=DATE:|20261210|DTEND;VALUE=DATE:|20261214', '12-10 12-14'],
    // Between others.
    [
      '<br />|<b>Notice</b>: Undefined index: title in <b>/srv/ical.php</b>|DTSTART:20261210|DTEND:20261214',
      '12-10 12-14',
    ],
    ['DESCRIPTION:<b>DTSTART:20270101|DTSTART:20261210|DTEND:20261214', '12-10 12-14'],
    ['STATUS:CONFIRMED|TRANSP:OPAQUE|X-ODD|:|DTSTART:20261210|DTEND:20261214', '12-10 12-14'],
    ['BEGIN:VALARM|DTSTART:20270101|DURATION:PT5M|END:VALARM|DTSTART:20261210|DTEND:20261214', '12-10 12-14'],
  ])('%s: %s', (lines, nights) => {
    const found = read(event(lines));
    expect(nightsOf(event(lines))).toEqual(nights.split(','));
    expect(found.unread).toEqual([]);
  });

  it.each([
    ['DTSTART:20261210T100000|DTEND:20261210T120000', 'noNights'],
    ['DTSTART:20261210T100000|DURATION:PT2H', 'noNights'],
    ['DTSTART:20261210|DTEND:20261214|STATUS:CANCELLED', 'cancelled'],
    ['DTSTART:20261210|DTEND:20261214|STATUS:canceled', 'cancelled'],
    ['DTSTART:20261210|DTEND:20261214|TRANSP:TRANSPARENT', 'transparent'],
    ['DTSTART:broken|STATUS:CANCELLED', 'cancelled'],
  ])('nothing: %s is %s', (lines, code) => {
    expect(read(event(lines))).toEqual({ ok: true, events: [], remarks: [{ code, count: 1 }], unread: [] });
  });
});

describe('a line that cannot be read is named, and frees nothing that can', () => {
  it.each([
    ['DTSTART:20261210|DTEND:20261345', '12-10 12-11', 'DTEND:20261345'],
    ['DTSTART:20261210|DTEND:', '12-10 12-11', 'DTEND:'],
    ['DTSTART:20261210|DTEND:20261345|DURATION:P4D', '12-10 12-14', 'DTEND:20261345'],
    ['DTSTART:20261210|DTEND:20251214', '12-10 12-11', 'DTEND:20251214'],
    ['DTSTART:20261210T160000|DTEND:20261210T100000', '12-10 12-11', 'DTEND:20261210T100000'],
    ['DTSTART:20261210|DURATION:4 days', '12-10 12-11', 'DURATION:4 days'],
    ['DTSTART:20261210|DURATION:-P4D', '12-10 12-11', 'DURATION:-P4D'],
    ['DTSTART;VALUE=DATE:2026121|DTEND:20261214', '12-13 12-14', 'DTSTART;VALUE=DATE:2026121'],
    ['DTSTART:<br />|DTEND:20261214', '12-13 12-14', 'DTSTART:<br />'],
    ['DTEND:20261214', '12-13 12-14', 'BEGIN:VEVENT'],
    ['DTSTART:20261210|RRULE:FREQ=HOURLY', '12-10 12-11', 'RRULE:FREQ=HOURLY'],
    ['DTSTART:20261210|RRULE:FREQ=DAILY;COUNT=0', '12-10 12-11', 'RRULE:FREQ=DAILY;COUNT=0'],
    ['DTSTART:20261210|RRULE:FREQ=DAILY;COUNT=2|EXDATE:x', '12-10 12-11,12-11 12-12', 'EXDATE:x'],
    ['DTSTART:20261210|RDATE:20261345', '12-10 12-11', 'RDATE:20261345'],
  ])('%s: %s', (lines, nights, text) => {
    const found = read(event(lines));
    expect(nightsOf(event(lines))).toEqual(nights.split(','));
    expect(found.unread).toMatchObject([{ text, uid: 'a' }]);
  });

  it('names it by its place in the file, whatever stands before', () => {
    const text = `<br />\r\nWarning: no\r\n${event('DTSTART:20261210', 'DTEND:no')}`;
    expect(read(text).unread).toEqual([{ line: 8, text: 'DTEND:no', uid: 'a' }]);
    expect(nightsOf(text)).toEqual(['12-10 12-11']);
  });

  it('leaves the day taken that a moved event cannot be read for', () => {
    const series = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20261210', 'RRULE:FREQ=WEEKLY;COUNT=2', 'END:VEVENT'];
    const moved = (start: string): string =>
      calendar(
        ...series,
        'BEGIN:VEVENT',
        'UID:a',
        'RECURRENCE-ID:20261217',
        `DTSTART:${start}`,
        'END:VEVENT',
      );
    expect(nightsOf(moved('20261218'))).toEqual(['12-10 12-11', '12-18 12-19']);
    expect(nightsOf(moved('20261345'))).toEqual(['12-10 12-11', '12-17 12-18']);
  });
});

describe('around its events a calendar', () => {
  const good = event('DTSTART:20261210', 'DTEND:20261214');
  const nights = ['12-10 12-14'];
  it.each([
    ['a mark of the byte order', `\uFEFF${good}`],
    ['empty lines', `\r\n\r\n${good}\r\n\r\n`],
    ['empty lines between all lines', good.replaceAll('\r\n', '\r\n\r\n')],
    ['doubled ends of lines', good.replaceAll('\r\n', '\r\r\n')],
    ['ends of lines of old machines', good.replaceAll('\r\n', '\r')],
    ['warnings of a script', `<br />\n<b>Notice</b>: x in <b>/srv/a.php</b> on line <b>1</b><br />\n${good}`],
    ['a warning on the same line', `<br />${good}`],
    ['a comment behind', `${good}<!-- cached -->`],
    ['a comment on the last line', good.replace(/\s+$/, '<!-- cached -->')],
    ['a page behind', `${good}<html><body>BEGIN</body></html>`],
    ['two calendars', good + good.replaceAll('202612', '202701'), ['12-10 12-14', '2027-01-10 2027-01-14']],
    ['indented by a template', good.replaceAll('\r\n', '\r\n    ')],
    ['indented by tabs', good.replaceAll('\r\n', '\r\n\t')],
    ['small letters', good.toLowerCase()],
    ['blanks at the ends of lines', good.replaceAll('\r\n', '  \r\n')],
    ['two bytes a letter', [...good].join('\0')],
    ['an event without its end', good.replace('END:VEVENT\r\n', '')],
    [
      'an event that begins within another',
      good.replace('END:VEVENT', 'BEGIN:VEVENT\r\nUID:b\r\nDTSTART:20261220\r\nEND:VEVENT'),
      ['12-10 12-14', '12-20 12-21'],
    ],
    [
      'a zone without its end',
      good.replace('BEGIN:VEVENT', 'BEGIN:VTIMEZONE\r\nTZID:Odd\r\nDTSTART:19700101\r\nBEGIN:VEVENT'),
    ],
    [
      'other things',
      good.replace('BEGIN:VEVENT', 'BEGIN:VTODO\r\nDTSTART:20270101\r\nEND:VTODO\r\nBEGIN:VEVENT'),
    ],
  ])('may have %s', (_what, text, expected = nights) => {
    expect(nightsOf(text)).toEqual(expected);
  });

  it('may say itself which zone it means by a name of its own', () => {
    const text = event('DTSTART;TZID=Mine:20261210T200000', 'DTEND;TZID=Mine:20261214T040000');
    const zone = 'BEGIN:VTIMEZONE\r\nTZID:Mine\r\nX-LIC-LOCATION:America/New_York\r\nEND:VTIMEZONE\r\n';
    expect(nightsOf(text)).toEqual(['12-10 12-14']);
    expect(nightsOf(text.replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`))).toEqual(['12-11 12-14']);
  });
});

describe('times at which somebody is busy', () => {
  const busy = (...lines: string[]): string =>
    calendar(
      'BEGIN:VFREEBUSY',
      'DTSTART:20261101T000000Z',
      'DTEND:20270401T000000Z',
      ...lines,
      'END:VFREEBUSY',
    );
  it.each([
    ['FREEBUSY:20261210T150000Z/20261214T090000Z', '12-10 12-14'],
    ['FREEBUSY;FBTYPE=BUSY:20261210T150000Z/P3DT18H', '12-10 12-14'],
    ['FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261209T230000Z/20261213T230000Z', '12-10 12-14'],
    ['FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261210T150000Z/PT18H', '12-10 12-11'],
    ['FREEBUSY;FBTYPE=X-ODD:20261210T150000Z/PT18H', '12-10 12-11'],
    ['FREEBUSY:20261210T150000Z/PT18H,20261220T150000Z/PT18H', '12-10 12-11,12-20 12-21'],
    ['FREEBUSY:20261210/20261214', '12-10 12-14'],
  ])('%s take %s', (line, nights) => {
    expect(nightsOf(busy(line))).toEqual(nights.split(','));
  });
  it('take none where it says that they are free, and are told where they cannot be read', () => {
    expect(nightsOf(busy('FREEBUSY;FBTYPE=FREE:20261210T150000Z/20261214T090000Z'))).toEqual([]);
    expect(nightsOf(busy('FREEBUSY:20261210T100000Z/PT1H'))).toEqual([]);
    const found = read(busy('FREEBUSY:20261210T150000Z/P', 'FREEBUSY:20261220T150000Z/PT18H'));
    expect(found).toMatchObject({ ok: true, unread: [{ line: 6 }] });
  });
});

test('moments are days by the clocks at the home, midnights days as they are written', () => {
  const late = event(
    'DTSTART;TZID=Europe/Berlin:20261210T233000',
    'DTEND;TZID=Europe/Berlin:20261214T100000',
  );
  expect(nightsOf(late, 'Europe/Athens')).toEqual(['12-11 12-14']);
  expect(nightsOf(late, 'Atlantic/Canary')).toEqual(['12-10 12-14']);
  for (const zone of ['Europe/Athens', 'Atlantic/Azores', 'America/Los_Angeles', 'Pacific/Auckland']) {
    const days = event('DTSTART:20261210T000000Z', 'DTEND:20261214T000000Z');
    expect(nightsOf(days, zone), zone).toEqual(['12-10 12-14']);
    const atHome = event(`DTSTART;TZID=${zone}:20261210T160000`, `DTEND;TZID=${zone}:20261214T100000`);
    expect(nightsOf(atHome, zone), zone).toEqual(['12-10 12-14']);
  }
});

test('what is written as the standard says is read as a library for it does, and no noise changes that', () => {
  const digits = (date: string): string => date.replaceAll('-', '');
  const noise = fc.constantFrom(
    '',
    'X-ODD;A="b:c":d',
    'DESCRIPTION:DTSTART:20260101',
    'COMMENT:END:VEVENT',
    '<br />',
  );
  const stay = fc.record({
    from: fc.integer({ min: 0, max: 700 }),
    nights: fc.integer({ min: 1, max: 40 }),
    noise,
  });
  fc.assert(
    fc.property(fc.array(stay, { minLength: 1, maxLength: 8 }), (stays) => {
      const plain = stays.map(({ from, nights }) => [
        'BEGIN:VEVENT',
        `DTSTART;VALUE=DATE:${digits(addDays(today, from))}`,
        `DTEND;VALUE=DATE:${digits(addDays(today, from + nights))}`,
        'END:VEVENT',
      ]);
      const parsed = new ICAL.Component(
        ICAL.parse(calendar(...plain.flat())) as [string, unknown[], unknown[]],
      );
      const expected = parsed
        .getAllSubcomponents('vevent')
        .map((part) =>
          ['dtstart', 'dtend'].map((name) => String(part.getFirstPropertyValue(name))).join(' '),
        );
      const noisy = plain.map(([begin, ...rest], index) => [begin!, stays[index]!.noise, ...rest]);
      const found = read(calendar(...noisy.flat()));
      expect(
        found.ok && found.events.map(({ startDate, endDate }) => `${startDate} ${endDate}`).sort(),
      ).toEqual(expected.sort());
    }),
  );
});
