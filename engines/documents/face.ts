export { describePdf, type PdfDocument } from './pdf/pdf-document.ts';
export type { LabelledCode, Row } from './pdf/pdf-page.ts';
export { createPdfThread, type PdfThread } from './pdf/pdf-thread.ts';
export { paymentOrder, writeHolder } from './xml/payment-order.ts';
export { platformReport } from './xml/platform-report.ts';
export { tradeInvoiceXml } from './xml/trade-invoice.ts';
