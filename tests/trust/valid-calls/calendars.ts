import type { CallsOf } from '../../../contract/api.ts';
import { arrival, departure, type ValidCalls } from './call-parts.ts';
import { euros } from '../../../domain/money.ts';

export const calendarsCalls: ValidCalls<CallsOf<'calendars'>> = {
  getCalendarFeeds: ({ home }) => ({ objectNumber: home }),
  addCalendarFeed: ({ home }) => ({
    objectNumber: home,
    name: 'Portal',
    url: 'https://calendar.example/1.ics',
  }),
  previewCalendarFeed: ({ home }) => ({ objectNumber: home, url: 'https://calendar.example/1.ics' }),
  importCalendarFile: ({ home }) => ({
    ...{ objectNumber: home, name: 'calendar.ics', dryRun: true },
    content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  }),
  changeCalendarFeed: ({ home }) => ({ objectNumber: home, feedID: 1, name: 'Portal', ignoresSliding: true }),
  runCalendarFeed: ({ home }) => ({ objectNumber: home, feedID: 1 }),
  removeCalendarFeed: ({ home }) => ({ objectNumber: home, feedID: 1 }),
  renewCalendarExport: ({ home }) => ({ objectNumber: home }),
  getLandlordCalendar: () => ({ startDate: arrival, endDate: departure }),
  getOccupancyHomes: () => ({}),
  getOccupancy: ({ home }) => ({ startDate: arrival, endDate: departure, objectNumbers: [home] }),
  // Nobody of the matrix lets a home.
  blockNights: ({ home }) => ({ objectNumber: home, startDate: arrival, endDate: departure }),
  removeBlock: ({ home }) => ({ objectNumber: home, stayID: 1 }),
  previewRates: ({ home }) => ({
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    change: { nightly: euros(90) },
  }),
  setRates: ({ home }) => ({
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    change: { nightly: euros(90) },
  }),
  // The header identifies the business whose program calls; the calls of the matrix have no such header.
  getKeyCalendar: ({ home }) => ({ objectNumber: home, startDate: arrival, endDate: departure }),
  blockKeyNights: ({ home }) => ({ objectNumber: home, startDate: arrival, endDate: departure }),
  freeKeyNights: ({ home }) => ({ objectNumber: home, stayID: 1 }),
  setKeyRates: ({ home }) => ({
    objectNumber: home,
    ranges: [{ startDate: arrival, endDate: departure, nightly: euros(90) }],
  }),
  undoKeyAct: ({ home }) => ({ objectNumber: home, actID: 1 }),
  undoCalendarAct: ({ home }) => ({ objectNumber: home, actID: 1 }),
};
