import { expect, test } from 'vitest';
import { retentionDays } from '../../domain/retention.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';
import { until } from './booking-calls.ts';
import { ownDataRecords } from './own-data-records.ts';
import { twoProcesses } from './two-processes.ts';

const dayMs = 86_400_000;
const world = twoProcesses();
const { clock } = world;
const { somebody, uidOf } = ownDataRecords(world);

const requestEnd = (jwt: string, currentPassword = goodPassword) =>
  ask(world.site.url, 'requestDeletion', { jwt, currentPassword });
const isLoggedIn = async (jwt: string, url = world.site.url): Promise<boolean> =>
  (await ask(url, 'getAccount', { jwt })).http === 200;
const pass = (days: number): void => world.passMinutes(days * 24 * 60);

test('who asks for the end has two weeks: a login says so and stops it, and so does the link of the mail', async () => {
  const email = 'undecided@example.org';
  const jwt = await anAccount(world.site, email);
  const elsewhere = (await ask(world.site.url, 'login', { user: { email, password: goodPassword } })).data
    .jwt!;
  expect((await requestEnd(jwt, 'not the right one')).type).toBe('wrong-password');
  const asked = await requestEnd(jwt);
  const dueAt = new Date(clock.now().getTime() + retentionDays.deletionGrace * dayMs).toISOString();
  expect(asked).toMatchObject({ http: 200, data: { dueAt } });
  expect((await requestEnd(jwt)).data).toEqual({ dueAt });
  expect([await isLoggedIn(jwt), await isLoggedIn(elsewhere)]).toEqual([true, false]);

  const again = await ask(world.site.url, 'login', { user: { email, password: goodPassword } });
  expect(again.data).toMatchObject({ deletionDueAt: dueAt });
  expect((await ask(world.site.url, 'stopDeletion', { jwt: again.data.jwt })).data).toEqual({
    stopped: true,
  });
  expect((await ask(world.site.url, 'getAccount', { jwt: again.data.jwt })).data).toMatchObject({
    deletionDueAt: null,
  });
  const mailed = await linkOf(world.site.dataDir, email, 2);
  expect((await ask(world.site.url, 'stopDeletionByLink', { stopID: mailed })).http).toBe(410);

  await requestEnd(again.data.jwt!);
  const stopID = await linkOf(world.site.dataDir, email, 3);
  expect((await ask(world.site.url, 'stopDeletionByLink', { stopID })).data).toEqual({ stopped: true });
  expect((await ask(world.site.url, 'stopDeletionByLink', { stopID })).http).toBe(410);
  pass(retentionDays.deletionGrace + 1);
  const later = await ask(world.site.url, 'login', { user: { email, password: goodPassword } });
  expect(later.http).toBe(200);
});

test('after the grace nothing says whose the account was; bookings and invoices stay, and belong to nobody', async () => {
  const email = 'leaving@example.org';
  const { uid, jwt } = await somebody(email);
  const [booking] = await world.database.db
    .selectFrom('bookings')
    .select('id')
    .where('uid', '=', uid)
    .execute();
  expect(await isLoggedIn(jwt, world.second.url)).toBe(true);
  expect((await requestEnd(jwt)).http).toBe(200);
  pass(retentionDays.deletionGrace - 1);
  const late = await ask(world.site.url, 'login', { user: { email, password: goodPassword } });
  expect(late.http).toBe(200);
  pass(2);
  const accountOf = () =>
    world.database.db.selectFrom('accounts').selectAll().where('uid', '=', uid).executeTakeFirst();
  await until(async () => (await accountOf())!.deleted_at !== null, 20_000);
  expect([await isLoggedIn(late.data.jwt!), await isLoggedIn(late.data.jwt!, world.second.url)]).toEqual([
    false,
    false,
  ]);
  expect((await ask(world.site.url, 'login', { user: { email, password: goodPassword } })).type).toBe(
    'login-failed',
  );
  expect(await accountOf()).toMatchObject({ password_hash: null, first_name: '', last_name: '' });
  expect(JSON.stringify(await accountOf())).not.toContain('leaving');

  const kept = await world.database.db
    .selectFrom('bookings')
    .innerJoin('invoices', 'invoices.booking_id', 'bookings.id')
    .select(['bookings.uid', 'bookings.id'])
    .where('bookings.id', '=', booking!.id)
    .execute();
  expect(kept).toEqual([{ uid: null, id: booking!.id }]);
  for (const table of [
    'watched_objects',
    'last_seen_objects',
    'watch_list_mails',
    'earlier_watch_lists',
    'saved_lists',
    'saved_list_people',
    'visited_pages',
  ] as const) {
    const rows = await world.database.db.selectFrom(table).select('uid').where('uid', '=', uid).execute();
    expect(rows, table).toEqual([]);
  }
  await until(() => /Konto ist gel/.test(mailsTo(world.site.dataDir, email).at(-1) ?? ''), 10_000);

  // The account's events remain, and are deleted with the row once it is old enough.
  const eventsOf = async (): Promise<string[]> =>
    (
      await world.database.db
        .selectFrom('account_events')
        .select('kind')
        .where('uid', '=', uid)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);
  expect((await eventsOf()).slice(-1)).toEqual(['deleted']);
  pass(retentionDays.accountEvents + 2);
  await until(async () => (await accountOf()) === undefined, 20_000);
  expect(await eventsOf()).toEqual([]);
});

test('an account with a business, and the last administrator, cannot end', async () => {
  const host = await anAccount(world.site, 'host@example.org');
  await world.database.db
    .insertInto('account_businesses')
    .values({ kind: 'partner', subject: 78, uid: await uidOf('host@example.org') })
    .execute();
  expect(await requestEnd(host)).toMatchObject({ http: 409, type: 'deletion-refused' });

  const admins = ['first-admin@example.org', 'second-admin@example.org'];
  const [first = '', other = ''] = [
    await anAccount(world.site, admins[0]!),
    await anAccount(world.site, admins[1]!),
  ];
  for (const email of admins) {
    await world.database.db
      .insertInto('account_roles')
      .values({ uid: await uidOf(email), role: 'admin' })
      .execute();
  }
  expect((await requestEnd(first)).http).toBe(200);
  // The first is about to leave, so the second is the last.
  expect(await requestEnd(other)).toMatchObject({ http: 409, type: 'deletion-refused' });
});
