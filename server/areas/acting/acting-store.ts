import { sql, type Selectable } from 'kysely';
import type { ActingSessions } from '../../../database/types.ts';
import type { ActingEnd, ActingState } from '../../../domain/acting.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface RunningRow {
  actingId: number;
  staffUid: string | null;
  /** The person acted for. Null if their account is deleted. */
  uid: string | null;
  sessionId: string | null;
  until: Date;
  name: string;
  isSuspended: boolean;
  roles: string[];
  hasBusiness: boolean;
}

export interface SessionRow {
  actingId: number;
  staff: string;
  hostNumber: number | null;
  hostName: string;
  reason: string;
  beganAt: Date;
  until: Date;
  state: ActingState;
}

export interface ActRow {
  actingId: number;
  call: string;
  about: string;
  at: Date;
  status: number | null;
}

type DownloadedSession = Pick<
  Selectable<ActingSessions>,
  'acting_id' | 'reason' | 'began_at' | 'until' | 'ended_at' | 'ended_by'
>;

export interface MailRow {
  staff: string;
  name: string;
  email: string;
  language: Language;
  reason: string;
  beganAt: Date;
  until: Date;
}

const staffName = sql`coalesce(nullif(trim(staff.first_name || ' ' || staff.last_name), ''), staff.email, '')`;
const hostName = sql`coalesce(nullif(trim(host.first_name || ' ' || host.last_name), ''), host.email, '')`;

/** Selects true if the login behind the acting session is over; `s` is the acting session, `l` its login. */
const isLoginOver = (now: Date) => sql`(l.id is null or l.ended_at is not null or l.expires_at <= ${now})`;

/** Selects sessions for lists; they end at their end time, even if no job has recorded it yet. */
const pageSize = (now: Date) => sql`
  select s.acting_id as "actingId", ${staffName} as staff, host.number as "hostNumber", ${hostName} as "hostName",
    s.reason, s.began_at as "beganAt",
    coalesce(s.ended_at, greatest(s.began_at, least(s.until, l.ended_at, l.expires_at))) as until,
    case when s.ended_by is not null then s.ended_by
      when s.until <= ${now} and (l.ended_at is null or l.ended_at > s.until) then 'time'
      when ${isLoginOver(now)} then 'session' else 'runs' end as state
  from acting_sessions s
  left join accounts staff on staff.uid = s.staff_uid
  left join accounts host on host.uid = s.uid
  left join sessions l on l.id = s.session_id`;

