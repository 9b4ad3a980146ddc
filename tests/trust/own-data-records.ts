import { sql } from 'kysely';
import { expect } from 'vitest';
import { cents } from '../../domain/cents.ts';
import { post } from '../../server/areas/ledger/ledger.ts';
import { aPaidVoucher } from '../builders/vouchers.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { anAccount, ask } from './account-calls.ts';
import { book, bookingOf } from './booking-calls.ts';
import { newUid } from './tokens.ts';
import type { TwoProcesses } from './two-processes.ts';
import { guest, send, validCall, type CallWorld } from './valid-calls.ts';

export interface Somebody {
  jwt: string;
  uid: string;
  device: string;
}

interface OwnDataRecords {
  uidOf: (email: string) => Promise<string>;
  somebody: (email: string) => Promise<Somebody>;
  paysOut: (landlord: number) => Promise<void>;
  accountsToOwner: (agency: number) => Promise<void>;
}

/** Records of a person in every table that holds some. */
export function ownDataRecords(world: TwoProcesses): OwnDataRecords {
  const { clock } = world;
  const uidOf = async (email: string): Promise<string> =>
    (
      await world.database.db
        .selectFrom('accounts')
        .select('uid')
        .where('email_key', '=', email.toLowerCase())
        .executeTakeFirstOrThrow()
    ).uid;

  /** Somebody of whom every table holds something that the download is to have. */
  async function somebody(email: string): Promise<Somebody> {
    const jwt = await anAccount(world.site, email);
    const uid = await uidOf(email);
    const device = newUid();
    const { db } = world.database;
    const cookie = { cookie: `uid=${device}; jwt=${jwt}` };
    await send(world.site.url, 'setWatchedObject', { action: 'add', objectNumber: world.home }, cookie);
    await send(world.site.url, 'setLastSeenObject', { objectData: { objectNumber: world.home } }, cookie);
    await send(world.site.url, 'sendWatchList', { inputs: { email, language: 'de' } }, cookie);
    const { formData } = validCall('sendContact', {} as CallWorld) as { formData: object };
    await send(world.site.url, 'sendContact', { formData: { ...formData, email } });
    await send(world.site.url, 'signUpNewsletter', { email });
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
    const booked = await book(world.site.url, {
      ...bookingOf(await aHome(world.database), { customer: guest({ email }) }),
      jwt,
    });
    expect(booked.http).toBe(201);
    await sql`insert into calendar_acts (object_number, uid, kind, after, acted_at)
    values (${world.home}, ${uid}, 'blockAdded', '{}', ${clock.now()})`.execute(db);
    await sql`insert into home_acts (object_number, uid, kind, acted_at)
    values (${world.home}, ${uid}, 'created', ${clock.now()})`.execute(db);
    await sql`insert into alert_homes (alert_id, object_number, is_free, price_cents)
    select alerts.id, homes.object_number, true, 70000 from alerts, homes, alert_addresses
    where alerts.address_id = alert_addresses.id and alert_addresses.email = ${email} limit 1`.execute(db);
    await ask(world.site.url, 'saveTraveller', { jwt, ...validCall('saveTraveller', {} as CallWorld) });
    await ask(world.site.url, 'requestPassword', { user: { email } });
    const { bookingID: id } = booked.data!;
    await sql`insert into booking_changes (booking_id, agreed, start_date, end_date, persons, quote, total_cents)
    values (${id}, '{}', '2027-03-01', '2027-03-08', 2, '{}', 70000)`.execute(db);
    const said = { bookingID: id, bookingHash: booked.data!.bookingHash };
    await send(world.site.url, 'sendGuestMessage', {
      ...said,
      text: 'Gibt es ein Kinderbett?',
      idempotencyKey: `said ${id}`,
    });
    await ask(world.site.url, 'askQuestion', {
      jwt,
      ...validCall('askQuestion', { home: world.home } as CallWorld),
      email,
    });
    await sql`insert into message_reads (booking_id, side, last_message_id, seen_at)
    values (${id}, 'guest', 1, ${clock.now()})`.execute(db);
    await send(world.site.url, 'reportGuestThread', { ...said, reason: 'Nur ein Versuch' });
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
    values (${world.home}, 'rating', 'Text', 'insult', 'It insults me.', 'Erika', ${email}, 'de', 'open', ${clock.now()})`.execute(
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
    await world.database.transaction(async (tx) => {
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
    await aPaidVoucher(world.database, { value: cents(5_000), at, email });
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
      insert into saved_list_homes (list_id, object_number, added_at) select list_id, ${world.home}, ${at} from list
    ), vote as (
      insert into saved_list_votes (list_id, object_number, person_id, is_for, voted_at)
      select list_id, ${world.home}, person_id, true, ${at} from person
    )
    insert into saved_list_comments (list_id, object_number, person_id, text, written_at)
    select list_id, ${world.home}, person_id, 'Mit Garten!', ${at} from person`.execute(world.database.db);
  }

  /** A payout that is under way, and its mail to the landlord. */
  async function paysOut(landlord: number): Promise<void> {
    const { db } = world.database;
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
    const { db } = world.database;
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

  return { uidOf, somebody, paysOut, accountsToOwner };
}
