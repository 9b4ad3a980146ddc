import { expect, test } from 'vitest';
import { cropToRatio, moveCrop, resizeCrop, wholePicture, type Crop } from './picture-crop.ts';

const picture = { width: 1600, height: 900 };
const crop: Crop = { x: 100, y: 100, width: 500, height: 500 };
const ratioOf = ({ width, height }: Crop): number => (width * picture.width) / (height * picture.height);

test('a crop stays within the picture, however far it is moved', () => {
  expect(moveCrop(crop, 2000, -2000)).toEqual({ ...crop, x: 500, y: 0 });
});

test('a free crop follows the corner, and is never too small nor outside', () => {
  expect(resizeCrop(crop, 100, 50, null, picture)).toEqual({ ...crop, width: 600, height: 550 });
  expect(resizeCrop(crop, -900, 900, null, picture)).toEqual({ ...crop, width: 100, height: 900 });
});

test.each([1, 4 / 3, 16 / 9, 2 / 3])(
  'with proportions of %s the height follows, also at the edges',
  (ratio) => {
    for (const step of [-300, 0, 300, 900]) {
      const resized = resizeCrop(crop, step, 0, ratio, picture);
      expect(Math.abs(ratioOf(resized) / ratio - 1)).toBeLessThan(0.02);
      expect(resized.x + resized.width).toBeLessThanOrEqual(1000);
      expect(resized.y + resized.height).toBeLessThanOrEqual(1000);
    }
  },
);

test('chosen proportions give the largest part around the middle of the one before', () => {
  expect(cropToRatio(wholePicture, 16 / 9, picture)).toEqual(wholePicture);
  const square = cropToRatio({ x: 500, y: 0, width: 500, height: 1000 }, 1, picture);
  expect(square).toEqual({ x: 437, y: 0, width: 563, height: 1000 });
  expect(cropToRatio(crop, null, picture)).toBe(crop);
});
