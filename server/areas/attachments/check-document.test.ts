import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { packedPdf } from './testing/packed-pdf.ts';

const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part as string, 'latin1')));
const packed = (objects: string | Buffer, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} >>\nstream\r\n`, 'latin1'),
    typeof objects === 'string' ? deflateSync(objects) : objects,
    Buffer.from('\r\nendstream\nendobj\n', 'latin1'),
  ]);

test('a document that only shows something is good, one without its end is not whole', async () => {
  const plain = pdf('1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj');
  expect(await checkDocument(plain)).toBe('good');
  expect(await checkDocument(plain.subarray(0, -6))).toBe('unreadable');
});

test.each([
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/J#61vaScript',
  '/Launch',
  '/EmbeddedFiles',
])('%s is refused, as it stands and among packed objects', async (bad) => {
  expect(await checkDocument(pdf(`<< ${bad} >>`))).toBe('unsafe');
  expect(await checkDocument(pdf(packed(`1 0 << ${bad} >>`)))).toBe('unsafe');
  expect(await checkDocument(pdf(packed(`1 0 << ${bad} >>`, '/Type /Obj#53tm')))).toBe('unsafe');
});

test('packed objects may say where a document opens, and what else they say is of no matter', async () => {
  const objects = '1 0 << /Type /Catalog /OpenAction [3 0 R /Fit] >>';
  expect(await checkDocument(pdf(packed(objects), packed('BT (text) Tj ET', '/Length 20')))).toBe('good');
});

test.each([
  ['an address', '<< /S /URI /URI (https://example.org) >>'],
  ['a print', '<< /Type /Action /S /Named /N /Print >>'],
  [
    'a page, and more after it',
    '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://example.org) >> >>',
  ],
  ['another kind behind the first', '<< /S /GoTo /S /URI /D [3 0 R /Fit] >>'],
  ['what a comment hides', '%\n<< /S /URI /URI (https://example.org) >>'],
  ['something that is not there', '99 0 R'],
])('a whole document that opens with %s is refused, packed or by another object', async (_name, action) => {
  expect(await checkDocument(packedPdf(`/OpenAction ${action}`))).toBe('unsafe');
  expect(await checkDocument(packedPdf('/OpenAction 8 0 R', [action]))).toBe('unsafe');
  expect(await checkDocument(packedPdf('/OpenAction 8 0 R', ['9 0 R', action]))).toBe('unsafe');
});

test.each([
  ['nothing', ''],
  ['a page', '/OpenAction [3 0 R /XYZ null null 0]'],
  ['a page by an action', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'],
  ['a page by another object', '/OpenAction 8 0 R'],
])('a whole document that opens with %s is good', async (_name, inCatalogue) => {
  const further = ['<</Type/Action/S/GoTo/D[3 0 R/Fit]>>'];
  expect(await checkDocument(packedPdf(inCatalogue, further))).toBe('good');
});

test('what is done at other moments than the opening is refused as well', async () => {
  expect(await checkDocument(packedPdf('/AA << /WC 8 0 R >>', ['<< /S /URI /URI (x) >>']))).toBe('unsafe');
  expect(await checkDocument(packedPdf('/AA 8 0 R', ['<< /WC 8 0 R >>']))).toBe('unsafe');
});

const hidden = '1 0 << /Type /Catalog /OpenAction << /S /URI /URI (x) >> >>';

test.each([
  ['under a long dictionary', `/Type /ObjStm /Filter /FlateDecode ${' '.repeat(5000)}`],
  ['under one that nobody writes', `/Type /ObjStm /Filter /FlateDecode ${' '.repeat(200_000)}`],
  ['behind a word of objects', '/Type /ObjStm /Filter /FlateDecode /X (obj)'],
  ['without a name', '/N 1 /First 4 /Filter /FlateDecode'],
  ['packed twice', '/Type /ObjStm /Filter [/FlateDecode /ASCII85Decode]'],
  ['packed in two ways', '/Type /ObjStm /Filter /FlateDecode /Filter /LZWDecode'],
  ['by differences of rows', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
])('objects are found or refused %s', async (_name, dictionary) => {
  expect(await checkDocument(pdf(packed(hidden, dictionary)))).toBe('unsafe');
});

test('objects are found among the bytes of a picture', async () => {
  const inside = Buffer.concat([Buffer.from('\x00\x01'), packed(hidden), Buffer.from('\x02')]);
  expect(await checkDocument(pdf(packed(inside, '/Subtype /Image /Filter /DCTDecode')))).toBe('unsafe');
});

test('a picture is not refused for three letters that stand in it by chance', async () => {
  const bytes = Buffer.from('\x8f/AA\x1d\xfe/JS\xd3\x02', 'latin1');
  expect(await checkDocument(pdf(packed(bytes, '/Subtype /Image /Filter /DCTDecode')))).toBe('good');
});

test('what cannot be looked into is refused, and nothing unpacks without an end', async () => {
  expect(await checkDocument(pdf(packed(Buffer.from('no such packing'))))).toBe('unsafe');
  const bomb = packed(Buffer.from(deflateSync(Buffer.alloc(60 * 1024 * 1024))));
  expect(await checkDocument(pdf(bomb))).toBe('unsafe');
});

test('bytes that look like many streams hold nobody up', async () => {
  const started = performance.now();
  const many = (count: number): Buffer => pdf(`3 0 obj << /Subtype /Image >>\n${'stream\n'.repeat(count)}`);
  expect(await checkDocument(many(1000))).toBe('good');
  expect(await checkDocument(many(400_000))).toBe('unsafe');
  expect(performance.now() - started).toBeLessThan(5_000);
});
