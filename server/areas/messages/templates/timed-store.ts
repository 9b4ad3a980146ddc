import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../domain/language.ts';
import type { HeldBackKind } from '../../../../domain/messages/held-back.ts';
import type { Timing } from '../../../../domain/messages/timed-messages.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { ownedHomes, stayHomes } from '../../booking/booking.ts';
import { isUsedFor, type TemplateTexts } from './templates-store.ts';
import type { StayRow } from './stay-row.ts';

export interface TimedRow extends StayRow {
  templateId: number;
  name: string;
  texts: TemplateTexts;
  timing: Timing;
  activeSince: Date;
  /** Final state of the message. Null while it is open. */
  decided: 'sent' | 'skipped' | null;
  decidedAt: Date | null;
}

/** Selects the data of a booking `b` and its home `h` that a text can refer to. */
const stayColumns = sql`b.id as "bookingId", b.display_number as "displayNumber", b.state, b.start_date as "startDate",
  b.end_date as "endDate", b.language, coalesce(b.customer->>'firstName', '') as "firstName",
  coalesce(b.customer->>'lastName', '') as "lastName", h.object_number as "objectNumber", h.address, h.arrival_info as "arrivalInfo",
  h.check_in as "checkIn", h.check_out as "checkOut", h.country_code as country, h.lon, l.name as "hostName", l.language as "hostLanguage",
  coalesce(v.wifi_name, '') as "wifiName", coalesce(v.wifi_password, '') as "wifiPassword", coalesce(v.key_code, '') as "keyCode",
  coalesce((select jsonb_object_agg(x.language, x.title) from home_texts x where x.object_number = h.object_number), '{}') as titles,
  c.confirmed_at as "confirmedAt", greatest(c.confirmed_at, (select max(g.answered_at) from booking_changes g
    where g.booking_id = b.id and g.state = 'accepted')) as "agreedAt"`;

const stayTables = sql`bookings b join homes h on h.object_number = b.object_number join landlords l on l.id = h.landlord_id
  left join home_access_values v on v.object_number = h.object_number
  left join lateral (select max(e.happened_at) as confirmed_at from booking_events e
    where e.booking_id = b.id and e.to_state = 'confirmed') c on true`;

const templateColumns = sql`t.template_id as "templateId", t.name, t.texts, t.timing, t.active_since as "activeSince",
  m.state as decided, m.decided_at as "decidedAt"`;

const templateTables = sql`message_templates t on ${isUsedFor}
  left join timed_messages m on m.booking_id = b.id and m.template_id = t.template_id`;

const days = sql`(t.timing->>'days')::int`;

/** True if the due time may be near this day. The exact time depends on the time zone of the home. */
const mayBeDue = (today: PlainDate): RawBuilder<boolean> => sql<boolean>`case t.timing->>'kind'
  when 'confirmed' then c.confirmed_at >= t.active_since
  when 'beforeArrival' then b.start_date - ${days} <= ${today}::date + 1 and b.start_date >= ${today}::date - 1
  when 'arrivalDay' then b.start_date between ${today}::date - 1 and ${today}::date + 1
  else b.end_date + ${days} between ${today}::date - 5 and ${today}::date + 1 end`;

