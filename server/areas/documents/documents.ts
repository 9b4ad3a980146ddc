import type { Area } from '../../http/area-module.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { createDocumentMaker, type DocumentMaker } from './document-maker.ts';
import { createPdfThread } from './pdf-thread.ts';

export type { DocumentMaker } from './document-maker.ts';
export { tradeInvoiceXml } from './trade-invoice.ts';
export { describePdf, type PdfDocument } from './pdf-document.ts';
export type { LabelledCode, Row } from './pdf-page.ts';

/** Sets the documents of the house as PDF, a few at a time and in a thread of their own. */
export function createDocuments({ queue }: { queue: WorkQueue }): Area<DocumentMaker> {
  const thread = createPdfThread();
  return {
    ...createDocumentMaker({ queue, thread }),
    module: { name: 'documents', stop: () => thread.stop() },
  };
}
