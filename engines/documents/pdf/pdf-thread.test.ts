import { expect, test } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { createPdfThread } from './pdf-thread.ts';

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

test('a thread sets documents while this one goes on, and another begins where one has ended', async () => {
  const thread = createPdfThread();
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const bytes = await thread.set(documentOf('Haus Düne'));
  clearInterval(ticking);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(turns).toBeGreaterThan(5);
  await thread.stop();
  expect((await thread.set(documentOf('Haus Möwe'))).length).toBeGreaterThan(1_000);
  await thread.stop();
});
