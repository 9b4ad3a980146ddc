import { uploadBytesMax, type UploadRefusal } from '../../../domain/upload-limits.ts';
import { browserApi } from '../../app/api/browser-api.ts';

export type Sent = { ok: true } | { ok: false; refusal: UploadRefusal | 'failed' };

/** Timeout in milliseconds, which allows for a slow connection. */
const waitMs = 120_000;

/** Uploads a file with a single-use ticket. The server detects the file type from its content. */
export async function sendPicture(
  file: File,
  purpose: { staffID: number } | { replaces: number } | null,
): Promise<Sent> {
  if (file.size > uploadBytesMax) return { ok: false, refusal: 'too-large' };
  try {
    const { ticket } =
      purpose && 'staffID' in purpose
        ? await browserApi.call('beginPortrait', purpose)
        : await browserApi.call('beginUpload', purpose ?? {});
    const response = await fetch(`/uploads?${new URLSearchParams({ name: file.name }).toString()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-ticket': ticket },
      body: file,
      signal: AbortSignal.timeout(waitMs),
    });
    if (response.ok) return { ok: true };
    const { refusal } = (await response.json()) as { refusal: UploadRefusal | null };
    return { ok: false, refusal: refusal ?? 'failed' };
  } catch {
    return { ok: false, refusal: 'failed' };
  }
}
