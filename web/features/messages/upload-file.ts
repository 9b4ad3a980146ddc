import { attachedBytesMax, takenTypes } from '../../../domain/attached-files.ts';
import type { MessageFileRefusal } from '../../../domain/messages/message-limits.ts';
import type { ReadyFile } from './message-draft.ts';

export type Uploaded = ReadyFile | { refusal: MessageFileRefusal | null };

/** Sends a file to the thread, where it waits for its message; else why it was not taken. */
export async function uploadFile(path: string, file: File): Promise<Uploaded> {
  if (file.size > attachedBytesMax) return { refusal: 'too-large' };
  const type = takenTypes.find((one) => one === file.type) ?? 'application/octet-stream';
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ name: file.name }).toString()}`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: file,
    });
    if (response.status === 413) return { refusal: 'too-large' };
    const { fileID, name, refusal } = (await response.json()) as Partial<ReadyFile> & {
      refusal?: MessageFileRefusal | null;
    };
    if (fileID === undefined || name === undefined) return { refusal: refusal ?? null };
    return { fileID, name };
  } catch {
    return { refusal: null };
  }
}
