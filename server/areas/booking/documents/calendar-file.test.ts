import { testOperator } from '../../../../tests/builders/operator.ts';
import { afterEach, expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import type { BookingRow } from '../booking-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import { calendarFile } from './calendar-file.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'the guest’s days are those of the booking on a server in %s',
  (server) => {
    process.env['TZ'] = server;
    const moment = new Date('2027-01-02T10:00:00Z');
    const text = calendarFile({
      booking: {
        ...{ id: 7, display_number: 1007, state: 'booked', start_date: '2027-03-27', end_date: '2027-04-03' },
        ...{ created_at: moment, updated_at: moment },
      } as BookingRow,
      home: { title: 'Haus am Deich', place: 'Sylt', checkIn: '16:00', checkOut: '10:00' } as HomeOfBooking,
      language: 'de',
      translate: createSiteTexts(testOperator).translate('de'),
      site: { name: 'Feriola', origin: 'https://feriola.example' } as Parameters<
        typeof calendarFile
      >[0]['site'],
      today: '2027-01-02',
    });
    expect(text.match(/^(DTSTART|DTEND).*/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART;VALUE=DATE:20270327',
      'DTEND;VALUE=DATE:20270404',
    ]);
  },
);
