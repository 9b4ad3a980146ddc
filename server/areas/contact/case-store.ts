import { sql } from 'kysely';
import type { CaseState } from '../../../domain/contact-case.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { personNameOf } from '../../platform/person-name-store.ts';

export type CaseEvent =
  | 'taken'
  | 'released'
  | 'answered'
  | 'closed'
  | 'reopened'
  | 'replied'
  | 'assigned'
  | 'added'
  | 'opened'
  | 'followUp';

export interface CaseFilter {
  state: CaseState | '';
  topic: string;
  /** `mine`, `nobody`, or the account number of a colleague; empty for any. */
  assignee: string;
  query: string;
  uid: string;
  priority: boolean;
}

export interface ListedCase {
  case_number: number;
  kind: string;
  topic: string;
  name: string;
  state: string;
  /** Name of the person responsible; empty if nobody is. */
  assignee: string;
  created_at: Date;
  changed_at: Date;
  problem: string | null;
  due_at: Date | null;
  follow_up_on: string | null;
}

interface StoredCase extends ListedCase {
  id: number;
  email: string;
  phone: string;
  company: string;
  booking_number: string;
  object_number: string;
  language: string;
  assigned_uid: string | null;
}

interface StoredMessage {
  id: number;
  direction: string;
  text: string;
  created_at: Date;
  author: string;
  /** The complete mail; empty if it has only the text. */
  whole: string;
  /** Sender, if not the address of the case; otherwise empty. */
  from_address: string;
  refused_files: number;
}

