import type { findRecords } from '../../../../contract/office-records/find-records.ts';
import { visibleGroups, recordsListed } from '../../../../domain/office-records.ts';
import type { Handler } from '../../../http/handler.ts';
import { findInGroups } from '../find-in-groups.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { officeActsStore } from '../office-acts-store.ts';
import { asksForSomething, kindOfSought, readingsOf } from '../rules/read-sought.ts';

/** Searches records. The search is logged before anything is shown, and groups that the caller may not see are not searched. */
export function findRecordsHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof findRecords> {
  return async ({ query, languageCode: language, group }, { user }) => {
    const readings = readingsOf(query);
    const typed = readings[0];
    if (!typed || !asksForSomething(typed)) return { ok: true, data: { sought: null, groups: {} } };
    const name = await findPersonName(user.uid);
    const kind = kindOfSought(query, typed);
    await connection.transaction((tx) =>
      officeActsStore.insert(tx, { act: 'search', kind, uid: user.uid, name, at: clock.now() }),
    );
    const groups = visibleGroups(user.permissions).filter((one) => group === undefined || one === group);
    const limit = group === undefined ? recordsListed.first : recordsListed.more;
    const part = { language, today: clock.today(), groups, limit };
    let sought = typed;
    let found = await findInGroups(connection.db, sought, part);
    for (const reading of readings.slice(1)) {
      if (Object.values(found).some(({ entries }) => entries.length > 0)) break;
      const foundByReading = await findInGroups(connection.db, reading, part);
      if (Object.values(foundByReading).every(({ entries }) => entries.length === 0)) continue;
      sought = reading;
      found = foundByReading;
    }
    const { words, days, month, reading } = sought;
    return { ok: true, data: { sought: { words: [...words], days, month, reading }, groups: found } };
  };
}
