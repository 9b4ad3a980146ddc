import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { PdfDocument, PdfThread } from '../../../engines/documents/face.ts';
import { RecentMap } from '../../../domain/recent-map.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

export interface DocumentMaker {
  /** Renders a document. Throws QueueFullError if it would have to wait too long. */
  pdf(document: PdfDocument): Promise<Buffer>;
}

/** Cache for repeated downloads: some hundreds of documents of 60 kB. */
const cachedBytesMax = 16_000_000;

export function createDocumentMaker(
  { queue, thread }: { queue: WorkQueue; thread: Pick<PdfThread, 'set'> },
  bytesMax = cachedBytesMax,
): DocumentMaker {
  const cachedDocuments = new RecentMap<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function cacheDocument(key: string, document: Buffer): void {
    cachedDocuments.set(key, document);
    bytes += document.length;
    for (let { oldest } = cachedDocuments; bytes > bytesMax && oldest; { oldest } = cachedDocuments) {
      cachedDocuments.delete(oldest.key);
      bytes -= oldest.value.length;
    }
  }

  async function make(key: string, document: PdfDocument): Promise<Buffer> {
    try {
      const pdf = await queue.run(() => thread.set(document));
      cacheDocument(key, pdf);
      return pdf;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async pdf(document) {
      const key = createHash('sha256').update(serialize(document)).digest('base64url');
      const ready = cachedDocuments.get(key) ?? underWay.get(key);
      if (ready) return ready;
      const making = make(key, document);
      underWay.set(key, making);
      return making;
    },
  };
}
