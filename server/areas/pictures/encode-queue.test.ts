import { expect, test } from 'vitest';
import { createWorkQueue, QueueFullError } from '../../platform/work-queue.ts';
import { createEncodeQueue } from './encode-queue.ts';

const gate = () => {
  let open = () => {};
  const wait = new Promise<void>((resolve) => (open = resolve));
  return { wait, open };
};

test('one at a time, equal requests once, beyond the bound refused', async () => {
  const queue = createEncodeQueue(
    createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: -1, waitingMin: 1 }),
  );
  const first = gate();
  let running = 0;
  let most = 0;
  let calls = 0;
  const work = (wait?: Promise<void>) => async () => {
    calls++;
    most = Math.max(most, ++running);
    await wait;
    running--;
    return Buffer.from('x');
  };
  const a = queue.run('a', work(first.wait));
  const again = queue.run('a', work());
  const b = queue.run('b', work());
  await expect(queue.run('c', work())).rejects.toBeInstanceOf(QueueFullError);
  first.open();
  expect(await a).toBe(await again);
  await b;
  expect({ most, calls, left: queue.size() }).toEqual({ most: 1, calls: 2, left: 0 });
  await expect(queue.run('c', work())).resolves.toBeDefined();
});

test('a failure reaches its own callers and stops nobody else', async () => {
  const queue = createEncodeQueue(createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: Infinity }));
  const bad = queue.run('bad', () => Promise.reject(new Error('broken')));
  const good = queue.run('good', () => Promise.resolve(Buffer.from('y')));
  await expect(bad).rejects.toThrow('broken');
  expect((await good).toString()).toBe('y');
});
