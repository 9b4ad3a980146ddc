import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageWork } from '../../../tests/harness/image-work.ts';
import { attachedBytesMax } from '../../../domain/attached-files.ts';
import { prepareAttachment } from './prepare-attachment.ts';

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } });

test('a picture is drawn anew, without the place where it was taken', async () => {
  const taken = await picture()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const prepared = await prepareAttachment(imageWork, taken);
  expect(prepared).toMatchObject({ ok: true, type: 'image/jpeg', ending: 'jpg' });
  expect(prepared.ok && (await sharp(prepared.bytes).metadata()).exif).toBeUndefined();
});

test('what a file is its bytes say, and what is neither picture nor document is refused', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
  expect(await prepareAttachment(imageWork, pdf)).toMatchObject({ ok: true, type: 'application/pdf' });
  expect(await prepareAttachment(imageWork, pdf.subarray(0, 30))).toEqual({
    ok: false,
    reason: 'unreadable',
  });
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  expect(await prepareAttachment(imageWork, page)).toEqual({ ok: false, reason: 'unsupported' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  expect(await prepareAttachment(imageWork, svg)).toEqual({ ok: false, reason: 'unsupported' });
  expect(await prepareAttachment(imageWork, Buffer.alloc(0))).toEqual({ ok: false, reason: 'unsupported' });
  const broken = (await picture().png().toBuffer()).subarray(0, 60);
  expect(await prepareAttachment(imageWork, broken)).toEqual({ ok: false, reason: 'unreadable' });
  expect(await prepareAttachment(imageWork, Buffer.alloc(attachedBytesMax + 1))).toEqual({
    ok: false,
    reason: 'too-large',
  });
});

test('a picture is upright and bounded, and nothing that hangs behind it is kept', async () => {
  const taken = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#246' } })
    .withExif({ IFD0: { Artist: 'Erika Musterfrau' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const kept = await prepareAttachment(
    imageWork,
    Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]),
  );
  if (!kept.ok) throw new Error(kept.reason);
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2250, height: 3000 });
  expect(kept.bytes.includes('Musterfrau')).toBe(false);
  expect(kept.bytes.includes('<script>')).toBe(false);
  const large = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#246' } });
  expect(await prepareAttachment(imageWork, await large.png().toBuffer())).toEqual({
    ok: false,
    reason: 'too-large',
  });
});

test('a document that does something by itself is refused', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >> endobj\n%%EOF\n');
  expect(await prepareAttachment(imageWork, pdf)).toEqual({ ok: false, reason: 'unsafe' });
});

test('a picture of a kind that few programs show becomes one that all do', async () => {
  const avif = await picture().avif().toBuffer();
  expect(await prepareAttachment(imageWork, avif)).toMatchObject({
    ok: true,
    type: 'image/jpeg',
    ending: 'jpg',
  });
});