export const timedStore = {
  /** Returns the next messages of confirmed bookings that may be due and are neither sent nor skipped. */
  async candidates(
    db: Queryable,
    today: PlainDate,
    { after, limit }: { after: Pick<TimedRow, 'bookingId' | 'templateId'> | null; limit: number },
  ): Promise<TimedRow[]> {
    const { rows } = await sql<TimedRow>`
      select ${stayColumns}, ${templateColumns} from ${stayTables} join ${templateTables}
      where b.state = 'confirmed' and b.origin = 'site' and t.timing is not null and m.state is null
        and b.end_date >= ${today}::date - 40 and ${mayBeDue(today)}
        and (b.id, t.template_id) > (${after?.bookingId ?? 0}::bigint, ${after?.templateId ?? 0}::bigint)
      order by b.id, t.template_id limit ${limit}`.execute(db);
    return rows;
  },

  /** Reads one of the messages again with its booking locked, so that a simultaneous cancellation is noticed. */
  async lock(
    tx: Tx,
    { bookingId, templateId }: Pick<TimedRow, 'bookingId' | 'templateId'>,
  ): Promise<TimedRow | null> {
    const { rows } = await sql<TimedRow>`
      select ${stayColumns}, ${templateColumns} from ${stayTables} join ${templateTables}
      where b.id = ${bookingId} and t.template_id = ${templateId} and b.state = 'confirmed' and t.timing is not null
        and m.state is null for update of b`.execute(tx);
    return rows[0] ?? null;
  },

  /** Returns the timed templates for a booking; null if the person does not let its home. */
  async listByBooking(db: Queryable, uid: string, bookingId: number): Promise<TimedRow[] | null> {
    const owned = await db
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', bookingId)
      .where('object_number', 'in', stayHomes(uid))
      .executeTakeFirst();
    if (!owned) return null;
    const { rows } = await sql<TimedRow>`
      select ${stayColumns}, ${templateColumns} from ${stayTables} join ${templateTables}
      where b.id = ${bookingId} and b.origin = 'site' and (m.state = 'sent' or (b.state = 'confirmed' and t.timing is not null))
      order by t.template_id`.execute(db);
    return rows;
  },

  async stay(db: Queryable, bookingId: number): Promise<StayRow | null> {
    const { rows } = await sql<StayRow>`
      select ${stayColumns} from ${stayTables} where b.id = ${bookingId}`.execute(db);
    return rows[0] ?? null;
  },

  /** Returns the next confirmed stay in a person's homes, otherwise the last one. */
  async exampleStay(
    db: Queryable,
    uid: string,
    { homes, language, today }: { homes: readonly number[] | null; language: Language; today: PlainDate },
  ): Promise<StayRow | null> {
    const { rows } = await sql<StayRow>`
      select ${stayColumns} from ${stayTables}
      where b.state = 'confirmed' and b.origin = 'site' and b.object_number in ${ownedHomes(uid)}
        and (${homes === null}::boolean or b.object_number = any(${homes ?? []}::int[]))
      order by (b.start_date >= ${today}::date) desc, (b.language = ${language}) desc, abs(b.start_date - ${today}::date), b.id
      limit 1`.execute(db);
    return rows[0] ?? null;
  },

  /** Returns false if the message was already sent or skipped. */
  async decide(
    tx: Tx,
    {
      bookingId,
      templateId,
      state,
      at,
    }: { bookingId: number; templateId: number; state: 'sent' | 'skipped'; at: Date },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('timed_messages')
      .values({ booking_id: bookingId, template_id: templateId, state, decided_at: at })
      .onConflict((conflict) => conflict.columns(['booking_id', 'template_id']).doNothing())
      .executeTakeFirst();
    return inserted === 1n;
  },

  /** Returns false if the landlord was notified of it before. */
  async note(
    tx: Tx,
    {
      bookingId,
      templateId,
      kind,
      at,
    }: { bookingId: number; templateId: number; kind: HeldBackKind; at: Date },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('timed_message_notices')
      .values({ booking_id: bookingId, template_id: templateId, kind, noticed_at: at })
      .onConflict((conflict) => conflict.columns(['booking_id', 'template_id']).doNothing())
      .executeTakeFirst();
    return inserted === 1n;
  },

  /** Reads a message for the mail to the landlord. Null if it was sent, left out or given up meanwhile. */
  async heldBack(
    db: Queryable,
    { bookingId, templateId }: Pick<TimedRow, 'bookingId' | 'templateId'>,
  ): Promise<(TimedRow & { kind: HeldBackKind }) | null> {
    const { rows } = await sql<TimedRow & { kind: HeldBackKind }>`
      select ${stayColumns}, ${templateColumns}, n.kind from ${stayTables} join ${templateTables}
        join timed_message_notices n on n.booking_id = b.id and n.template_id = t.template_id
      where b.id = ${bookingId} and t.template_id = ${templateId} and b.state = 'confirmed' and t.timing is not null
        and m.state is null`.execute(db);
    return rows[0] ?? null;
  },

  async unskip(tx: Tx, bookingId: number, templateId: number): Promise<void> {
    await tx
      .deleteFrom('timed_messages')
      .where('booking_id', '=', bookingId)
      .where('template_id', '=', templateId)
      .where('state', '=', 'skipped')
      .execute();
  },
};
