import { expect, test } from 'vitest';
import { createWorkQueue, QueueFullError } from '../../platform/work-queue.ts';
import { createDocumentMaker } from './document-maker.ts';
import type { PdfDocument } from '../../../engines/documents/face.ts';

const documentOf = (title: string): PdfDocument => ({
  title,
  language: 'de',
  site: 'Feriola',
  footer: 'Feriola',
  pageText: 'Seite {page} von {pages}',
  parts: [
    ['heading', title, ['Nr. 1'], 'Text'],
    ['note', 'Ende'],
  ],
});

const unbounded = () => createWorkQueue({ name: 'documents', concurrency: 1, waitMs: Infinity });

/** A thread that counts and answers with so many bytes. */
function aThread(size = 10) {
  const titles: string[] = [];
  const set = ({ title }: PdfDocument): Promise<Buffer> => {
    titles.push(title);
    return new Promise((resolve) => setImmediate(() => resolve(Buffer.alloc(size, title))));
  };
  return { titles, set };
}

test('what says the same is made once, at the same moment and later', async () => {
  const thread = aThread();
  const { pdf } = createDocumentMaker({ queue: unbounded(), thread });
  await Promise.all(Array.from({ length: 20 }, () => pdf(documentOf('a'))));
  await pdf(documentOf('a'));
  await pdf(documentOf('b'));
  expect(thread.titles).toEqual(['a', 'b']);
});

test('forgets what nobody has asked for longest beyond its bound', async () => {
  const thread = aThread(10);
  const { pdf } = createDocumentMaker({ queue: unbounded(), thread }, 25);
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await pdf(documentOf(title));
  expect(thread.titles).toEqual(['a', 'b', 'c', 'b']);
});

test('refuses more than it makes soon', async () => {
  const queue = createWorkQueue({ name: 'documents', concurrency: 1, waitMs: -1, waitingMin: 2 });
  const { pdf } = createDocumentMaker({ queue, thread: aThread() });
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((title) => pdf(documentOf(title))));
  expect(outcomes.map(({ status }) => status).slice(0, 3)).toContain('fulfilled');
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(2);
  for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(QueueFullError);
});
