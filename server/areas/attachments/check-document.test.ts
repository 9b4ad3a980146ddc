import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

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
