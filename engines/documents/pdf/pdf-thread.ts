import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

export interface PdfThread {
  set(document: PdfDocument): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Reply {
  id: number;
  bytes?: Uint8Array;
  failure?: string;
}

interface Asked {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** Starts the thread with the first document, and a new one after it has ended with an error. */
export function createPdfThread(): PdfThread {
  const asked = new Map<number, Asked>();
  let worker: Worker | null = null;
  let lastId = 0;

  function started(): Worker {
    if (worker) return worker;
    const next = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    // It must not keep a process alive that has nothing else to do.
    next.unref();
    next.on('message', ({ id, bytes, failure }: Reply) => {
      const waiting = asked.get(id);
      asked.delete(id);
      if (bytes) waiting?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else waiting?.reject(new Error(`A document could not be set: ${failure ?? ''}`));
    });
    const end = (error: Error): void => {
      if (worker === next) worker = null;
      for (const [id, { reject }] of asked) {
        asked.delete(id);
        reject(error);
      }
    };
    next.on('error', end);
    next.on('exit', () => end(new Error('The thread of documents has ended.')));
    worker = next;
    return next;
  }

  return {
    set: (document) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        asked.set(id, { resolve, reject });
        started().postMessage({ id, document });
      }),
    async stop() {
      await worker?.terminate();
      worker = null;
    },
  };
}
