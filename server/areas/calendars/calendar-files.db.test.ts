import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';

const today = todayInBerlin(new Date());
const nights = (start: number, end: number) => ({
  startDate: addDays(today, start),
  endDate: addDays(today, end),
});
let database: TestDatabase;
let site: RunningSite;
let home: number;
let headers: Record<string, string>;
let others: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database, { landlord: 1 });
  await aHome(database, { landlord: 2 });
  site = await startSite(database);
  headers = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 1);
  others = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 2);
});
afterAll(() => site.stop());

const basic = (offset: number): string => addDays(today, offset).replaceAll('-', '');
const fileOf = (...stays: [number, number][]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y'],
    ...stays.flatMap(([start, end]) => [
      ...['BEGIN:VEVENT', `UID:${start}@portal.example`],
      ...[`DTSTART;VALUE=DATE:${basic(start)}`, `DTEND;VALUE=DATE:${basic(end)}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const importFile = (content: string, dryRun: boolean, by = headers) =>
  ask(site.url, 'importCalendarFile', { objectNumber: home, name: 'portal.ics', content, dryRun }, by);
const takenOf = async (): Promise<unknown> => {
  const { data } = await ask(
    site.url,
    'getLandlordCalendar',
    { objectNumber: home, ...nights(0, 200) },
    headers,
  );
  return (data['homes'] as { taken: unknown }[])[0]!.taken;
};

test('a file blocks what is free, says what was taken, and is taken back as a whole', async () => {
  expect(await book(site.url, bookingOf(home, nights(60, 67)))).toMatchObject({ http: 201 });
  const content = fileOf([58, 62], [80, 83], [83, 85]);
  const told = {
    problem: null,
    blocked: [nights(58, 60), nights(80, 83), nights(83, 85)],
    left: [nights(60, 62)],
  };
  expect(await importFile(content, true)).toMatchObject({ http: 200, data: { ...told, actID: null } });
  expect(await takenOf()).toMatchObject([nights(60, 67)]);
  const done = await importFile(content, false);
  expect(done.data).toMatchObject(told);
  expect(await takenOf()).toMatchObject([
    { ...nights(58, 60), note: 'portal.ics', kind: 'blocked' },
    nights(60, 67),
    nights(80, 83),
    nights(83, 85),
  ]);
  // Read once more, everything is there.
  expect((await importFile(content, false)).data).toMatchObject({ blocked: [], actID: null });
  const undo = { objectNumber: home, actID: done.data['actID'] };
  expect(await ask(site.url, 'undoCalendarAct', undo, headers)).toMatchObject({ http: 200 });
  expect(await takenOf()).toMatchObject([nights(60, 67)]);
  expect(await ask(site.url, 'undoCalendarAct', undo, headers)).toMatchObject({ http: 404 });
});

test('what is no calendar blocks nothing, and foreign homes are not found', async () => {
  expect((await importFile('<html>', false)).data).toMatchObject({ problem: 'notCalendar', blocked: [] });
  expect(await importFile(fileOf([100, 101]), false, others)).toMatchObject({
    ...{ http: 404, type: 'object-not-found' },
  });
});
