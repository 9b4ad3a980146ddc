import { sql } from 'kysely';
import type { HeldReason, RatedText, RefusalReason, ReportGround, Votes } from '../../../domain/rating.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export type Judged = 'rating' | 'answer' | 'report';

export interface JudgedRow {
  kind: Judged;
  id: number;
  state: string;
  objectNumber: number;
  home: string;
  name: string;
  email: string;
  language: string;
  text: string;
  votes: Votes | null;
  photos: { id: number; fileKey: string }[];
  heldFor: HeldReason[];
  part: RatedText | null;
  ground: ReportGround | null;
  explanation: string | null;
  refusedFor: RefusalReason | null;
  statement: string;
  sentAt: Date | string;
}

export interface EventRow {
  subject: Judged;
  subjectId: number;
  kind: string;
  reason: string | null;
  actor: string;
  at: Date;
}

const votes = sql`jsonb_build_object('furniture', s.furniture, 'location', s.location, 'cleanliness', s.cleanliness,
  'externalImpression', s.external_impression, 'priceToService', s.price_to_service)`;

/** The three kinds of moderated content in one form. */
const judgedContent = sql`(
  select 'rating' as kind, s.booking_id as id, s.state, b.object_number, s.traveller_name as name, '' as email, s.language,
    s.body as text, ${votes} as votes,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'fileKey', p.file_key) order by p.id)
      from rating_photos p where p.booking_id = s.booking_id), '[]') as photos,
    s.held_for, null as part, null as ground, null as explanation, s.refused_for, s.statement,
    s.submitted_at as sent_at, s.decided_at
  from rating_submissions s join bookings b on b.id = s.booking_id
  union all
  select 'answer', a.rating_id, a.state, r.object_number, l.name, '', l.language, a.body, null, '[]', a.held_for,
    null, null, null, a.refused_for, a.statement, a.answered_at, a.decided_at
  from rating_answers a join ratings r on r.id = a.rating_id join homes h on h.object_number = r.object_number
    join landlords l on l.id = h.landlord_id
  where a.state <> 'none'
  union all
  select 'report', id, state, object_number, name, email, language, quoted, null, '[]', '{}', part, ground, explanation,
    null, statement, created_at, decided_at
  from rating_reports
) judged`;

const columns = sql`kind, id, state, object_number as "objectNumber", ${homeTitle('judged.object_number', 'de', 'german')} as home,
  name, email, language, text, votes, photos, held_for as "heldFor", part, ground, explanation,
  refused_for as "refusedFor", statement, sent_at as "sentAt"`;

export const moderationStore = {
  async list(db: Queryable, show: 'waiting' | 'decided', limit: number): Promise<JudgedRow[]> {
    const { rows } = await (
      show === 'waiting'
        ? sql<JudgedRow>`select ${columns} from ${judgedContent} where state in ('held', 'open') order by sent_at limit ${limit}`
        : sql<JudgedRow>`select ${columns} from ${judgedContent} where decided_at is not null order by decided_at desc limit ${limit}`
    ).execute(db);
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  },

  async find(db: Queryable, kind: Judged, id: number): Promise<JudgedRow | null> {
    const { rows } = await sql<JudgedRow>`
      select ${columns} from ${judgedContent} where kind = ${kind} and id = ${id}`.execute(db);
    return rows[0] ? { ...rows[0], id: Number(rows[0].id) } : null;
  },

  async events(db: Queryable, items: readonly { kind: Judged; id: number }[]): Promise<EventRow[]> {
    if (items.length === 0) return [];
    const { rows } = await sql<EventRow>`
      select e.subject, e.subject_id as "subjectId", e.kind, e.reason, e.at,
        coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as actor
      from rating_events e left join accounts a on a.uid = e.actor_uid
      where (e.subject, e.subject_id) in (${sql.join(items.map(({ kind, id }) => sql`(${kind}, ${id}::bigint)`))})
      order by e.id`.execute(db);
    return rows.map((row) => ({ ...row, subjectId: Number(row.subjectId) }));
  },

  /** Logs the actor and the act; without an actor it was a rule or the holder of a link. */
  async note(
    tx: Tx,
    event: {
      subject: Judged;
      subjectId: number;
      kind: string;
      reason?: string | null;
      actor?: string | null;
      at: Date;
    },
  ): Promise<void> {
    await tx
      .insertInto('rating_events')
      .values({
        subject: event.subject,
        subject_id: event.subjectId,
        kind: event.kind,
        reason: event.reason ?? null,
        actor_uid: event.actor ?? null,
        at: event.at,
      })
      .execute();
  },
};
