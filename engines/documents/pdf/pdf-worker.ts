import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';
import { setPdf } from './set-pdf.ts';

parentPort!.on('message', ({ id, document }: { id: number; document: PdfDocument }) => {
  setPdf(document).then(
    (bytes) => parentPort!.postMessage({ id, bytes }),
    (error: unknown) => parentPort!.postMessage({ id, failure: String(error) }),
  );
});
