import type { nameRecords } from '../../../../contract/office-records/name-records.ts';
import { maySeeRecord, recentRecordKinds } from '../../../../domain/office-records.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { openedRecordsStore } from '../opened-records-store.ts';
import { personStore } from '../person-store.ts';

export function nameRecordsHandler({
  connection: { db },
}: Pick<OfficeRecordsDeps, 'connection'>): Handler<typeof nameRecords> {
  return async ({ records, languageCode: language }, { user }) => {
    const allowed = records.filter(({ kind }) => maySeeRecord(kind, user.permissions));
    const names = new Map(
      await Promise.all(
        recentRecordKinds.map(async (kind) => {
          const numbers = allowed.filter((one) => one.kind === kind).map(({ number }) => number);
          return [
            kind,
            kind === 'person' ? null : await openedRecordsStore.names(db, kind, numbers, language),
          ] as const;
        }),
      ),
    );
    const named = await Promise.all(
      allowed.map(async (record) => {
        const { kind, number, source = 'account' } = record;
        if (kind !== 'person') {
          const row = names.get(kind)?.get(number);
          return row ? [{ ...record, shownNumber: row.shownNumber, name: row.name }] : [];
        }
        const owner = await personStore.owner(db, { source, number });
        return owner ? [{ ...record, shownNumber: number, name: owner.name || owner.email }] : [];
      }),
    );
    return { ok: true, data: { records: named.flat() } };
  };
}
