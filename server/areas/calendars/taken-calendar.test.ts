import { afterEach, expect, test } from 'vitest';
import { takenCalendar } from './taken-calendar.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Beirut'])(
  'nights are written as they are taken by a server in %s',
  (server) => {
    process.env['TZ'] = server;
    const taken = [
      { stayId: 7, startDate: '2026-11-28', endDate: '2026-12-05' },
      // In Beirut the clocks of this day begin at one.
      { stayId: 8, startDate: '2027-03-28', endDate: '2027-04-03' },
    ];
    const text = takenCalendar({ site: 'Feriola', objectNumber: 1001, ownDomain: 'feriola.example', taken });
    expect(text.match(/^(DTSTART|DTEND|DTSTAMP).*/gm)?.map((line) => line.trim())).toEqual([
      'DTSTAMP:20221020T000000Z',
      'DTSTART;VALUE=DATE:20261128',
      'DTEND;VALUE=DATE:20261205',
      'DTSTAMP:20230217T000000Z',
      'DTSTART;VALUE=DATE:20270328',
      'DTEND;VALUE=DATE:20270403',
    ]);
  },
);
