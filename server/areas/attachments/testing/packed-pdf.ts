import { deflateSync } from 'node:zlib';

/**
 * Builds a complete document of one page in the modern format: catalogue, pages and actions are in one object stream, and the
 * cross-reference table is a stream as well. `inCatalogue` is added to the catalogue; further objects begin with number 8.
 */
export function packedPdf(inCatalogue: string, further: readonly string[] = []): Buffer {
  const streamObjects: [number, string][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${inCatalogue} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      3,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...further.map((object, index): [number, string] => [8 + index, object]),
  ];
  let file = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const offsets = new Map<number, number>();
  const add = (number: number, dictionary: string, content: Buffer): void => {
    offsets.set(number, file.length);
    const head = `${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`;
    file = Buffer.concat([
      file,
      Buffer.from(head, 'latin1'),
      content,
      Buffer.from('\nendstream\nendobj\n', 'latin1'),
    ]);
  };
  add(4, '', deflateSync('BT /F1 24 Tf 40 100 Td (A page) Tj ET'));
  const bodies = streamObjects.map(([, body]) => `${body}\n`);
  const heads = streamObjects.map(([number], index) => `${number} ${bodies.slice(0, index).join('').length}`);
  const head = `${heads.join(' ')} `;
  add(
    6,
    `/Type /ObjStm /N ${streamObjects.length} /First ${head.length}`,
    deflateSync(head + bodies.join('')),
  );
  const start = file.length;
  offsets.set(7, start);
  const size = 8 + further.length;
  const row = (kind: number, where: number, index: number): Buffer => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(where, 1);
    bytes.writeUInt16BE(index, 5);
    return bytes;
  };
  const rows = Array.from({ length: size }, (_, number) => {
    const index = streamObjects.findIndex(([of]) => of === number);
    if (index >= 0) return row(2, 6, index);
    return number === 0 ? row(0, 0, 65_535) : row(1, offsets.get(number)!, 0);
  });
  add(7, `/Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R`, deflateSync(Buffer.concat(rows)));
  return Buffer.concat([file, Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1')]);
}
