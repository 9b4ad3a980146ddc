import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileName, prepareFile } from './prepare-file.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c4a' } });
const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');

test('pictures are encoded anew as JPEG, upright, bounded, without what the camera wrote or what hangs behind', async () => {
  const bytes = await image(3000, 2000)
    .withExif({ IFD0: { Artist: 'Erika Musterfrau' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const kept = await prepareFile(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
  if (!kept.ok) throw new Error(kept.refusal);
  expect(kept).toMatchObject({ type: 'image/jpeg', ending: 'jpg' });
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 });
  expect(kept.bytes.includes('Musterfrau')).toBe(false);
  expect(kept.bytes.includes('<script>')).toBe(false);
});

test('what is no picture and no PDF is refused, whatever it is called', async () => {
  const refusalOf = async (bytes: Buffer) => {
    const found = await prepareFile(bytes);
    return found.ok ? null : found.refusal;
  };
  expect(await refusalOf(Buffer.alloc(0))).toBe('unsupported');
  expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('unsupported');
  expect(await refusalOf(Buffer.from('MZ\x90\x00 this program cannot be run'))).toBe('unsupported');
  expect(await refusalOf(Buffer.from('<html>%PDF-1.7 %%EOF'))).toBe('unsupported');
  const whole = await image(900, 900).jpeg().toBuffer();
  expect(await refusalOf(whole.subarray(0, 300))).toBe('unreadable');
  expect(await refusalOf(await image(9000, 9000).png().toBuffer())).toBe('too-large');
  expect(await refusalOf(Buffer.from('%PDF-1.7 without an end'))).toBe('unreadable');
});

test('a PDF that only shows something is kept as it is, one that does something is refused', async () => {
  const plain = pdf('1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj');
  expect(await prepareFile(plain)).toMatchObject({ ok: true, type: 'application/pdf', bytes: plain });
  for (const bad of [
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/J#61vaScript',
    '/Launch',
    '/EmbeddedFiles',
  ]) {
    expect(await prepareFile(pdf(`<< ${bad} >>`)), bad).toEqual({ ok: false, refusal: 'unsafe' });
  }
});

test.each([
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['plan.exe', 'pdf', 'plan.pdf'],
  ['C:\\Fotos\\Küche.HEIC', 'jpg', 'Küche.jpg'],
  ['a\u202egpj.exe', 'jpg', 'agpj.jpg'],
  ['x"\r\ny.jpg', 'jpg', 'xy.jpg'],
  ['', 'jpg', 'file.jpg'],
] as const)('%s is called %s', (given, ending, name) => {
  expect(fileName(given, ending)).toBe(name);
});
