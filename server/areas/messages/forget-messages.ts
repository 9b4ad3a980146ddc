import { filesStore } from './files-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { questionsStore } from './questions-store.ts';

/** Deletes old threads, then the files of all deleted messages, however these were deleted. */
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
    // The row goes last: a file that could not be given back is tried again.
    await attachments.release(db, [attachmentId]);
    await filesStore.remove(db, id);
  }
}
