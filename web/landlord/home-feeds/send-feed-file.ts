import { homeFeedFileMax, homeFeedFilePath } from '../../../domain/home-feeds.ts';

export type FileRefusal = 'file-too-large' | 'file-busy' | 'file-failed';

/** Timeout in milliseconds, which allows for a slow connection. */
const waitMs = 300_000;

/** Uploads a feed's file, which starts a trial run. Returns null on success. */
export async function sendFeedFile(feedID: number, file: File): Promise<FileRefusal | null> {
  if (file.size > homeFeedFileMax) return 'file-too-large';
  try {
    const name = new URLSearchParams({ name: file.name }).toString();
    const { ok, status } = await fetch(`${homeFeedFilePath(feedID)}?${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(waitMs),
    });
    if (ok) return null;
    return status === 409 ? 'file-busy' : status === 413 ? 'file-too-large' : 'file-failed';
  } catch {
    return 'file-failed';
  }
}
