/** Length of the longer side in pixels to which a photo is scaled before the upload. */
const longSide = 1920;
/** Bytes. Smaller files are sent unchanged. */
const smallBytes = 600_000;

/**
 * Scales a photo down in the browser. A format that the browser cannot decode is sent unchanged, so that the server
 * reports the error.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= smallBytes) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    return jpeg && jpeg.size < file.size ? jpeg : file;
  } catch {
    return file;
  }
}
