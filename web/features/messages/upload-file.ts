import type { Envelope } from '../../../contract/envelope.ts';
import type { KeptMessageFile } from '../../../contract/messages/message-files.ts';
import { attachedBytesMax, takenTypes } from '../../../domain/attached-files.ts';
import type { MessageFileRefusal } from '../../../domain/messages/message-limits.ts';
import type { ReadyFile } from './message-draft.ts';

export type Uploaded = ReadyFile | { refusal: MessageFileRefusal | null };

/** Refusals by HTTP status; for a 422 the data give the reason. */
const refusals: Readonly<Record<number, MessageFileRefusal>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported',
  429: 'too-many',
};

/** Uploads a file to the thread, to be sent with the next message. Returns the reason if it was refused. */
export async function uploadFile(path: string, file: File): Promise<Uploaded> {
  if (file.size > attachedBytesMax) return { refusal: 'too-large' };
  const type = takenTypes.find((one) => one === file.type) ?? 'application/octet-stream';
  try {
    const response = await fetch(
      `${path}?${new URLSearchParams({ mandant: 'feriola', name: file.name }).toString()}`,
      {
        method: 'PUT',
        headers: { 'content-type': type },
        body: file,
      },
    );
    const refusal = refusals[response.status];
    if (refusal) return { refusal };
    const { data, errors } = (await response.json()) as Envelope<KeptMessageFile>;
    if (data) return { fileID: data.fileID, name: data.name };
    const details = errors[0]?.data as { refusal?: MessageFileRefusal } | null | undefined;
    return { refusal: details?.refusal ?? null };
  } catch {
    return { refusal: null };
  }
}
