import { createPdfThread } from '../../../engines/documents/face.ts';
import type { Area } from '../../http/area-module.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { createDocumentMaker, type DocumentMaker } from './document-maker.ts';

export type { DocumentMaker } from './document-maker.ts';
export {
  describePdf,
  paymentOrder,
  platformReport,
  tradeInvoiceXml,
  writeHolder,
} from '../../../engines/documents/face.ts';
export type { LabelledCode, PdfDocument, Row } from '../../../engines/documents/face.ts';

export function createDocuments({ queue }: { queue: WorkQueue }): Area<DocumentMaker> {
  const thread = createPdfThread();
  return {
    ...createDocumentMaker({ queue, thread }),
    module: { name: 'documents', stop: () => thread.stop() },
  };
}
