import { expect, test } from 'vitest';
import { keepUnread } from './keep-unread.ts';
import type { CalendarEvent, UnreadLine } from './read-ical.ts';

const today = '2026-11-29';
const stay = (uid: string | undefined, startDate: string, endDate: string): CalendarEvent => ({
  ...{ startDate, endDate, sliding: false },
  ...(uid !== undefined && { uid }),
});
const bad = (uid: string): UnreadLine => ({ line: 7, text: 'DTEND:x', uid });
const a = stay('a', '2026-12-10', '2026-12-14');
const b = stay('b', '2026-12-20', '2026-12-22');
const dates = (events: CalendarEvent[]): string[] =>
  events.map(({ uid, startDate }) => `${uid ?? 'none'} ${startDate}`);
const before = (events: CalendarEvent[], unread: UnreadLine[] = []) => ({ events, unread });

test('what an event said that cannot be read any more stays, and nothing else does', () => {
  expect(keepUnread(before([b]), before([a, b]), today)).toEqual([b]);
  expect(dates(keepUnread(before([b], [bad('a')]), before([a, b]), today))).toEqual([
    'a 2026-12-10',
    'b 2026-12-20',
  ]);
  // The other one was called off meanwhile.
  expect(dates(keepUnread(before([], [bad('a')]), before([a, b]), today))).toEqual(['a 2026-12-10']);
});

test('under a new name it may be any that is gone; all of these stay until it can be read', () => {
  const now = before([b], [bad('z')]);
  const first = keepUnread(now, before([a, b]), today);
  expect(dates(first)).toEqual(['z 2026-12-10', 'b 2026-12-20']);
  expect(dates(keepUnread(now, before(first, [bad('z')]), today))).toEqual(['z 2026-12-10', 'b 2026-12-20']);
  const mended = before([stay('z', '2027-01-01', '2027-01-03'), b]);
  expect(dates(keepUnread(mended, before(first, [bad('z')]), today))).toEqual([
    'b 2026-12-20',
    'z 2027-01-01',
  ]);
  // One that could never be read takes nothing with it.
  expect(dates(keepUnread(before([], [bad('z')]), before([b], [bad('z')]), today))).toEqual([]);
});

test('events that were read before names were noted stay, but for those that are over', () => {
  const old = [stay(undefined, '2026-11-20', '2026-11-29'), stay(undefined, '2026-11-27', '2026-12-02')];
  expect(dates(keepUnread(before([b], [bad('z')]), before(old), today))).toEqual([
    'z 2026-11-29',
    'b 2026-12-20',
  ]);
});