export const actingStore = {
  async find(db: Queryable, secretHash: string): Promise<RunningRow | null> {
    const { rows } = await sql<RunningRow>`
      select s.acting_id as "actingId", s.staff_uid as "staffUid", s.uid, s.session_id as "sessionId", s.until,
        ${hostName} as name, coalesce(host.suspended_at is not null, true) as "isSuspended", 
        array(select role from account_roles r where r.uid = s.uid order by role) as roles,
        exists (select from account_businesses b where b.uid = s.uid) as "hasBusiness"
      from acting_sessions s left join accounts host on host.uid = s.uid
      where s.secret_hash = ${secretHash} and s.ended_at is null`.execute(db);
    return rows[0] ?? null;
  },

  /** Records the end of sessions that are over, for one staff member or for all. */
  async endOver(db: Queryable, now: Date, staffUid?: string): Promise<void> {
    const ofOne = staffUid === undefined ? sql`true` : sql`s.staff_uid = ${staffUid}`;
    await sql`
      update acting_sessions set
        ended_at = greatest(acting_sessions.began_at, least(acting_sessions.until, o.ended_at, o.expires_at)),
        ended_by = case when least(o.ended_at, o.expires_at) < acting_sessions.until or o.is_gone then 'session' else 'time' end
      from (
        select s.acting_id, l.ended_at, l.expires_at, l.id is null as is_gone
        from acting_sessions s left join sessions l on l.id = s.session_id
        where s.ended_at is null and ${ofOne} and (s.until <= ${now} or ${isLoginOver(now)})
      ) o
      where acting_sessions.acting_id = o.acting_id and acting_sessions.ended_at is null`.execute(db);
  },

  /** Inserts a session; null if the staff member is already acting. Of two simultaneous starts the unique index admits one. */
  async insert(
    tx: Tx,
    session: {
      staffUid: string;
      uid: string;
      sessionId: string;
      secretHash: string;
      reason: string;
      beganAt: Date;
      until: Date;
    },
  ): Promise<number | null> {
    const row = await tx
      .insertInto('acting_sessions')
      .values({
        staff_uid: session.staffUid,
        uid: session.uid,
        session_id: session.sessionId,
        secret_hash: session.secretHash,
        reason: session.reason,
        began_at: session.beganAt,
        until: session.until,
      })
      .onConflict((conflict) => conflict.columns(['staff_uid']).where('ended_at', 'is', null).doNothing())
      .returning('acting_id')
      .executeTakeFirst();
    return row?.acting_id ?? null;
  },

  async end(db: Queryable, actingId: number, end: { by: ActingEnd; at: Date }): Promise<void> {
    await db
      .updateTable('acting_sessions')
      .set({ ended_at: end.at, ended_by: end.by })
      .where('acting_id', '=', actingId)
      .where('ended_at', 'is', null)
      .execute();
  },

  async endSessions(db: Queryable, staffUid: string, end: { by: ActingEnd; at: Date }): Promise<void> {
    await db
      .updateTable('acting_sessions')
      .set({ ended_at: end.at, ended_by: end.by })
      .where('staff_uid', '=', staffUid)
      .where('ended_at', 'is', null)
      .execute();
  },

  async insertAct(
    db: Queryable,
    act: { actingId: number; call: string; about: string; at: Date },
  ): Promise<number> {
    const { act_id } = await db
      .insertInto('acting_acts')
      .values({ acting_id: act.actingId, call: act.call, about: act.about, acted_at: act.at })
      .returning('act_id')
      .executeTakeFirstOrThrow();
    return act_id;
  },

  async settleAct(db: Queryable, actId: number, status: number): Promise<void> {
    await db
      .updateTable('acting_acts')
      .set({ status })
      .where('act_id', '=', actId)
      .where('status', 'is', null)
      .execute();
  },

  /** Returns sessions, newest first; one row more than `limit` shows that there are more. */
  async list(
    db: Queryable,
    now: Date,
    { before, limit }: { before: number; limit: number },
  ): Promise<SessionRow[]> {
    const older = before === 0 ? sql`true` : sql`s.acting_id < ${before}`;
    const { rows } = await sql<SessionRow>`
      ${pageSize(now)} where ${older} order by s.acting_id desc limit ${limit + 1}`.execute(db);
    return rows;
  },

  /** Returns sessions in which this person was represented, newest first. */
  async listSessions(db: Queryable, now: Date, uid: string, limit: number): Promise<SessionRow[]> {
    const { rows } = await sql<SessionRow>`
      ${pageSize(now)} where s.uid = ${uid} order by s.acting_id desc limit ${limit}`.execute(db);
    return rows;
  },

  async acts(db: Queryable, actingIds: readonly number[]): Promise<ActRow[]> {
    if (actingIds.length === 0) return [];
    return db
      .selectFrom('acting_acts')
      .select(['acting_id as actingId', 'call', 'about', 'acted_at as at', 'status'])
      .where('acting_id', 'in', [...actingIds])
      .orderBy('act_id')
      .execute();
  },

  async findForMail(db: Queryable, actingId: number): Promise<MailRow | null> {
    const { rows } = await sql<MailRow>`
      select trim(staff.first_name || ' ' || staff.last_name) as staff, ${hostName} as name, host.email, host.language,
        s.reason, s.began_at as "beganAt", s.until
      from acting_sessions s join accounts host on host.uid = s.uid join accounts staff on staff.uid = s.staff_uid
      where s.acting_id = ${actingId} and host.deleted_at is null`.execute(db);
    return rows[0] ?? null;
  },

  /** Returns the rows for the represented person's download. It does not name the staff member, whom the site shows. */
  async listForDownload(
    db: Queryable,
    uid: string,
  ): Promise<{ sessions: DownloadedSession[]; acts: ActRow[] }> {
    const sessions = await db
      .selectFrom('acting_sessions')
      .select(['acting_id', 'reason', 'began_at', 'until', 'ended_at', 'ended_by'])
      .where('uid', '=', uid)
      .orderBy('acting_id')
      .execute();
    return {
      sessions,
      acts: await this.acts(
        db,
        sessions.map(({ acting_id }) => acting_id),
      ),
    };
  },

  /** Ends the sessions of a person who leaves and anonymizes them. */
  async leave(tx: Tx, uid: string, at: Date): Promise<void> {
    await tx
      .updateTable('acting_sessions')
      .set({ ended_at: at, ended_by: 'locked' })
      .where(({ or, eb }) => or([eb('uid', '=', uid), eb('staff_uid', '=', uid)]))
      .where('ended_at', 'is', null)
      .execute();
    await tx.updateTable('acting_sessions').set({ uid: null }).where('uid', '=', uid).execute();
    await tx.updateTable('acting_sessions').set({ staff_uid: null }).where('staff_uid', '=', uid).execute();
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('acting_sessions').where('until', '<', before).execute();
  },
};
