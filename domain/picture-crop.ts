/** The part of a picture that is shown, in thousandths of its sides from the upper left corner. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum of each side in thousandths. A smaller part would not be recognizable. */
export const cropMin = 100;

export const wholePicture: Crop = { x: 0, y: 0, width: 1000, height: 1000 };

const clamp = (value: number, min: number, max: number): number =>
  Math.round(Math.max(min, Math.min(max, value)));

/** Moves a crop within the picture. */
export const moveCrop = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1000 - crop.width),
  y: clamp(crop.y + dy, 0, 1000 - crop.height),
});

/**
 * Moves the lower right corner of a crop. With a given ratio (width by height in pixels) the height follows the width,
 * within the picture. `picture` is the size of the whole picture in pixels.
 */
export function resizeCrop(
  crop: Crop,
  dx: number,
  dy: number,
  ratio: number | null,
  picture: { width: number; height: number },
): Crop {
  const width = clamp(crop.width + dx, cropMin, 1000 - crop.x);
  const height = clamp(crop.height + dy, cropMin, 1000 - crop.y);
  return ratio === null ? { ...crop, width, height } : fitRatio({ ...crop, width }, ratio, picture);
}

/**
 * Returns the largest crop with this ratio around the centre of the given one. If the ratio is null, the crop is
 * returned unchanged.
 */
export function cropToRatio(
  crop: Crop,
  ratio: number | null,
  picture: { width: number; height: number },
): Crop {
  if (ratio === null) return crop;
  const whole = fitRatio(wholePicture, ratio, picture);
  const [middleX, middleY] = [crop.x + crop.width / 2, crop.y + crop.height / 2];
  return moveCrop({ ...whole, x: 0, y: 0 }, middleX - whole.width / 2, middleY - whole.height / 2);
}

function fitRatio(crop: Crop, ratio: number, picture: { width: number; height: number }): Crop {
  // Thousandths of the height for each thousandth of the width.
  const slope = picture.width / picture.height / ratio;
  const width = Math.min(crop.width, (1000 - crop.y) / slope);
  return { ...crop, width: clamp(width, 1, 1000 - crop.x), height: clamp(width * slope, 1, 1000 - crop.y) };
}
