import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../database/personal-data.ts';
import { retentionDays } from '../../domain/retention.ts';
import { post } from '../../server/areas/ledger/ledger.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aPaidVoucher } from '../builders/vouchers.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';
import { book, bookingOf, until } from './booking-calls.ts';
import { newUid } from './tokens.ts';
import { guest, send, validCall, type CallWorld } from './valid-calls.ts';
import { cents } from '../../domain/cents.ts';

const start = Date.now();
const clock = fixedClock(new Date(start).toISOString());
const dayMs = 86_400_000;
let database: TestDatabase;
let site: RunningSite;
/** Another process on the same database, as far as sessions are concerned. */
let second: RunningSite;
let home: number;
beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database);
  site = await startSite(database, { clock });
  second = await startSite(
    { ...database, close: () => Promise.resolve() },
    { clock, environment: { DATA_DIR: site.dataDir } },
  );
});
afterAll(async () => {
  await second.stop();
  await site.stop();
});

const uidOf = async (email: string): Promise<string> =>
  (
    await database.db
      .selectFrom('accounts')
      .select('uid')
      .where('email_key', '=', email.toLowerCase())
      .executeTakeFirstOrThrow()
  ).uid;

const exportedTables = Object.entries(personalData)
  .filter(([, of]) => of === 'exported')
  .map(([table]) => table);

