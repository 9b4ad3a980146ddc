import { describe, expect, test } from 'vitest';
import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { teamSite } from './testing/team-site.ts';

const today = todayInBerlin(new Date());
const team = teamSite();
const { call, statusOf, aMember, request, insertStay } = team;

describe('a cleaner', () => {
  test('sees numbers and times, and nothing that says who comes or what it costs', async () => {
    const cleaner = await aMember('putzt@example.org', { role: 'cleaner', homes: [team.lodge] });
    const stay = { startDate: addDays(today, 5), endDate: addDays(today, 9) };
    await insertStay(team.lodge, stay, { persons: 4, childAges: [3], dogs: 1 });
    await insertStay(team.barn, stay, { persons: 2, childAges: [], dogs: 0 });
    await call(team.first, 'setChangeoverNote', {
      objectNumber: team.lodge,
      date: stay.endDate,
      note: 'Babybett aufstellen',
    });
    const { data } = await call(cleaner, 'getChangeovers');
    const plan = data['changeovers'] as Changeover[];
    expect(new Set(plan.map(({ objectNumber }) => objectNumber))).toEqual(new Set([team.lodge]));
    expect(plan).toMatchObject([
      { date: stay.startDate, departure: null, arrival: { persons: 4, childAges: [3], dogs: 1, nights: 4 } },
      { date: stay.endDate, departure: { persons: 4 }, note: 'Babybett aufstellen', done: null },
    ]);
    const text = JSON.stringify(data);
    for (const secret of [
      'Mustermann',
      'Erika',
      'example.com',
      '30 123456',
      'Köln',
      'Heidestr',
      'price',
      'total',
      'remarks',
    ])
      expect(text).not.toContain(secret);
    for (const [name, input] of [
      ['getOwnHomes', {}],
      ['getLandlordBookings', {}],
      ['getLandlordOverview', {}],
      ['getLandlordThreads', {}],
      ['getLandlordCalendar', { startDate: today, endDate: addDays(today, 9) }],
      ['getOccupancyHomes', {}],
      ['setChangeoverNote', { objectNumber: team.lodge, note: 'x' }],
    ] as const)
      expect([name, await statusOf(cleaner, name, input)]).toEqual([name, 403]);
    const bookingId = await request(team.lodge, 9);
    expect(await statusOf(cleaner, 'getBookingConfirmation', { bookingId, bookingHash: '' })).toBe(404);
    expect(await statusOf(cleaner, 'getLandlordThread', { bookingId, bookingHash: '' })).toBe(404);

    // The tick, which the landlord sees.
    const tick = (objectNumber: number, date: string, isDone = true) =>
      statusOf(cleaner, 'setChangeoverDone', { objectNumber, date, isDone });
    expect(await tick(team.barn, stay.endDate)).toBe(404);
    expect(await tick(team.lodge, addDays(today, 20))).toBe(404);
    expect(await tick(team.lodge, stay.endDate)).toBe(200);
    const seen = (await call(team.first, 'getChangeovers')).data['changeovers'] as Changeover[];
    const ticked = seen.find(
      ({ objectNumber, date }) => objectNumber === team.lodge && date === stay.endDate,
    )!;
    expect(ticked.done).toMatchObject({ by: 'Carla Moser' });
    expect(await tick(team.lodge, stay.endDate, false)).toBe(200);

    // The subscribed calendar, whose address is one's own and can be renewed.
    expect((await call(cleaner, 'getChangeoverCalendar')).data).toEqual({ url: null });
    const { url } = (await call(cleaner, 'renewChangeoverCalendar')).data as { url: string };
    const read = async (address: string) => fetch(team.site.url + new URL(address).pathname);
    const file = await (await read(url)).text();
    expect(file).toContain('SUMMARY:Wechsel: Haus am Deich');
    expect(file.replace(/\r\n[ \t]/g, '').replaceAll('\u00a0', ' ')).toContain(
      '4 Personen\\, davon 1 Kind\\, 1 Hund',
    );
    for (const secret of ['Mustermann', 'Erika', 'Babybett', 'Scheune']) expect(file).not.toContain(secret);
    const renewed = (await call(cleaner, 'renewChangeoverCalendar')).data as { url: string };
    expect([(await read(url)).status, (await read(renewed.url)).status]).toEqual([404, 200]);
  });
});
