import { expect, test } from 'vitest';
import type { Occupancy } from '../../../contract/calendars/get-occupancy.ts';
import { fromDayNumber } from '../../../domain/stay.ts';
import { addAnswer, forgetHome, nightsOfBlocks, type OccupancyCache } from './occupancy-cache.ts';

const origin = 20_000;
const day = (offset: number): string => fromDayNumber(origin + offset);
const stay = (stayID: number, from: number, until: number): Occupancy['taken'][number] => ({
  ...{ stayID, kind: 'blocked', origin: 'landlord', startDate: day(from), endDate: day(until), note: '' },
  ...{ bookingID: null, status: null, guest: '', isDirect: false, confirmedBy: '', source: '' },
});
const season = (from: number, until: number) =>
  ({ fromDate: day(from), untilDate: day(until) }) as Occupancy['seasons'][number];
const asked = (firstBlock: number, endBlock: number, homes = [7]) => ({ homes, firstBlock, endBlock });
const empty: OccupancyCache = new Map();

test('a stay over the edge of two blocks is kept once', () => {
  const request = { bookingID: 9, startDate: day(26), endDate: day(30), guest: 'Anna' };
  const home = {
    ...{ objectNumber: 7, taken: [stay(1, 25, 31)], requests: [request] },
    seasons: [season(0, 28)],
  };
  const first = addAnswer(empty, { origin, asked: asked(0, 1), homes: [home] });
  const both = addAnswer(first, {
    ...{ origin, asked: asked(1, 2) },
    homes: [{ ...home, taken: [stay(1, 25, 31), stay(2, 40, 44)], seasons: [season(28, 56)] }],
  });
  expect(both.get(7)).toEqual({
    blocks: new Set([0, 1]),
    shown: new Set([0, 1]),
    taken: [stay(1, 25, 31), stay(2, 40, 44)],
    requests: [request],
    seasons: [season(0, 28), season(28, 56)],
  });
});

test('what is gone from its nights goes, also where it reached into others; a home that is gone is empty', () => {
  const home = { objectNumber: 7, taken: [stay(1, 25, 31), stay(3, 2, 4)], requests: [], seasons: [] };
  const first = addAnswer(empty, { origin, asked: asked(0, 2), homes: [home] });
  const again = addAnswer(first, { origin, asked: asked(1, 2), homes: [{ ...home, taken: [] }] });
  expect(again.get(7)!.taken).toEqual([stay(3, 2, 4)]);
  expect(addAnswer(first, { origin, asked: asked(0, 2), homes: [] }).get(7)!.taken).toEqual([]);
});

test('a forgotten home is read again and shown meanwhile, and others stay the same object', () => {
  const cache = addAnswer(empty, { origin, asked: asked(0, 1, [7, 8]), homes: [] });
  const next = forgetHome(cache, 7);
  expect(next.get(7)).toMatchObject({ blocks: new Set(), shown: new Set([0]) });
  expect(next.get(8)).toBe(cache.get(8));
  expect(forgetHome(cache, 9)).toBe(cache);
});

test('blocks are nights without a gap', () => {
  expect(nightsOfBlocks(origin, asked(0, 2)).endDate).toBe(nightsOfBlocks(origin, asked(2, 3)).startDate);
});
