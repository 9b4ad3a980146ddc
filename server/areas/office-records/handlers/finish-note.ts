import type { finishNote } from '../../../../contract/office-records/finish-note.ts';
import type { Handler } from '../../../http/handler.ts';
import { notesStore } from '../notes-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';

export function finishNoteHandler({ connection, clock }: OfficeRecordsDeps): Handler<typeof finishNote> {
  return async ({ noteID }, { user }) => {
    await connection.transaction((tx) => notesStore.finish(tx, noteID, user.uid, clock.now()));
    return { ok: true, data: { finished: true } };
  };
}