export const caseStore = {
  async find(
    db: Queryable,
    { state, topic, assignee, query, uid, priority }: CaseFilter,
    limit: number,
  ): Promise<{ total: number; cases: ListedCase[] }> {
    let rows = db.selectFrom('contact_cases as c').leftJoin('accounts as a', 'a.uid', 'c.assigned_uid');
    // Suspect cases are only listed on request.
    rows = state === '' ? rows.where('c.state', '<>', 'suspect') : rows.where('c.state', '=', state);
    if (priority) rows = rows.where('c.problem', 'is not', null);
    if (topic !== '') rows = rows.where('c.topic', '=', topic);
    if (assignee === 'mine') rows = rows.where('c.assigned_uid', '=', uid);
    if (assignee === 'nobody') rows = rows.where('c.assigned_uid', 'is', null);
    if (/^\d+$/.test(assignee)) rows = rows.where('a.number', '=', Number(assignee));
    if (query.trim() !== '') {
      const like = containsPattern(query.trim());
      rows = rows.where((eb) =>
        eb.or([
          eb('c.name', 'ilike', like),
          eb('c.email', 'ilike', like),
          eb('c.booking_number', 'ilike', like),
          eb(sql<string>`c.case_number::text`, 'like', like),
          eb.exists(
            eb
              .selectFrom('contact_messages as m')
              .select('m.id')
              .whereRef('m.case_id', '=', 'c.id')
              .where('m.text', 'ilike', like),
          ),
        ]),
      );
    }
    const { total } = await rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const cases = await rows
      .select(['c.case_number', 'c.kind', 'c.topic', 'c.name', 'c.state', 'c.created_at', 'c.changed_at'])
      .select(['c.problem', 'c.due_at', 'c.follow_up_on'])
      .select(personNameOf('a').as('assignee'))
      // Sorts reports of guests during their stay first, by the promised time of the answer.
      .orderBy(sql`c.problem is not null and c.state = 'open'`, 'desc')
      .orderBy(sql`case when c.state = 'open' then c.due_at end`, (order) => order.asc().nullsLast())
      .orderBy(sql`case when c.state in ('open', 'answered') then c.follow_up_on end`, (order) =>
        order.asc().nullsLast(),
      )
      .orderBy('c.changed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .execute();
    return { total, cases };
  },

  async read(db: Queryable, caseNumber: number): Promise<StoredCase | null> {
    const row = await db
      .selectFrom('contact_cases as c')
      .leftJoin('accounts as a', 'a.uid', 'c.assigned_uid')
      .selectAll('c')
      .select(personNameOf('a').as('assignee'))
      .where('c.case_number', '=', caseNumber)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Locks the case until the end of the transaction. */
  async lock(
    tx: Tx,
    caseNumber: number,
  ): Promise<Pick<StoredCase, 'id' | 'state' | 'assigned_uid' | 'email' | 'follow_up_on'> | null> {
    const row = await tx
      .selectFrom('contact_cases')
      .select(['id', 'state', 'assigned_uid', 'email', 'follow_up_on'])
      .where('case_number', '=', caseNumber)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  listMessages(db: Queryable, caseId: number): Promise<StoredMessage[]> {
    return db
      .selectFrom('contact_messages as m')
      .leftJoin('accounts as a', 'a.uid', 'm.author_uid')
      .select([
        'm.id',
        'm.direction',
        'm.text',
        'm.created_at',
        'm.whole',
        'm.from_address',
        'm.refused_files',
      ])
      .select(personNameOf('a').as('author'))
      .where('m.case_id', '=', caseId)
      .orderBy('m.id')
      .execute();
  },

  /** Attachment ids with the messages they belong to. */
  files(db: Queryable, caseId: number): Promise<{ messageId: number; attachmentId: number }[]> {
    return db
      .selectFrom('contact_files as f')
      .innerJoin('contact_messages as m', 'm.id', 'f.message_id')
      .select(['f.message_id as messageId', 'f.attachment_id as attachmentId'])
      .where('m.case_id', '=', caseId)
      .orderBy('f.attachment_id')
      .execute();
  },

  async insertFiles(tx: Tx, messageId: number, files: readonly number[]): Promise<void> {
    if (files.length === 0) return;
    await tx
      .insertInto('contact_files')
      .values(files.map((id) => ({ message_id: messageId, attachment_id: id })))
      .execute();
  },

  events(
    db: Queryable,
    caseId: number,
  ): Promise<{ kind: string; at: Date; actor: string; target: string; followUpOn: string | null }[]> {
    return db
      .selectFrom('contact_events as e')
      .leftJoin('accounts as a', 'a.uid', 'e.actor_uid')
      .leftJoin('accounts as t', 't.uid', 'e.target_uid')
      .select(['e.kind', 'e.at', 'e.follow_up_on as followUpOn'])
      .select([personNameOf('a').as('actor'), personNameOf('t').as('target')])
      .where('e.case_id', '=', caseId)
      .orderBy('e.id')
      .execute();
  },

  async insertAnswer(tx: Tx, caseId: number, author: string, text: string, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('contact_messages')
      .values({ case_id: caseId, direction: 'out', author_uid: author, text, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async insertReply(
    tx: Tx,
    caseId: number,
    reply: { text: string; whole: string; from: string; refusedFiles: number },
    now: Date,
  ): Promise<number> {
    const { text, whole, from, refusedFiles } = reply;
    const { id } = await tx
      .insertInto('contact_messages')
      .values({
        ...{ case_id: caseId, direction: 'in', text, whole },
        ...{ from_address: from, refused_files: refusedFiles, created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async colleagues(
    db: Queryable,
    roles: readonly string[],
  ): Promise<{ uid: string; number: number; name: string }[]> {
    return db
      .selectFrom('accounts as a')
      .select(['a.uid', 'a.number'])
      .select(personNameOf('a').as('name'))
      .where('a.suspended_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('account_roles as r')
            .select('r.role')
            .whereRef('r.uid', '=', 'a.uid')
            .where('r.role', 'in', roles),
        ),
      )
      .orderBy('name')
      .orderBy('a.number')
      .execute();
  },

  async change(
    tx: Tx,
    caseId: number,
    change: {
      state?: CaseState;
      assigned_uid?: string | null;
      due_at?: Date | null;
      follow_up_on?: string | null;
    },
    now: Date,
  ): Promise<void> {
    await tx
      .updateTable('contact_cases')
      .set({ ...change, changed_at: now })
      .where('id', '=', caseId)
      .execute();
  },

  /** Incoming mail has no actor. */
  async insertEvent(
    tx: Tx,
    caseId: number,
    kind: CaseEvent,
    actor: string | null,
    now: Date,
    target: string | null = null,
    followUpOn: string | null = null,
  ): Promise<void> {
    await tx
      .insertInto('contact_events')
      .values({
        case_id: caseId,
        kind,
        actor_uid: actor,
        target_uid: target,
        at: now,
        follow_up_on: followUpOn,
      })
      .execute();
  },
};
