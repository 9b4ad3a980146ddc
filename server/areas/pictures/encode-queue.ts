import type { WorkQueue } from '../../platform/work-queue.ts';

export type EncodeQueue = Pick<WorkQueue, 'isFull' | 'countRefusal'> & {
  /** Runs `work` in its turn; a call with a key that is waiting or running shares its result. */
  run: (key: string, work: () => Promise<Buffer>) => Promise<Buffer>;
  size: () => number;
};

/** Makes each picture once, however many requests wait for it. */
export function createEncodeQueue(queue: WorkQueue): EncodeQueue {
  const open = new Map<string, Promise<Buffer>>();
  return {
    run(key, work) {
      const same = open.get(key);
      if (same) return same;
      const mine = queue.run(work).finally(() => open.delete(key));
      open.set(key, mine);
      return mine;
    },
    size: () => open.size,
    isFull: queue.isFull,
    countRefusal: queue.countRefusal,
  };
}
