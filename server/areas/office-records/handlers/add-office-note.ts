import type { addOfficeNote } from '../../../../contract/office-records/add-office-note.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../../platform/idempotency.ts';
import { notesStore } from '../notes-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { personStore } from '../person-store.ts';
import { readNotes } from '../read-person-record.ts';
import { recordMissing } from '../record-missing.ts';

export function addOfficeNoteHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof addOfficeNote> {
  return async ({ of, text, idempotencyKey }, { user }) => {
    const name = await findPersonName(user.uid);
    const write = async (tx: Tx) => {
      const owner = await personStore.owner(tx, of);
      if (!owner) return recordMissing;
      await notesStore.insert(tx, { ...owner, text, author: { uid: user.uid, name }, at: clock.now() });
      return { ok: true, data: { written: true } } as const;
    };
    const key = { scope: 'office.note', key: idempotencyKey, digest: requestDigest({ of, text }) };
    const outcome = await connection.transaction((tx) =>
      idempotently<{ written: true }, typeof recordMissing | IdempotencyConflict>(tx, key, () => write(tx)),
    );
    if (!outcome.ok) return outcome;
    const owner = await personStore.owner(connection.db, of);
    if (!owner) return recordMissing;
    return { ok: true, data: { notes: await readNotes(connection.db, owner, user.uid) } };
  };
}
