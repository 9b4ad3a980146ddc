import { expect, test } from 'vitest';
import type { Tx } from '../../server/platform/database.ts';
import { createTimeline, later, toMomentUtc } from './timeline.ts';

test('moments are played in their order, with what follows from them, up to now', async () => {
  const timeline = createTimeline(toMomentUtc('2026-11-29', 12));
  const played: string[] = [];
  const note = (name: string) => async (): Promise<void> => void played.push(name);
  timeline.plan(toMomentUtc('2026-05-02', 9), note('second'));
  timeline.plan(toMomentUtc('2026-05-02', 9), note('at the same moment'));
  timeline.plan(toMomentUtc('2026-05-01', 9), async () => {
    played.push('first');
    timeline.plan(later(toMomentUtc('2026-05-01', 9), 1), note('follows'));
  });
  timeline.plan(toMomentUtc('2026-11-29', 13), note('future'));
  await timeline.play({} as Tx);
  expect(played).toEqual(['first', 'follows', 'second', 'at the same moment']);
});
