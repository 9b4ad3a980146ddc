import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveStaffMember } from '../../../contract/office/save-staff-member.ts';
import { staffMax } from '../../../domain/office-staff.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { removeStaffMemberHandler } from './handlers/remove-staff-member.ts';
import { saveStaffMemberHandler } from './handlers/save-staff-member.ts';
import { officeStore } from './office-store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('office_staff')
    .values({ id: 6, name_shorted: 'Anna B.', portrait: 'a' })
    .execute();
});
afterAll(() => database.close());

const save = (staffNameShorted: string, idempotencyKey: string, staffID?: number) =>
  saveStaffMemberHandler({ connection: database })(
    saveStaffMember.request.parse({ staffNameShorted, idempotencyKey, staffID }),
    aCall() as never,
  );
const remove = (staffID: number) =>
  removeStaffMemberHandler({ connection: database })({ staffID } as never, aCall() as never);
const names = async () => (await officeStore.staff(database.db)).map(({ nameShorted }) => nameShorted);

it('adds a person once, however often the same call arrives', async () => {
  const added = await Promise.all([save(' Şebnem Ö. ', 'one'), save(' Şebnem Ö. ', 'one')]);
  expect(added).toEqual([
    { ok: true, data: { staffID: 7 } },
    { ok: true, data: { staffID: 7 } },
  ]);
  expect(await names()).toEqual(['Anna B.', 'Şebnem Ö.']);
  expect(await save('Jan K.', 'one')).toMatchObject({ ok: false, type: 'idempotency-conflict' });
});

it('renames a person, and refuses a number that nobody has', async () => {
  expect(await save('Anne B.', 'two', 6)).toEqual({ ok: true, data: { staffID: 6 } });
  expect(await save('Nobody', 'three', 99)).toMatchObject({ ok: false, type: 'staff-not-found' });
  expect(await names()).toEqual(['Anne B.', 'Şebnem Ö.']);
});

it('never gives the number of a removed person to another', async () => {
  for (let times = 0; times < 2; times += 1) expect(await remove(7)).toEqual({ ok: true, data: {} });
  const added = await save('Jan K.', 'four');
  // Calls that were rolled back may have used numbers up.
  expect(added.ok && added.data.staffID).toBeGreaterThan(7);
});

it('has room for a bounded number of people', async () => {
  const free = staffMax - (await names()).length;
  const added = await Promise.all(
    Array.from({ length: free + 2 }, (_, index) => save(`Person ${index}`, `many-${index}`)),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(free);
  expect(await names()).toHaveLength(staffMax);
});
