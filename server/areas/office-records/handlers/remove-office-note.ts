import type { removeOfficeNote } from '../../../../contract/office-records/remove-office-note.ts';
import type { Handler } from '../../../http/handler.ts';
import { notesStore } from '../notes-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { personStore } from '../person-store.ts';
import { readNotes } from '../read-person-record.ts';
import { recordMissing } from '../record-missing.ts';

export function removeOfficeNoteHandler({
  connection,
}: Pick<OfficeRecordsDeps, 'connection'>): Handler<typeof removeOfficeNote> {
  return async ({ of, noteID }, { user }) => {
    const owner = await personStore.owner(connection.db, of);
    if (!owner) return recordMissing;
    await connection.transaction((tx) => notesStore.delete(tx, owner, noteID, user.uid));
    return { ok: true, data: { notes: await readNotes(connection.db, owner, user.uid) } };
  };
}
