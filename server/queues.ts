import type { Arrivals } from './http/arrivals.ts';
import { createWorkQueue, type WorkQueue } from './platform/work-queue.ts';

/** A queue for each kind of work that needs much processor time, so that none delays another. */
export interface Queues extends Readonly<Record<string, WorkQueue>> {
  pages: WorkQueue;
  documents: WorkQueue;
  pictures: WorkQueue;
  tiles: WorkQueue;
  passwords: WorkQueue;
  feeds: WorkQueue;
}

/**
 * Creates the queues. Accepted work is answered within a second; work that would wait longer is refused at once, and the browser retries.
 * The work of one or two visitors may always wait, even on a slow machine.
 */
export function createQueues(arrivals: Pick<Arrivals, 'settled'>): Queues {
  return {
    pages: createWorkQueue({
      name: 'pages',
      concurrency: 3,
      waitMs: 350,
      waitingMin: 6,
      giveWay: () => arrivals.settled(),
    }),
    documents: createWorkQueue({ name: 'documents', concurrency: 1, waitMs: 700, waitingMin: 4 }),
    // Encoding uses a whole core: one at a time leaves the others to requests. Browsers do not retry pictures, so that the pictures of two
    // visitors may always wait, up to two seconds.
    pictures: createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: 800, waitingMin: 24 }),
    tiles: createWorkQueue({ name: 'tiles', concurrency: 2, waitMs: 500, waitingMin: 48 }),
    // Hashing uses two of the four threads that files and pictures need as well.
    passwords: createWorkQueue({ name: 'passwords', concurrency: 2, waitMs: 1000, waitingMin: 32 }),
    // Programs can wait longer than people; a batch takes seconds.
    feeds: createWorkQueue({ name: 'feeds', concurrency: 1, waitMs: 20_000, waitingMin: 2 }),
  };
}
