import { expect, test } from 'vitest';
import { parseStat, ProcessTree, type ProcessSample } from './process-tree.ts';

const sample = (pid: number, parent: number, ticks: number, start = pid): ProcessSample => ({
  pid,
  parent,
  start,
  ticks,
});

test('sums up a process and its descendants in any order, and no other process', () => {
  const tree = new ProcessTree(10);
  tree.add([sample(12, 11, 50), sample(11, 10, 100), sample(10, 1, 200), sample(20, 1, 900)]);
  expect(tree.seconds).toBe(3.5);
});

test('goes on counting those whose parent has ended, and keeps what the ended had used', () => {
  const tree = new ProcessTree(10);
  tree.add([sample(10, 1, 0), sample(11, 10, 100), sample(12, 11, 50)]);
  tree.add([sample(10, 1, 0), sample(12, 1, 80), sample(13, 12, 20)]);
  expect(tree.seconds).toBe(2);
});

test('does not take over a stranger to whom the number of an ended process was given', () => {
  const tree = new ProcessTree(10);
  tree.add([sample(10, 1, 0), sample(11, 10, 100)]);
  tree.add([sample(10, 1, 0)]);
  tree.add([sample(10, 1, 0), sample(11, 1, 700, 99), sample(30, 11, 700)]);
  expect(tree.seconds).toBe(1);
});

test('reads a line of /proc though the name of the command holds brackets and spaces', () => {
  const line =
    '4242 (a) b (c) S 17 4242 4242 0 -1 4194304 100 0 0 0 120 30 5 6 20 0 1 0 987654 1000 200 18446744073709551615';
  expect(parseStat(line)).toEqual({ pid: 4242, parent: 17, ticks: 150, start: 987654 });
});