/** Somebody of whom every table holds something that the download is to have. */
async function somebody(email: string): Promise<{ jwt: string; uid: string; device: string }> {
  const jwt = await anAccount(site, email);
  const uid = await uidOf(email);
  const device = newUid();
  const { db } = database;
  const cookie = { cookie: `uid=${device}; jwt=${jwt}` };
  await send(site.url, 'setWatchedObject', { action: 'add', objectNumber: home }, cookie);
  await send(site.url, 'setLastSeenObject', { objectData: { objectNumber: home } }, cookie);
  await send(site.url, 'sendWatchList', { inputs: { email, language: 'de' } }, cookie);
  const { formData } = validCall('sendContact', {} as CallWorld) as { formData: object };
  await send(site.url, 'sendContact', { formData: { ...formData, email } });
  await send(site.url, 'signUpNewsletter', { email });
  await sql`with sent as (
      insert into attachments (file_key, name, type, bytes, created_at, kept_at)
      values (${`attachments/${uid}.png`}, 'a.png', 'image/png', 1, ${clock.now()}, ${clock.now()})
      returning attachment_id)
    insert into contact_files (message_id, attachment_id)
    select m.id, sent.attachment_id from sent, contact_messages m
      join contact_cases c on c.id = m.case_id where c.email = ${email} limit 1`.execute(db);
  await sql`insert into mail_replies (kind, thing_id, message_hash, state, reason, from_address, subject, text, whole, at)
    values ('case', 1, ${email}, 'aside', 'sender', ${email}, 'Re', 'Yes', 'Yes', ${clock.now()})`.execute(
    db,
  );
  await sql`insert into newsletter_votes (subscriber_id, poll, answer, at)
    select id, 'welcome', 'ideas', ${clock.now()} from newsletter_subscribers where email = ${email}`.execute(
    db,
  );
  await sql`insert into alert_addresses (email, address_hash, language, nonce)
    select ${email}, address_hash, 'de', ${email} from newsletter_subscribers where email = ${email}`.execute(
    db,
  );
  await sql`insert into alerts (address_id, kind, filter, frequency, state, nonce, asked_at, ends_on)
    select id, 'search', '{}', 'daily', 'pending', 'n', ${clock.now()}, '2099-01-01' from alert_addresses
    where email = ${email}`.execute(db);
  await sql`insert into alert_mails (address_id, day, news)
    select id, '2027-03-01', '[]' from alert_addresses where email = ${email}`.execute(db);
  const booked = await book(site.url, {
    ...bookingOf(await aHome(database), { customer: guest({ email }) }),
    jwt,
  });
  expect(booked.http).toBe(201);
  await sql`insert into calendar_acts (object_number, uid, kind, after, acted_at)
    values (${home}, ${uid}, 'blockAdded', '{}', ${clock.now()})`.execute(db);
  await sql`insert into home_acts (object_number, uid, kind, acted_at)
    values (${home}, ${uid}, 'created', ${clock.now()})`.execute(db);
  await sql`insert into alert_homes (alert_id, object_number, is_free, price_cents)
    select alerts.id, homes.object_number, true, 70000 from alerts, homes, alert_addresses
    where alerts.address_id = alert_addresses.id and alert_addresses.email = ${email} limit 1`.execute(db);
  await ask(site.url, 'saveTraveller', { jwt, ...validCall('saveTraveller', {} as CallWorld) });
  await ask(site.url, 'requestPassword', { user: { email } });
  const { bookingID: id } = booked.data!;
  await sql`insert into booking_changes (booking_id, agreed, start_date, end_date, persons, quote, total_cents)
    values (${id}, '{}', '2027-03-01', '2027-03-08', 2, '{}', 70000)`.execute(db);
  const said = { bookingID: id, bookingHash: booked.data!.bookingHash };
  await send(site.url, 'sendGuestMessage', {
    ...said,
    text: 'Gibt es ein Kinderbett?',
    idempotencyKey: `said ${id}`,
  });
  await ask(site.url, 'askQuestion', { jwt, ...validCall('askQuestion', { home } as CallWorld), email });
  await sql`insert into message_reads (booking_id, side, last_message_id, seen_at)
    values (${id}, 'guest', 1, ${clock.now()})`.execute(db);
  await send(site.url, 'reportGuestThread', { ...said, reason: 'Nur ein Versuch' });
  await sql`with attached as (
      insert into attachments (file_key, name, type, bytes, created_at, kept_at)
      values (${`attachments/${id}.pdf`}, 'plan.pdf', 'application/pdf', 1, ${clock.now()}, ${clock.now()})
      returning attachment_id
    )
    insert into message_files (booking_id, side, attachment_id, created_at)
    select ${id}, 'guest', attachment_id, ${clock.now()} from attached`.execute(db);
  await sql`insert into message_answers (landlord_id, title, text, created_at)
    values (1, 'Parken', 'Am Haus.', ${clock.now()})`.execute(db);
  await sql`insert into message_templates (owner_kind, owner_id, name, texts, created_at, changed_at)
    values ('landlord', 1, ${`Anreise ${id}`}, '{"de": "Willkommen"}', ${clock.now()}, ${clock.now()})`.execute(
    db,
  );
  await sql`insert into check_ins (booking_id, invited_at) values (${id}, ${clock.now()})`.execute(db);
  await sql`insert into home_check_ins (object_number, days_before)
    select object_number, 7 from homes where landlord_id = 1 on conflict do nothing`.execute(db);
  await sql`insert into home_access_values (object_number, key_code)
    select object_number, '4711' from homes where landlord_id = 1 on conflict do nothing`.execute(db);
  await sql`insert into number_series (series, last_number) values (${`T${id}`}, 1)`.execute(db);
  await sql`insert into invoices (series, number, kind, booking_id, occasion, issued_on, language, total_cents, facts)
    values (${`T${id}`}, 1, 'stay', ${id}, 'test', '2026-11-01', 'de', 70000, '{}')`.execute(db);
  await sql`insert into rating_invitations (booking_id, invited_at) values (${id}, ${clock.now()})`.execute(
    db,
  );
  await sql`insert into rating_submissions (booking_id, state, furniture, location, cleanliness, external_impression,
      price_to_service, traveller_name, travel_type, language, body, submitted_at)
    values (${id}, 'held', 4, 4, 4, 4, 4, 'Erika', 'couple', 'de', 'Schön', ${clock.now()})`.execute(db);
  await sql`insert into rating_photos (booking_id, file_key, width, height, created_at)
    values (${id}, ${`ratings/${id}-x.webp`}, 800, 600, ${clock.now()})`.execute(db);
  await sql`insert into rating_reports (object_number, part, quoted, ground, explanation, name, email, language, state,
      created_at)
    values (${home}, 'rating', 'Text', 'insult', 'It insults me.', 'Erika', ${email}, 'de', 'open', ${clock.now()})`.execute(
    db,
  );
  // A part of the price was paid by card and another by transfer, the rest was asked for, and something goes back.
  const paid = { booking_id: id, amount_cents: cents(10_000) };
  const at = clock.now();
  await db
    .insertInto('payments')
    .values({
      ...paid,
      provider: 'demo',
      state: 'expired',
      reference: `ref ${id}`,
      created_at: at,
      updated_at: at,
      expires_at: at,
    })
    .execute();
  await db
    .insertInto('bank_transfers')
    .values({
      ...paid,
      account: 'DE02',
      bank_reference: `transfer ${id}`,
      booked_on: '2026-11-01',
      other_name: 'Erika Mustermann',
      purpose: 'Urlaub',
      state: 'matched',
      imported_at: at,
    })
    .execute();
  await db
    .insertInto('dunning_notices')
    .values({ booking_id: id, due_on: '2026-11-01', level: 1, created_at: at })
    .execute();
  await database.transaction(async (tx) => {
    const posting = await post(tx, {
      cause: 'cardPayment',
      key: `test ${id}`,
      bookingId: id,
      at,
      entries: [
        { account: 'bank', amount: cents(10_000) },
        { account: 'refundsPayable', amount: cents(-10_000), subject: 'payment/1' },
      ],
    });
    await tx
      .insertInto('refunds')
      .values({
        ...paid,
        posting_id: posting.id,
        source: 'payment/1',
        reason: 'overpaid',
        state: 'done',
        created_at: at,
        updated_at: at,
      })
      .execute();
  });
  await aPaidVoucher(database, { value: cents(5_000), at, email });
  await db
    .insertInto('consent_log')
    .values({ uid: device, statistic: true, marketing: false, given_at: clock.now() })
    .execute();
  await db
    .insertInto('traffic_origins')
    .values({ uid: device, params: '{"pid":"4711"}', seen_at: clock.now() })
    .execute();
  await db
    .insertInto('visited_pages')
    .values({ uid, route: 'Home', content_group: 1, language: 'de', visited_at: clock.now() })
    .execute();
  await db
    .insertInto('account_devices')
    .values({ uid, device_hash: 'a hash', last_login_at: clock.now() })
    .execute();
  await db
    .insertInto('earlier_watch_lists')
    .values({ uid, watch_list_uid: newUid(), joined_at: clock.now() })
    .execute();
  await sharesAList(uid);
  return { jwt, uid, device };
}

