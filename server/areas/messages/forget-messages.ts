import { filesStore } from './files-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { questionsStore } from './questions-store.ts';

/** Deletes old threads, then the files of all deleted messages, whatever deleted these. */
export async function forgetMessages(
  { connection: { db }, attachments }: Pick<MessagesDeps, 'connection' | 'attachments'>,
  {
    threadsBefore,
    filesBefore,
    unsentBefore,
  }: { threadsBefore: Date; filesBefore: Date; unsentBefore: Date },
): Promise<void> {
  await questionsStore.forget(db, { unsent: unsentBefore, threads: threadsBefore });
  await messagesStore.deleteBefore(db, threadsBefore);
  for (const { id, attachmentId } of await filesStore.loose(db, filesBefore)) {
    // The row is deleted last, so that a file that could not be released is retried.
    await attachments.release(db, [attachmentId]);
    await filesStore.remove(db, id);
  }
}
