import type { getPersonRecord } from '../../../../contract/office-records/get-person-record.ts';
import type { Handler } from '../../../http/handler.ts';
import { officeActsStore } from '../office-acts-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { personStore } from '../person-store.ts';
import { readPersonRecord } from '../read-person-record.ts';
import { recordMissing } from '../record-missing.ts';

/** Shows a person's record; the access is logged before anything is shown. */
export function getPersonRecordHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof getPersonRecord> {
  return async ({ of, languageCode: language }, { user }) => {
    const owner = await personStore.owner(connection.db, of);
    if (!owner) return recordMissing;
    const name = await findPersonName(user.uid);
    await connection.transaction((tx) =>
      officeActsStore.insert(tx, { act: 'person', kind: of.source, uid: user.uid, name, at: clock.now() }),
    );
    const reader = { uid: user.uid, language, today: clock.today() };
    return { ok: true, data: await readPersonRecord(connection.db, of, owner, reader) };
  };
}