/** A list with votes and comments of its owner. */
async function sharesAList(uid: string): Promise<void> {
  const at = clock.now();
  await sql`with list as (
      insert into saved_lists (uid, name, created_at, used_at, link_uid, link_mode, language)
      values (${uid}, 'Familie', ${at}, ${at}, ${newUid()}, 'open', 'de') returning list_id
    ), person as (
      insert into saved_list_people (list_id, uid, name, joined_at, seen_at)
      select list_id, ${uid}, 'Erika', ${at}, ${at} from list returning person_id, list_id
    ), homes as (
      insert into saved_list_homes (list_id, object_number, added_at) select list_id, ${home}, ${at} from list
    ), vote as (
      insert into saved_list_votes (list_id, object_number, person_id, is_for, voted_at)
      select list_id, ${home}, person_id, true, ${at} from person
    )
    insert into saved_list_comments (list_id, object_number, person_id, text, written_at)
    select list_id, ${home}, person_id, 'Mit Garten!', ${at} from person`.execute(database.db);
}

async function download(
  { jwt, device }: { jwt: string; device: string },
  url = site.url,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { data, type } = await ask(
    url,
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

/** A payout that is under way, and its mail to the landlord. */
async function paysOut(landlord: number): Promise<void> {
  const { db } = database;
  const now = clock.now();
  await sql`insert into landlord_accounts (landlord_id, holder, iban, uid, created_at)
    values (${landlord}, 'Erika', 'DE89370400440532013000', 'somebody', ${now})`.execute(db);
  await sql`insert into landlord_commission_terms (landlord_id, valid_from, per_mille, per_mille_before, set_at)
    values (${landlord}, '2026-12-15', 170, 150, ${now})`.execute(db);
  await sql`insert into landlord_tax_facts (landlord_id, tax_number, updated_at)
    values (${landlord}, '12/345/67890', ${now})`.execute(db);
  await sql`insert into landlord_statements (landlord_id, month, issued_on, language, facts)
    values (${landlord}, '2026-10', '2026-11-01', 'de', '{}')`.execute(db);
  await sql`insert into number_series (series, last_number) values ('TPR', 1)`.execute(db);
  await sql`insert into commission_invoices (series, number, landlord_id, month, issued_on, language, total_cents, facts)
    values ('TPR', 1, ${landlord}, '2026-10', '2026-11-01', 'de', 7000, '{}')`.execute(db);
  await sql`with run as (
      insert into payout_runs (state, execute_on, prepared_by, prepared_name, prepared_at, decided_by, decided_name, decided_at)
      values ('released', '2026-11-02', 'one', 'One', ${now}, 'other', 'Other', ${now}) returning id
    ), payout as (
      insert into payouts (run_id, landlord_id, amount_cents, holder, iban, state, updated_at)
      select id, ${landlord}, 63000, 'Erika', 'DE89370400440532013000', 'sent', ${now} from run returning id
    )
    insert into payout_parts (payout_id, booking_id, amount_cents)
    select payout.id, (select min(id) from bookings), 63000 from payout`.execute(db);
}

/** An owner of an agency's home, whom it bills. */
async function accountsToOwner(agency: number): Promise<void> {
  const { db } = database;
  const now = clock.now();
  await sql`insert into home_owners (agency_id, name, street, zip, city, country, email, language, created_at)
    values (${agency}, 'Ina', '', '', '', 'DE', 'ina@example.org', 'de', ${now})`.execute(db);
  await sql`insert into home_owner_terms (object_number, owner_id, from_date, fee_per_mille, fee_cents, vat_per_mille,
      keeps_extras, set_by, set_at)
    select (select min(object_number) from homes), owner_id, '2026-01-01', 200, 0, 190, false, 'somebody', ${now}
    from home_owners`.execute(db);
  await sql`insert into owner_costs (owner_id, day, words, amount_cents, entered_by, entered_at)
    select owner_id, '2026-10-05', 'Klempner', 8000, 'somebody', ${now} from home_owners`.execute(db);
  await sql`insert into number_series (series, last_number) values ('owners-77-2026', 1)`.execute(db);
  await sql`insert into owner_statements (owner_id, agency_id, month, series, number, issued_on, language, balance_cents, facts, made_by)
    select owner_id, agency_id, '2026-10', 'owners-77-2026', 1, '2026-11-02', 'de', -8000, '{}', 'somebody'
    from home_owners`.execute(db);
}

test('the download holds something of every table that is said to be in it, and no secret', async () => {
  const email = 'everything@example.org';
  const one = await somebody(email);
  // Rare data: a business of each kind, a role and a question before the account's end.
  const { db } = database;
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
      ...{ began_at: clock.now(), until: new Date(start + 1_800_000) },
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
    .values({ uid: one.uid, asked_at: clock.now(), due_at: new Date(start + 99 * dayMs) })
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

  await ask(site.url, 'sendRegistration', {
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
        or column_name like '%\\_uid' or column_name like '%first\\_name%')`.execute(database.db);
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
  const wrong = await ask(site.url, 'exportData', { jwt: one.jwt, currentPassword: 'not the right one' });
  expect([wrong.http, wrong.type, wrong.data]).toEqual([422, 'wrong-password', {}]);
});

const requestEnd = (jwt: string, currentPassword = goodPassword) =>
  ask(site.url, 'requestDeletion', { jwt, currentPassword });
const isLoggedIn = async (jwt: string, url = site.url): Promise<boolean> =>
  (await ask(url, 'getAccount', { jwt })).http === 200;
const pass = (days: number): void => {
  passed += days;
  clock.set(new Date(start + passed * dayMs).toISOString());
};
let passed = 0;

test('who asks for the end has two weeks: a login says so and stops it, and so does the link of the mail', async () => {
  const email = 'undecided@example.org';
  const jwt = await anAccount(site, email);
  const elsewhere = (await ask(site.url, 'login', { user: { email, password: goodPassword } })).data.jwt!;
  expect((await requestEnd(jwt, 'not the right one')).type).toBe('wrong-password');
  const asked = await requestEnd(jwt);
  const dueAt = new Date(clock.now().getTime() + retentionDays.deletionGrace * dayMs).toISOString();
  expect(asked).toMatchObject({ http: 200, data: { dueAt } });
  expect((await requestEnd(jwt)).data).toEqual({ dueAt });
  expect([await isLoggedIn(jwt), await isLoggedIn(elsewhere)]).toEqual([true, false]);

  const again = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect(again.data).toMatchObject({ deletionDueAt: dueAt });
  expect((await ask(site.url, 'stopDeletion', { jwt: again.data.jwt })).data).toEqual({ stopped: true });
  expect((await ask(site.url, 'getAccount', { jwt: again.data.jwt })).data).toMatchObject({
    deletionDueAt: null,
  });
  const mailed = await linkOf(site.dataDir, email, 2);
  expect((await ask(site.url, 'stopDeletionByLink', { stopID: mailed })).http).toBe(410);

  await requestEnd(again.data.jwt!);
  const stopID = await linkOf(site.dataDir, email, 3);
  expect((await ask(site.url, 'stopDeletionByLink', { stopID })).data).toEqual({ stopped: true });
  expect((await ask(site.url, 'stopDeletionByLink', { stopID })).http).toBe(410);
  pass(retentionDays.deletionGrace + 1);
  const later = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect(later.http).toBe(200);
});

test('after the grace nothing says whose the account was; bookings and invoices stay, and belong to nobody', async () => {
  const email = 'leaving@example.org';
  const { uid, jwt } = await somebody(email);
  const [booking] = await database.db.selectFrom('bookings').select('id').where('uid', '=', uid).execute();
  expect(await isLoggedIn(jwt, second.url)).toBe(true);
  expect((await requestEnd(jwt)).http).toBe(200);
  pass(retentionDays.deletionGrace - 1);
  const late = await ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect(late.http).toBe(200);
  pass(2);
  const accountOf = () =>
    database.db.selectFrom('accounts').selectAll().where('uid', '=', uid).executeTakeFirst();
  await until(async () => (await accountOf())!.deleted_at !== null, 20_000);
  expect([await isLoggedIn(late.data.jwt!), await isLoggedIn(late.data.jwt!, second.url)]).toEqual([
    false,
    false,
  ]);
  expect((await ask(site.url, 'login', { user: { email, password: goodPassword } })).type).toBe(
    'login-failed',
  );
  expect(await accountOf()).toMatchObject({ password_hash: null, first_name: '', last_name: '' });
  expect(JSON.stringify(await accountOf())).not.toContain('leaving');

  const kept = await database.db
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
    const rows = await database.db.selectFrom(table).select('uid').where('uid', '=', uid).execute();
    expect(rows, table).toEqual([]);
  }
  await until(() => /Konto ist gel/.test(mailsTo(site.dataDir, email).at(-1) ?? ''), 10_000);

  // The account's events remain, and are deleted with the row once it is old enough.
  const eventsOf = async (): Promise<string[]> =>
    (
      await database.db
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
  const host = await anAccount(site, 'host@example.org');
  await database.db
    .insertInto('account_businesses')
    .values({ kind: 'partner', subject: 78, uid: await uidOf('host@example.org') })
    .execute();
  expect(await requestEnd(host)).toMatchObject({ http: 409, type: 'deletion-refused' });

  const admins = ['first-admin@example.org', 'second-admin@example.org'];
  const [first = '', other = ''] = [await anAccount(site, admins[0]!), await anAccount(site, admins[1]!)];
  for (const email of admins) {
    await database.db
      .insertInto('account_roles')
      .values({ uid: await uidOf(email), role: 'admin' })
      .execute();
  }
  expect((await requestEnd(first)).http).toBe(200);
  // The first is about to leave, so the second is the last.
  expect(await requestEnd(other)).toMatchObject({ http: 409, type: 'deletion-refused' });
});
