import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawScene } from './draw-scene.ts';
import type { SceneDescription } from './scene-description.ts';

/** Difference hash: 64 comparisons of neighbouring pixels of a 9 x 8 thumbnail, and its 24 mean colours. */
async function look(svg: string): Promise<{ bits: boolean[]; colors: number[] }> {
  const small = sharp(Buffer.from(svg), { density: 12 }).flatten();
  const grey = await small.clone().resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer();
  const bits = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) bits.push((grey[y * 9 + x] ?? 0) > (grey[y * 9 + x + 1] ?? 0));
  const colors = [...(await small.resize(4, 2, { fit: 'fill' }).raw().toBuffer())];
  return { bits, colors };
}

test('no two covers of one region and kind look alike', { timeout: 60_000 }, async () => {
  const shared: Omit<SceneDescription, 'seed'> = {
    no: 1,
    scene: 'outside',
    landscape: 'tuscany',
    kind: 'stoneHouse',
    features: { pool: true, terrace: true },
    season: 'summer',
    hour: 'noon',
  };
  const looks = [];
  for (let i = 0; i < 36; i++) looks.push(await look(drawScene({ ...shared, seed: 1001 + i * 13 })));
  let alike = 0;
  for (const [i, a] of looks.entries())
    for (const b of looks.slice(i + 1)) {
      const bits = a.bits.filter((bit, k) => bit !== b.bits[k]).length;
      const tone = a.colors.reduce((sum, c, k) => sum + Math.abs(c - (b.colors[k] ?? 0)), 0) / 24;
      if (bits <= 4 && tone < 8) alike++;
    }
  // Even with the same weather, hour and kind of house.
  expect(alike).toBe(0);
});
