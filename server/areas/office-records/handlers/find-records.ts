import type { findRecords } from '../../../../contract/office-records/find-records.ts';
import { visibleGroups, recordsListed } from '../../../../domain/office-records.ts';
import type { Handler } from '../../../http/handler.ts';
import { findInGroups, type Groups } from '../find-in-groups.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { officeActsStore } from '../office-acts-store.ts';
import { hasSearchTerms, kindOfSought, readingsOf, type Sought } from '../rules/read-sought.ts';

const hasEntries = (groups: Groups): boolean =>
  Object.values(groups).some(({ entries }) => entries.length > 0);

/** Searches records. The search is logged before anything is shown, and groups that the caller may not see are not searched. */
export function findRecordsHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof findRecords> {
  return async ({ query, languageCode: language, group }, { user }) => {
    const readings = readingsOf(query);
    const typed = readings[0];
    if (!typed || !hasSearchTerms(typed)) return { ok: true, data: { sought: null, groups: {} } };
    const name = await findPersonName(user.uid);
    const kind = kindOfSought(query, typed);
    await connection.transaction((tx) =>
      officeActsStore.insert(tx, { act: 'search', kind, uid: user.uid, name, at: clock.now() }),
    );
    const allowed = visibleGroups(user.permissions).filter((one) => group === undefined || one === group);
    const limit = group === undefined ? recordsListed.first : recordsListed.more;
    const part = { language, today: clock.today(), groups: allowed, limit };
    const search = async (sought: Sought) => ({
      sought,
      groups: await findInGroups(connection.db, sought, part),
    });
    const asTyped = await search(typed);
    let found = asTyped;
    for (const reading of readings.slice(1)) {
      if (hasEntries(found.groups)) break;
      found = await search(reading);
    }
    const { sought, groups } = hasEntries(found.groups) ? found : asTyped;
    const { words, days, month, reading } = sought;
    return { ok: true, data: { sought: { words: [...words], days, month, reading }, groups } };
  };
}
