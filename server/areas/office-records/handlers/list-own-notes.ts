import type { listOwnNotes } from '../../../../contract/office-records/list-own-notes.ts';
import type { Handler } from '../../../http/handler.ts';
import { notesStore } from '../notes-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { presentNote } from '../read-person-record.ts';

export function listOwnNotesHandler({ connection }: OfficeRecordsDeps): Handler<typeof listOwnNotes> {
  return async (_input, { user }) => {
    const notes = await notesStore.listFor(connection.db, user.uid);
    return {
      ok: true,
      data: {
        notes: notes.map(({ account_number: number, ...note }) => ({
          ...presentNote(note, user.uid),
          of: number === null ? null : { source: 'account', number },
        })),
      },
    };
  };
}
