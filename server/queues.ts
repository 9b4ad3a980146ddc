import type { Arrivals } from './http/arrivals.ts';
import { createWorkQueue, type WorkQueue } from './platform/work-queue.ts';

/** The kinds of work that take a processor's time, each with a queue of its own, so that none holds up another. */
export interface Queues extends Readonly<Record<string, WorkQueue>> {
  pages: WorkQueue;
  documents: WorkQueue;
  pictures: WorkQueue;
  tiles: WorkQueue;
  passwords: WorkQueue;
  feeds: WorkQueue;
}

/**
 * Whoever is let in is answered within a second; whoever would wait longer is refused at once and asks again. As much as
 * one or two visitors ask for at a time may always wait, also where the machine is slow.
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
    // Encoding takes a whole core: one at a time leaves the others to requests.
    // A browser does not ask for a picture again: two visitors' worth of them always wait, if need be for two seconds.
    pictures: createWorkQueue({ name: 'pictures', concurrency: 1, waitMs: 800, waitingMin: 24 }),
    tiles: createWorkQueue({ name: 'tiles', concurrency: 2, waitMs: 500, waitingMin: 48 }),
    // Hashing takes two of the four threads that files and pictures need as well.
    passwords: createWorkQueue({ name: 'passwords', concurrency: 2, waitMs: 1000, waitingMin: 32 }),
    // Programs wait longer than people; a batch takes seconds.
    feeds: createWorkQueue({ name: 'feeds', concurrency: 1, waitMs: 20_000, waitingMin: 2 }),
  };
}
