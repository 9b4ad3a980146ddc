import { useRef, useState } from 'react';
import {
  attachedBytesMax,
  attachedFilesMax,
  type AttachmentRefusal,
} from '../../../domain/attached-files.ts';

const waitMs = 120_000;

export interface ChosenFile {
  key: number;
  name: string;
  state: 'sending' | 'sent' | AttachmentRefusal | 'failed';
  /** Refers to the file in the message; empty until the upload is done. */
  ticket: string;
}

export interface ChosenFiles {
  list: readonly ChosenFile[];
  /** True while an upload is under way; the message waits for it. */
  busy: boolean;
  tickets: readonly string[];
  add(files: readonly File[]): void;
  remove(key: number): void;
  clear(): void;
}

/** Uploads each file as soon as it is chosen; the server detects the file type from its bytes. */
export function useAttachments(): ChosenFiles {
  const [list, setList] = useState<readonly ChosenFile[]>([]);
  const lastKey = useRef(0);
  const tickets = list.flatMap(({ ticket }) => (ticket === '' ? [] : [ticket]));
  return {
    list,
    tickets,
    busy: list.some(({ state }) => state === 'sending'),
    add(files) {
      const free =
        attachedFilesMax - list.filter(({ state }) => state === 'sending' || state === 'sent').length;
      const added = files.map((file, index) => ({ file, key: ++lastKey.current, isTooMany: index >= free }));
      setList((previous) => [
        // Files that were refused before are removed from the list.
        ...previous.filter(({ state }) => state === 'sending' || state === 'sent'),
        ...added.map(({ file, key, isTooMany }): ChosenFile => ({
          ...{ key, name: file.name, ticket: '' },
          state: isTooMany ? 'too-many' : 'sending',
        })),
      ]);
      for (const { file, key, isTooMany } of added) {
        if (isTooMany) continue;
        void sendFile(file).then((result) =>
          setList((previous) => previous.map((one) => (one.key === key ? { ...one, ...result } : one))),
        );
      }
    },
    remove: (key) => setList((previous) => previous.filter((one) => one.key !== key)),
    clear: () => setList([]),
  };
}

async function sendFile(file: File): Promise<Pick<ChosenFile, 'state' | 'ticket'>> {
  if (file.size > attachedBytesMax) return { state: 'too-large', ticket: '' };
  try {
    const response = await fetch(`/attachments?${new URLSearchParams({ name: file.name }).toString()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(waitMs),
    });
    const answer = (await response.json()) as { ticket?: string; refusal?: AttachmentRefusal | null };
    if (response.ok && answer.ticket) return { state: 'sent', ticket: answer.ticket };
    return { state: answer.refusal ?? 'failed', ticket: '' };
  } catch {
    return { state: 'failed', ticket: '' };
  }
}
