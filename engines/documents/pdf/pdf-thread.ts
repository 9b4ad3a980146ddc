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

interface PendingRequest {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** Starts the thread with the first document, and a new thread after an error has ended it. */
export function createPdfThread(): PdfThread {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | null = null;
  let lastId = 0;

  function startWorker(): Worker {
    if (worker) return worker;
    const next = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    // The thread alone must not keep the process alive.
    next.unref();
    next.on('message', ({ id, bytes, failure }: Reply) => {
      const request = pending.get(id);
      pending.delete(id);
      if (bytes) request?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else request?.reject(new Error(`A document could not be set: ${failure ?? ''}`));
    });
    const end = (error: Error): void => {
      if (worker === next) worker = null;
      for (const [id, { reject }] of pending) {
        pending.delete(id);
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
        pending.set(id, { resolve, reject });
        startWorker().postMessage({ id, document });
      }),
    async stop() {
      await worker?.terminate();
      worker = null;
    },
  };
}
