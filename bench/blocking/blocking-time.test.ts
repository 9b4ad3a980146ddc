import { expect, test } from 'vitest';
import { blockingTime, type TraceEvent } from './blocking-time.ts';

const main = { pid: 7, tid: 1 };
const mark = (name: string, ts: number, args?: TraceEvent['args']): TraceEvent => ({
  name,
  ph: 'R',
  ts,
  ...main,
  ...(args && { args }),
});
const task = (ts: number, dur: number, tdur: number, thread = main): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...thread,
});
const opened = mark('navigationStart', 1000, { data: { documentLoaderURL: 'http://localhost/' } });
const seen = mark('firstContentfulPaint', 100_000);

test('of each task after the first sight it counts what a slow phone takes beyond 50 ms', () => {
  const trace = [opened, seen, task(110_000, 30_000, 20_000), task(150_000, 12_500, 12_500)];
  expect(blockingTime(trace)).toEqual({ processor: 4 * 20 - 50, clock: 4 * 30 - 50 });
});

test('events before the first paint, in other threads and in other pages do not count', () => {
  const trace = [
    opened,
    task(2000, 90_000, 90_000),
    seen,
    task(110_000, 90_000, 90_000, { pid: 7, tid: 2 }),
    task(110_000, 90_000, 90_000, { pid: 8, tid: 1 }),
  ];
  expect(blockingTime(trace)).toEqual({ processor: 0, clock: 0 });
});

test('the empty page before is not the page', () => {
  const before = [mark('navigationStart', 0), mark('firstContentfulPaint', 500), task(600, 90_000, 90_000)];
  expect(blockingTime([...before, opened, seen])).toEqual({ processor: 0, clock: 0 });
  expect(() => blockingTime(before)).toThrow('no page that became visible');
  expect(() => blockingTime([opened, seen])).toThrow('tells no tasks');
});
