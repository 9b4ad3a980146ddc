import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareLogo, preparePhoto } from './prepare-photo.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c4a' } });

test('re-encodes, turns upright, bounds the pixels and strips what the camera wrote', async () => {
  const bytes = await image(4000, 3000)
    .withExif({ IFD0: { Artist: 'Erika Musterfrau' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const photo = await preparePhoto(bytes);
  if (!photo.ok) throw new Error(photo.reason);
  expect({ width: photo.width, height: photo.height }).toEqual({ width: 1350, height: 1800 });
  const stored = await sharp(photo.bytes).metadata();
  expect(stored).toMatchObject({ format: 'webp' });
  expect(stored.exif).toBeUndefined();
  expect(stored.xmp).toBeUndefined();
  expect(photo.bytes.includes('Musterfrau')).toBe(false);
});

test.each(['png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
  const bytes = await image(800, 600)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
  expect(await preparePhoto(bytes)).toMatchObject({ ok: true, width: 800, height: 600 });
});

test('refuses SVG, GIF, HTML, half a picture, tiny ones and pixel bombs', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>',
  );
  expect(await preparePhoto(svg)).toEqual({ ok: false, reason: 'unsupported' });
  expect(await preparePhoto(await image(400, 400).gif().toBuffer())).toEqual({
    ok: false,
    reason: 'unsupported',
  });
  expect(await preparePhoto(Buffer.alloc(0))).toEqual({ ok: false, reason: 'unsupported' });
  const whole = await image(900, 900).jpeg().toBuffer();
  expect(await preparePhoto(whole.subarray(0, 300))).toEqual({ ok: false, reason: 'unreadable' });
  expect(await preparePhoto(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]))).toEqual({
    ok: false,
    reason: 'unreadable',
  });
  expect(await preparePhoto(await image(100, 100).png().toBuffer())).toEqual({
    ok: false,
    reason: 'tooSmall',
  });
  expect(await preparePhoto(await image(9000, 9000).png().toBuffer())).toEqual({
    ok: false,
    reason: 'tooLarge',
  });
});

test('a logo stays transparent and is small, without what its program wrote; an SVG is none', async () => {
  const bytes = await sharp({
    create: { width: 2000, height: 400, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  })
    .withExif({ IFD0: { Artist: 'Erika Musterfrau' } })
    .png()
    .toBuffer();
  const logo = await prepareLogo(bytes);
  if (!logo.ok) throw new Error(logo.reason);
  expect({ width: logo.width, height: logo.height }).toEqual({ width: 660, height: 132 });
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
  const { data } = await sharp(logo.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBeGreaterThan(110);
  expect(data[3]).toBeLessThan(145);
  expect(logo.bytes.includes('Musterfrau')).toBe(false);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"/>');
  expect(await prepareLogo(svg)).toEqual({ ok: false, reason: 'unsupported' });
  expect(await prepareLogo(await image(300, 20).png().toBuffer())).toEqual({ ok: false, reason: 'tooSmall' });
  expect(await prepareLogo(await image(120, 40).png().toBuffer())).toMatchObject({ ok: true, width: 120 });
});
