import { expect, test } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose pieces take `tookMs` of a clock that only the test moves. */
function aQueue(options: { concurrency: number; waitMs: number; waitingMin?: number }) {
  let nowMs = 0;
  const ends: (() => void)[] = [];
  const queue = createWorkQueue({ name: 'tests', ...options, now: () => nowMs });
  return {
    queue,
    async pass(ms: number) {
      await turn();
      nowMs += ms;
    },
    start: () => queue.run(() => new Promise<void>((resolve) => ends.push(resolve))),
    /** Ends the piece that runs longest. */
    async end() {
      await turn();
      ends.shift()!();
      await turn();
    },
  };
}

test('runs so many at a time, in the order in which they came', async () => {
  const queue = createWorkQueue({ name: 'tests', concurrency: 2, waitMs: 1_000, waitingMin: 10 });
  const order: number[] = [];
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      queue.run(async () => {
        most = Math.max(most, queue.state().running);
        order.push(number);
        await Promise.resolve();
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(queue.state()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('refuses at once what would wait longer than it may, by what the last pieces took', async () => {
  const { queue, pass, start, end } = aQueue({ concurrency: 1, waitMs: 250, waitingMin: 1 });
  for (let count = 0; count < 60; count++) {
    const one = start();
    await pass(100);
    await end();
    await one;
  }
  const letIn = [start(), start(), start()];
  expect(queue.isFull()).toBe(true);
  queue.countRefusal();
  await expect(start()).rejects.toBeInstanceOf(QueueFullError);
  expect(queue.state()).toEqual({ running: 1, waiting: 2, refused: 2 });
  for (let count = 0; count < 3; count++) await end();
  await Promise.all(letIn);
});

test('knows from pieces that ran alone how long a crowd would wait, though several run at a time', async () => {
  const { queue, pass, start, end } = aQueue({ concurrency: 3, waitMs: 250, waitingMin: 1 });
  for (let count = 0; count < 60; count++) {
    const one = start();
    await pass(50);
    await end();
    await one;
  }
  const crowd = Array.from({ length: 30 }, () => start().catch(() => 'refused'));
  await turn();
  expect(queue.state()).toEqual({ running: 3, waiting: 5, refused: 22 });
  for (let count = 0; count < 8; count++) await end();
  await Promise.all(crowd);
});

test('lets few of a crowd in before it knows what a piece takes', async () => {
  const { queue, start } = aQueue({ concurrency: 2, waitMs: 500, waitingMin: 1 });
  const crowd = Array.from({ length: 100 }, () => start().catch(() => 'refused'));
  await turn();
  expect(queue.state().refused).toBeGreaterThan(80);
  expect(crowd).toHaveLength(100);
});

test('refuses what has waited far longer than was foreseen', async () => {
  const { pass, start, end } = aQueue({ concurrency: 1, waitMs: 100, waitingMin: 2 });
  const first = start();
  const late = [start(), start(), start()].map((one) =>
    one.then(
      () => 'done',
      () => 'refused',
    ),
  );
  await pass(5_000);
  await end();
  await first;
  expect(await late[0]).toBe('refused');
  await end();
  await end();
  expect(await Promise.all(late)).toEqual(['refused', 'done', 'done']);
});

test('goes on after work that fails', async () => {
  const queue = createWorkQueue({ name: 'tests', concurrency: 1, waitMs: 10 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve('well'))).toBe('well');
});

test('gives way before each piece of work', async () => {
  const order: string[] = [];
  const giveWay = () => Promise.resolve().then(() => void order.push('others'));
  const queue = createWorkQueue({ name: 'tests', concurrency: 1, waitMs: 1_000, waitingMin: 5, giveWay });
  const work = () => Promise.resolve().then(() => void order.push('work'));
  await Promise.all([queue.run(work), queue.run(work)]);
  expect(order).toEqual(['others', 'work', 'others', 'work']);
});
