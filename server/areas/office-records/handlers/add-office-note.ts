import type { addOfficeNote } from '../../../../contract/office-records/add-office-note.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../../platform/idempotency.ts';
import { notesStore } from '../notes-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { personStore } from '../person-store.ts';
import { readNotes } from '../read-person-record.ts';
import { recordMissing } from '../record-missing.ts';

const colleagueMissing = { ok: false, type: 'colleague-missing', data: null } as const;

export function addOfficeNoteHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof addOfficeNote> {
  return async ({ of, text, forColleague, idempotencyKey }, { user }) => {
    const name = await findPersonName(user.uid);
    const write = async (tx: Tx) => {
      const owner = await personStore.owner(tx, of);
      if (!owner) return recordMissing;
      const colleague =
        forColleague === undefined
          ? null
          : (await notesStore.colleagues(tx)).find(({ number }) => number === forColleague);
      if (colleague === undefined) return colleagueMissing;
      const author = { uid: user.uid, name };
      await notesStore.insert(tx, {
        ...owner,
        text,
        author,
        forUid: colleague?.uid ?? null,
        at: clock.now(),
      });
      return { ok: true, data: { written: true } } as const;
    };
    const key = {
      scope: 'office.note',
      key: idempotencyKey,
      digest: requestDigest({ of, text, forColleague }),
    };
    const outcome = await connection.transaction((tx) =>
      idempotently<{ written: true }, typeof recordMissing | typeof colleagueMissing | IdempotencyConflict>(
        tx,
        key,
        () => write(tx),
      ),
    );
    if (!outcome.ok) return outcome;
    const owner = await personStore.owner(connection.db, of);
    if (!owner) return recordMissing;
    return { ok: true, data: { notes: await readNotes(connection.db, owner, user.uid) } };
  };
}
