import type { DrawnCode } from './pdf-page.ts';

/** Draws the logo. */
export function drawSign(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.save().translate(x, y).scale(0.75);
  doc.circle(22.5, 9.5, 4.5).fill('#E9A23B');
  doc.path('M2.5 26 13 10.5l6.5 9.5 3-3.6L29.5 26Z').fill('#0F4C4A');
  doc.path('M11 26v-5.5h4V26Z').fill('#C8421B');
  doc.restore();
}

export function drawCode(
  doc: PDFKit.PDFDocument,
  { size, path }: DrawnCode,
  { x, y, edge }: { x: number; y: number; edge: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(edge / size);
  doc.path(path).fill('#000000');
  doc.restore();
}
