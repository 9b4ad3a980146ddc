import type { findRecords } from '../../../../contract/office-records/find-records.ts';
import { visibleGroups, recordsListed } from '../../../../domain/office-records.ts';
import type { Handler } from '../../../http/handler.ts';
import { findInGroups } from '../find-in-groups.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { officeActsStore } from '../office-acts-store.ts';
import { asksForSomething, kindOfSought, readSought } from '../rules/read-sought.ts';

/** Searches records. The search is logged before anything is shown, and groups that the caller may not see are not searched. */
export function findRecordsHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof findRecords> {
  return async ({ query, languageCode: language, group }, { user }) => {
    const sought = readSought(query);
    if (!asksForSomething(sought)) return { ok: true, data: { sought: null, groups: {} } };
    const name = await findPersonName(user.uid);
    const kind = kindOfSought(query, sought);
    await connection.transaction((tx) =>
      officeActsStore.insert(tx, { act: 'search', kind, uid: user.uid, name, at: clock.now() }),
    );
    const groups = visibleGroups(user.permissions).filter((one) => group === undefined || one === group);
    const limit = group === undefined ? recordsListed.first : recordsListed.more;
    const part = { language, today: clock.today(), groups, limit };
    return {
      ok: true,
      data: {
        sought: { words: [...sought.words], days: sought.days },
        groups: await findInGroups(connection.db, sought, part),
      },
    };
  };
}
