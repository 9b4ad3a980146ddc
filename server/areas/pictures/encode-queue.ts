import type { WorkQueue } from '../../platform/work-queue.ts';

export type EncodeQueue = Pick<WorkQueue, 'isFull' | 'countRefusal'> & {
  /** Runs `work` in its turn; a call with a key that is waiting or running shares its result. */
  run: (key: string, work: () => Promise<Buffer>) => Promise<Buffer>;
  size: () => number;
};

/** Generates each picture once, however many requests wait for it. */
export function createEncodeQueue(queue: WorkQueue): EncodeQueue {
  const running = new Map<string, Promise<Buffer>>();
  return {
    run(key, work) {
      const runningTask = running.get(key);
      if (runningTask) return runningTask;
      const newTask = queue.run(work).finally(() => running.delete(key));
      running.set(key, newTask);
      return newTask;
    },
    size: () => running.size,
    isFull: queue.isFull,
    countRefusal: queue.countRefusal,
  };
}
