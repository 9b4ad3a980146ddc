import { expect, it } from 'vitest';
import { BuildProgress } from './build-progress.ts';

it('tells how many homes are left, and how long they will take once there is a pace', () => {
  let now = 0;
  const progress = new BuildProgress(1000, () => now);
  expect(progress.state).toEqual({ stage: 'database', homes: 0, ofHomes: 1000, secondsLeft: null });
  progress.add(100);
  now = 999;
  expect(progress.state.secondsLeft).toBeNull();
  now = 2000;
  progress.add(150);
  expect(progress.state).toEqual({ stage: 'database', homes: 250, ofHomes: 1000, secondsLeft: 6 });
});

it('counts each stage from its beginning, and never more done than there is', () => {
  let now = 0;
  const progress = new BuildProgress(10, () => now);
  progress.add(10);
  now = 5000;
  progress.begin('image');
  expect(progress.state).toEqual({ stage: 'image', homes: 0, ofHomes: 10, secondsLeft: null });
  progress.add(12);
  now = 7000;
  expect(progress.state).toEqual({ stage: 'image', homes: 12, ofHomes: 12, secondsLeft: 0 });
});
