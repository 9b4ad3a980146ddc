import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { answeringModule } from '../../tests/harness/answering-module.ts';
import { createImages } from './images.ts';

test('pictures are drawn, cut and read in the process as they are here', async () => {
  const images = createImages(pathToFileURL(join(import.meta.dirname, 'image-process.ts')));
  const avif = await images.renderPicture(
    { drawing: { portrait: 'anna' } },
    { width: 120, height: 120 },
    'avif',
  );
  expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: 120, height: 120 });
  const sent = sharp({ create: { width: 800, height: 600, channels: 3, background: '#246' } });
  const photo = await images.preparePhoto(await sent.png().toBuffer());
  expect(photo).toMatchObject({ ok: true, contentType: 'image/webp', width: 800, height: 600 });
  expect(photo.ok && (await images.photoFingerprint(photo.bytes))).toMatch(/^[01]{64}$/);
  const [figure] = await images.figures();
  expect(figure!.values[0]!.value).toBeGreaterThan(20_000_000);
});

const ending = answeringModule(`
  preparePhoto: (bytes) => (bytes.length === 0 ? process.kill(process.pid, 'SIGKILL') : { ok: true }),
  renderPicture: () => process.kill(process.pid, 'SIGKILL'),
`);

test('a file that ends the process cannot be read, and others can afterwards', async () => {
  const images = createImages(ending);
  expect(await images.preparePhoto(Buffer.alloc(0))).toEqual({ ok: false, reason: 'unreadable' });
  expect(await images.preparePhoto(Buffer.alloc(1))).toEqual({ ok: true });
  const size = { width: 45, height: 45 };
  await expect(images.renderPicture({ drawing: { portrait: 'anna' } }, size, 'webp')).rejects.toThrow(
    'ended',
  );
});
