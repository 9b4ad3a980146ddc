/** More pictures wait than the server will make soon. */
export class QueueFullError extends Error {}

export type EncodeQueue = {
  /** Runs `work` when its turn comes; a second call with a key that waits or runs shares its result. */
  run: (key: string, work: () => Promise<Buffer>) => Promise<Buffer>;
  /** Waiting and running. */
  size: () => number;
};

/** One at a time: encoding takes a whole core, and the site must stay quick meanwhile. */
export function createEncodeQueue(bound: number): EncodeQueue {
  const open = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(key, work) {
      const same = open.get(key);
      if (same) return same;
      if (open.size >= bound) return Promise.reject(new QueueFullError('too many pictures wait'));
      const mine = last.then(work).finally(() => open.delete(key));
      last = mine.catch(() => undefined);
      open.set(key, mine);
      return mine;
    },
    size: () => open.size,
  };
}
