import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personalData } from '../../database/personal-data.ts';
import { ask, goodPassword } from './account-calls.ts';
import { ownDataRecords, type Somebody } from './own-data-records.ts';
import { twoProcesses } from './two-processes.ts';
import { guest } from './valid-calls.ts';

const dayMs = 86_400_000;
const world = twoProcesses();
const { clock } = world;
const { somebody, paysOut, accountsToOwner } = ownDataRecords(world);

const exportedTables = Object.entries(personalData)
  .filter(([, of]) => of === 'exported')
  .map(([table]) => table);

async function download({ jwt, device }: Somebody): Promise<Record<string, Record<string, unknown>[]>> {
  const { data, type } = await ask(
    world.site.url,
    'exportData',
    { currentPassword: goodPassword },
    {
      cookie: `uid=${device}; jwt=${jwt}`,
    },
  );
  expect(type).toBeNull();
  expect(data['fileName']).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(Buffer.from(data['zip'] as string, 'base64'));
  const readme = strFromU8(files['readme.txt']!);
  expect(readme).not.toContain('mail.data');
  return Object.fromEntries(
    Object.keys(files)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const table = name.replace('.json', '').replaceAll('-', '_');
        expect(files[name.replace('.json', '.csv')], name).toBeDefined();
        expect(readme).toContain(`${name.replace('.json', '')}: `);
        return [table, JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>[]];
      }),
  );
}

test('the download holds something of every table that is said to be in it, and no secret', async () => {
  const email = 'everything@example.org';
  const one = await somebody(email);
  // Rare data: a business of each kind, a role and a question before the account's end.
  const { db } = world.database;
  const landlord = await db.selectFrom('landlords').select('id').executeTakeFirstOrThrow();
  await sql`insert into agencies (id, name, email) values (77, 'Agentur', 'a@example.org')`.execute(db);
  await sql`insert into partners (id, tag_name, name) values (77, 'p77', 'Partner')`.execute(db);
  await accountsToOwner(77);
  await paysOut(landlord.id);
  for (const [kind, subject] of [
    ['landlord', landlord.id],
    ['agency', 77],
    ['partner', 77],
  ] as const) {
    await db.insertInto('account_businesses').values({ kind, subject, uid: one.uid }).execute();
  }
  await db
    .insertInto('api_keys')
    .values({
      key_id: 'k'.repeat(10),
      ...{ kind: 'partner', subject: 77, slot: 1, name: 'Report', scopes: ['bookings:read'] },
      ...{ hash: 'a hash of a key', created_at: clock.now(), created_by: one.uid },
    })
    .execute();
  const { acting_id } = await db
    .insertInto('acting_sessions')
    .values({
      ...{ uid: one.uid, secret_hash: 'a hash of a cookie', reason: 'Am Telefon gewünscht' },
      ...{ began_at: clock.now(), until: new Date(clock.now().getTime() + 1_800_000) },
    })
    .returning('acting_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('acting_acts')
    .values({ acting_id, call: 'set-own-home', about: '501', acted_at: clock.now() })
    .execute();
  const { object_number } = await db.selectFrom('homes').select('object_number').executeTakeFirstOrThrow();
  const { member_id } = await db
    .insertInto('team_members')
    .values({
      ...{ kind: 'landlord', subject: 999, role: 'cleaner', email, email_key: email, language: 'de' },
      ...{ all_homes: false, nonce: 'a nonce of an invitation', uid: one.uid, accepted_at: clock.now() },
      ...{ invited_at: clock.now(), expires_at: clock.now() },
    })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('team_member_homes').values({ member_id, object_number }).execute();
  await db
    .insertInto('team_events')
    .values({ member_id, kind: 'accepted', role: 'cleaner', actor: one.uid, at: clock.now() })
    .execute();
  await db
    .insertInto('changeovers')
    .values({ object_number, on_date: '2026-01-02', done_at: clock.now(), done_by: one.uid })
    .execute();
  await db
    .insertInto('changeover_calendars')
    .values({ uid: one.uid, nonce: 'a nonce of a calendar', made_at: clock.now() })
    .execute();
  await db
    .insertInto('partner_acts')
    .values({
      ...{ partner_id: 77, kind: 'changed', uid: one.uid, acted_at: clock.now() },
      ...{ before: '{"phone":null}', after: '{"phone":"1"}' },
    })
    .execute();
  await db
    .insertInto('operator_acts')
    .values({ fact: 'siteName', after: '"Strandkorb"', uid: one.uid, acted_at: clock.now() })
    .execute();
  await db
    .insertInto('office_acts')
    .values({ act: 'search', kind: 'name', uid: one.uid, name: 'Ada Vogt', acted_at: clock.now() })
    .execute();
  await db
    .insertInto('office_notes')
    .values({
      email_key: email.toLowerCase(),
      text: 'Ruft wieder an.',
      author: 'Ada Vogt',
      written_at: clock.now(),
    })
    .execute();
  await db.insertInto('account_roles').values({ uid: one.uid, role: 'editor' }).execute();
  await db
    .insertInto('account_deletions')
    .values({ uid: one.uid, asked_at: clock.now(), due_at: new Date(clock.now().getTime() + 99 * dayMs) })
    .execute();
  await db
    .insertInto('account_recovery_codes')
    .values({ uid: one.uid, place: 1, code_hash: 'a hash' })
    .execute();
  await db
    .insertInto('account_passkeys')
    .values({
      uid: one.uid,
      credential: 'a name among devices',
      public_key: 'a public key',
      counter: 0,
      transports: [],
      name: 'Mein Telefon',
      created_at: clock.now(),
    })
    .execute();
  // An editor shows it before all is handed out.
  await db.updateTable('sessions').set({ passkey_at: clock.now() }).where('uid', '=', one.uid).execute();
  // A second factor that was begun but never confirmed requires no code.
  await db
    .insertInto('account_totp')
    .values({ uid: one.uid, secret: 'a sealed secret', begun_at: clock.now() })
    .execute();

  await ask(world.site.url, 'sendRegistration', {
    formData: { ...guest({ email }), kind: 'partner', company: 'Küstenreisen GmbH' },
  });

  const tables = await download(one);
  expect(Object.keys(tables).sort()).toEqual([...exportedTables].sort());
  expect(tables['accounts']).toMatchObject([{ email, has_password: true }]);
  const all = JSON.stringify(tables);
  for (const secret of [one.uid, one.device, one.jwt, 'a hash', 'a sealed secret', 'nonce', '$argon2']) {
    expect(all).not.toContain(secret);
  }
});

test('a table with a column that names people is exported, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = current_schema()
      and (column_name in ('uid', 'email', 'email_key', 'customer', 'author', 'holder', 'phone')
        or column_name like '%\\_uid' or column_name like '%first\\_name%')`.execute(world.database.db);
  const named = rows.map(({ name }) => name);
  expect(named.length).toBeGreaterThan(15);
  const forgotten = named.filter((name) => personalData[name as keyof typeof personalData] === 'no person');
  expect(forgotten).toEqual([]);
});

test('nobody finds rows of somebody else in their download, and none without the password', async () => {
  const one = await somebody('one@example.org');
  const other = await somebody('other@example.org');
  const all = JSON.stringify(await download(other));
  expect(all).toContain('other@example.org');
  expect(all).not.toContain('one@example.org');
  const wrong = await ask(world.site.url, 'exportData', {
    jwt: one.jwt,
    currentPassword: 'not the right one',
  });
  expect([wrong.http, wrong.type, wrong.data]).toEqual([422, 'wrong-password', {}]);
});
