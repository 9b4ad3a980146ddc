import { describe, expect, it } from 'vitest';
import { readIcal } from './read-ical.ts';

const today = '2027-05-01';
const read = (text: string, zone = 'Europe/Berlin') =>
  readIcal(text, { today, ownDomain: 'feriola.example', zone });
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
const nights = (text: string) => {
  const found = read(text);
  return found.ok ? found.events.map(({ startDate, endDate }) => `${startDate} ${endDate}`) : found.problem;
};
const day = (from: string, to: string, ...more: string[]) =>
  event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, ...more);

describe('nights of a calendar', () => {
  it('are those of all-day events, the morning of departure not among them', () => {
    expect(nights(calendar(day('20270603', '20270610')))).toEqual(['2027-06-03 2027-06-10']);
    expect(nights(calendar(event('DTSTART;VALUE=DATE:20270603')))).toEqual(['2027-06-03 2027-06-04']);
    expect(nights(calendar(event('DTSTART;VALUE=DATE:20270603', 'DURATION:P1W')))).toEqual([
      '2027-06-03 2027-06-10',
    ]);
  });

  it('are by the day that clocks at the home show', () => {
    const timed = (start: string, end: string) => nights(calendar(event(start, end)));
    // Half past eleven in the evening of UTC is the next day here, in summer by two hours and in winter by one.
    expect(timed('DTSTART:20270602T223000Z', 'DTEND:20270605T080000Z')).toEqual(['2027-06-03 2027-06-05']);
    expect(timed('DTSTART:20271202T223000Z', 'DTEND:20271205T080000Z')).toEqual(['2027-12-02 2027-12-05']);
    expect(
      timed('DTSTART;TZID=Europe/Rome:20270603T160000', 'DTEND;TZID=Europe/Rome:20270605T100000'),
    ).toEqual(['2027-06-03 2027-06-05']);
    expect(timed('DTSTART:20270603T160000', 'DTEND:20270605T100000')).toEqual(['2027-06-03 2027-06-05']);
  });

  it('are kept where two events have the same UID, or a strange one', () => {
    expect(nights(calendar(day('20270603', '20270605'), day('20270610', '20270612')))).toHaveLength(2);
    expect(
      nights(calendar(['BEGIN:VEVENT', 'UID:__proto__', 'DTSTART;VALUE=DATE:20270603', 'END:VEVENT'])),
    ).toHaveLength(1);
  });

  it('begin today, and leave out what is over or was called off', () => {
    const found = read(
      calendar(
        day('20270401', '20270410'),
        day('20270428', '20270503'),
        day('20270601', '20270603', 'STATUS:CANCELLED'),
        day('20270605', '20270606', 'TRANSP:TRANSPARENT'),
      ),
    );
    expect(found).toEqual({
      ok: true,
      events: [{ startDate: today, endDate: '2027-05-03', sliding: false, uid: 'a' }],
      unread: [],
      remarks: [
        { code: 'cancelled', count: 1 },
        { code: 'transparent', count: 1 },
      ],
    });
  });

  it('come without what this house has sent there', () => {
    const own = ['BEGIN:VEVENT', 'UID:stay-7@feriola.example', 'DTSTART;VALUE=DATE:20270603', 'END:VEVENT'];
    expect(nights(calendar(own))).toEqual([]);
  });

  it('are the first ones of what repeats by a rule that nobody knows, and its line is named', () => {
    const found = read(calendar(day('20270701', '20270703', 'RRULE:FREQ=YEARLY;BYWEEKNO=20')));
    expect(found).toMatchObject({
      events: [{ startDate: '2027-07-01', endDate: '2027-07-03' }],
      unread: [{ line: 8, text: 'RRULE:FREQ=YEARLY;BYWEEKNO=20', uid: 'a' }],
    });
  });

  it('are all those of what comes again, but for excepted days and those that are described by themselves', () => {
    const weekly = day('20270507', '20270509', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270514');
    const moved = day('20270522', '20270524', 'RECURRENCE-ID;VALUE=DATE:20270521');
    const called = day('20270528', '20270530', 'RECURRENCE-ID;VALUE=DATE:20270528', 'STATUS:CANCELLED');
    expect(nights(calendar(weekly))).toEqual([
      '2027-05-07 2027-05-09',
      '2027-05-21 2027-05-23',
      '2027-05-28 2027-05-30',
    ]);
    expect(nights(calendar(weekly, moved, called))).toEqual([
      '2027-05-07 2027-05-09',
      '2027-05-22 2027-05-24',
    ]);
    expect(nights(calendar(day('20270507', '20270508', 'RDATE;VALUE=DATE:20270601,20270701')))).toEqual([
      '2027-05-07 2027-05-08',
      '2027-06-01 2027-06-02',
      '2027-07-01 2027-07-02',
    ]);
  });

  it('of what has come again for years begin today and end with what can be booked', () => {
    const found = read(calendar(day('20200103', '20200105', 'RRULE:FREQ=WEEKLY')));
    expect(found).toMatchObject({ ok: true, remarks: [] });
    const events = found.ok ? found.events : [];
    expect([events[0], events.length]).toEqual([
      { startDate: today, endDate: '2027-05-02', sliding: false, uid: 'a' },
      Math.ceil(1_101 / 7),
    ]);
  });

  it('of moments in time are by the clocks at the home, wherever they were written', () => {
    const utc = calendar(event('DTSTART:20270602T223000Z', 'DTEND:20270605T083000Z'));
    const island = read(utc, 'Atlantic/Canary');
    expect(island).toMatchObject({ events: [{ startDate: '2027-06-02', endDate: '2027-06-05' }] });
    const far = calendar(
      event('DTSTART;TZID=America/New_York:20270602T200000', 'DTEND;TZID=America/New_York:20270605T040000'),
    );
    expect(nights(far)).toEqual(['2027-06-03 2027-06-05']);
    // A zone that nobody knows is the home's.
    expect(nights(far.replaceAll('America/New_York', 'Central Standard Time'))).toEqual([
      '2027-06-02 2027-06-05',
    ]);
  });
});

describe('a calendar that cannot be relied on', () => {
  const good = calendar(day('20270603', '20270610'), day('20270703', '20270710'));
  it.each([
    ['a page', '<!doctype html><html>Please log in</html>', 'notCalendar'],
    ['nothing', '', 'notCalendar'],
    ['a message', '{"error":"BEGIN:VCALENDAR"}', 'notCalendar'],
    ['cut off', good.slice(0, -40), 'truncated'],
    ['cut off between events', good.replace(/\r\nEND:VCALENDAR$/, ''), 'truncated'],
    ['cut off within its second part', `${good}\r\n${good.slice(0, -60)}`, 'truncated'],
    ['no date at all', calendar(event('SUMMARY:x')), 'broken'],
    ['no date that there is', calendar(day('20271345', '20271347')), 'broken'],
    [
      'hundreds of rules',
      calendar(...Array.from({ length: 101 }, () => day('20270603', '20270604', 'RRULE:FREQ=DAILY'))),
      'broken',
    ],
  ])('is %s', (_what, text, problem) => {
    expect(nights(text)).toBe(problem);
  });

  it('is none for the sake of broken descriptions, bare line ends or a byte order mark', () => {
    const text = calendar(
      day('20270603', '20270610', 'DESCRIPTION:one', 'two without a blank', 'SUMMARY:Ker', ' stin', 'X-ODD'),
    );
    expect(nights(text)).toEqual(['2027-06-03 2027-06-10']);
    expect(nights(`\uFEFF${text.replaceAll('\r\n', '\n')}\n\n`)).toEqual(['2027-06-03 2027-06-10']);
  });

  it('holds no rule of summer time against a calendar', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'DTSTART:broken',
      'RRULE:FREQ=YEARLY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(nights(calendar(zone, day('20270603', '20270610')))).toEqual(['2027-06-03 2027-06-10']);
  });
});
