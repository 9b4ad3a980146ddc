import { expect, test } from 'vitest';
import { createHomeEvents, type HomeEvent } from './home-events.ts';

const event: HomeEvent = { homes: [4711], kind: 'nights', source: 'commit' };

test('every listener has heard of a change before anything else can happen', () => {
  const events = createHomeEvents();
  const heard: unknown[] = [];
  events.subscribe((one) => void heard.push(one));
  events.subscribe(async (one) => void heard.push(one));
  void events.announce(event);
  expect(heard).toEqual([event, event]);
});

test('an announcement is done when the slowest listener is', async () => {
  const events = createHomeEvents();
  let isDone = false;
  events.subscribe(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    isDone = true;
  });
  await events.announce(event);
  expect(isDone).toBe(true);
});

test('a listener that fails keeps no other from hearing of a change, and the announcer learns of it', async () => {
  const events = createHomeEvents();
  const heard: HomeEvent[] = [];
  events.subscribe(() => {
    throw new Error('broken');
  });
  events.subscribe((one) => void heard.push(one));
  await expect(events.announce(event)).rejects.toThrow('broken');
  expect(heard).toEqual([event]);
});
