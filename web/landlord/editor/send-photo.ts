import { photoSideMax } from '../../../domain/homes/photos.ts';
import type { Language } from '../../../domain/language.ts';
import type { UploadRefusal } from '../../../domain/upload-limits.ts';
import { browserApi } from '../../app/api/browser-api.ts';

export type Sent = { ok: true } | { ok: false; refusal: UploadRefusal | 'heic' | 'failed' };

const waitMs = 120_000;
const quality = 0.88;

/**
 * Scales a photo down to the largest size that is ever shown, and rotates it upright: ten megabytes become one. A
 * format that the browser cannot decode is sent unchanged, so that the server decides.
 */
async function scaleDown(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = picture;
    const scale = Math.min(1, photoSideMax / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return jpeg && jpeg.size < file.size ? jpeg : file;
  } catch {
    return file;
  }
}

/** HEIC, the photo format of iPhones, which only Safari can decode. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export async function sendPhoto(file: File, objectNumber: number, languageCode: Language): Promise<Sent> {
  try {
    const body = await scaleDown(file);
    if (body === file && isHeic(file)) return { ok: false, refusal: 'heic' };
    const { ticket } = await browserApi.call('beginHomePhoto', { objectNumber, languageCode });
    const response = await fetch(`/uploads?${new URLSearchParams({ name: file.name }).toString()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-ticket': ticket },
      body,
      signal: AbortSignal.timeout(waitMs),
    });
    if (response.ok) return { ok: true };
    const { refusal } = (await response.json()) as { refusal: UploadRefusal | null };
    return { ok: false, refusal: refusal ?? 'failed' };
  } catch {
    return { ok: false, refusal: 'failed' };
  }
}
