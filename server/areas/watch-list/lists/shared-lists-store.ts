import { sql } from 'kysely';
import type { Cents } from '../../../../domain/money.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { WatchedRow } from '../watch-list-store.ts';
import type { SavedListRow } from './saved-lists-store.ts';

export interface PersonRow {
  personId: number;
  uid: string;
  /** Empty if the owner has given no name. */
  name: string;
  seenAt: Date;
  sinceAt: Date | null;
}

export interface VoteRow {
  objectNumber: number;
  personId: number;
  isFor: boolean;
  votedAt: Date;
}

export interface CommentRow {
  commentId: number;
  objectNumber: number;
  personId: number;
  text: string;
  writtenAt: Date;
}

export interface Look {
  objectNumber: number;
  stay: string;
  isFree: boolean;
  price: Cents | null;
  sinceFree: boolean | null;
  sincePrice: Cents | null;
}

const person = ['person_id as personId', 'uid', 'name', 'seen_at as seenAt', 'since_at as sinceAt'] as const;

/** Data that people with a list's link see and write. */
export interface ReportedComment {
  commentId: number;
  objectNumber: number;
  author: string;
  text: string;
  writtenAt: Date;
  reportedAt: Date | null;
  reason: string | null;
}

export const sharedListsStore = {
  /** Returns the homes of a list with the stay and price saved by its owner, newest first. */
  async homes(
    db: Queryable,
    { listId, uid, isMain }: Pick<SavedListRow, 'listId' | 'uid' | 'isMain'>,
  ): Promise<WatchedRow[]> {
    const watched = db
      .selectFrom('watched_objects as w')
      .innerJoin('homes', 'homes.object_number', 'w.object_number')
      .leftJoin('saved_list_homes as h', (join) =>
        join.onRef('h.object_number', '=', 'w.object_number').on('h.list_id', '=', listId),
      )
      .select([
        'w.object_number as objectNumber',
        'w.price_cents as price',
        'w.price_original_cents as priceOriginal',
        'w.price_percent_reduction as percentReduction',
        'w.start_date as startDate',
        'w.end_date as endDate',
        'w.persons',
        'w.child_ages as childAges',
        'w.pets',
        sql<Date>`coalesce(h.added_at, w.add_date)`.as('addDate'),
        'w.delete_date as deleteDate',
      ])
      .where('w.uid', '=', uid)
      .where('w.delete_date', 'is', null)
      .where('homes.removed_at', 'is', null)
      .orderBy('addDate', 'desc')
      .orderBy('w.object_number');
    return isMain
      ? watched.where('w.in_main', '=', true).execute()
      : watched.where('h.list_id', 'is not', null).execute();
  },

  async people(db: Queryable, listId: number): Promise<PersonRow[]> {
    return db
      .selectFrom('saved_list_people')
      .select(person)
      .where('list_id', '=', listId)
      .orderBy('person_id')
      .execute();
  },

  /** Creates the person or changes the name. If undefined, the name stays unchanged. */
  async savePerson(
    tx: Tx,
    { listId, uid, name }: { listId: number; uid: string; name?: string },
    now: Date,
  ): Promise<PersonRow> {
    return tx
      .insertInto('saved_list_people')
      .values({ list_id: listId, uid, name: name ?? '', joined_at: now, seen_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['list_id', 'uid'])
          .doUpdateSet({ name: name === undefined ? sql<string>`saved_list_people.name` : name }),
      )
      .returning(person)
      .executeTakeFirstOrThrow();
  },

  async votes(db: Queryable, listId: number): Promise<VoteRow[]> {
    return db
      .selectFrom('saved_list_votes')
      .select(['object_number as objectNumber', 'person_id as personId', 'is_for as isFor'])
      .select('voted_at as votedAt')
      .where('list_id', '=', listId)
      .orderBy('voted_at')
      .orderBy('person_id')
      .execute();
  },

  async vote(tx: Tx, listId: number, vote: VoteRow): Promise<void> {
    const { objectNumber: object_number, personId: person_id, isFor: is_for, votedAt: voted_at } = vote;
    await tx
      .insertInto('saved_list_votes')
      .values({ list_id: listId, object_number, person_id, is_for, voted_at })
      .onConflict((conflict) =>
        conflict
          .columns(['list_id', 'object_number', 'person_id'])
          .doUpdateSet({ is_for, voted_at })
          .where('saved_list_votes.is_for', '!=', is_for),
      )
      .execute();
  },

  async takeVoteBack(tx: Tx, listId: number, objectNumber: number, personId: number): Promise<void> {
    await tx
      .deleteFrom('saved_list_votes')
      .where('list_id', '=', listId)
      .where('object_number', '=', objectNumber)
      .where('person_id', '=', personId)
      .execute();
  },

  /** Returns comments, oldest first, without reported ones. */
  async comments(db: Queryable, listId: number): Promise<CommentRow[]> {
    return db
      .selectFrom('saved_list_comments')
      .select(['comment_id as commentId', 'object_number as objectNumber', 'person_id as personId', 'text'])
      .select('written_at as writtenAt')
      .where('list_id', '=', listId)
      .where('reported_at', 'is', null)
      .orderBy('comment_id')
      .execute();
  },

  async countComments(tx: Tx, listId: number): Promise<number> {
    const { count } = await tx
      .selectFrom('saved_list_comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('list_id', '=', listId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async insertComment(
    tx: Tx,
    listId: number,
    { objectNumber, personId, text, writtenAt }: Omit<CommentRow, 'commentId'>,
  ): Promise<number> {
    const { comment_id } = await tx
      .insertInto('saved_list_comments')
      .values({
        list_id: listId,
        object_number: objectNumber,
        person_id: personId,
        text,
        written_at: writtenAt,
      })
      .returning('comment_id')
      .executeTakeFirstOrThrow();
    return comment_id;
  },

  /**
   * Returns false if there is no such comment, or if it is another person's. With a null `personId`, comments of
   * anybody can be removed.
   */
  async removeComment(tx: Tx, listId: number, commentId: number, personId: number | null): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('saved_list_comments')
      .where('list_id', '=', listId)
      .where('comment_id', '=', commentId)
      .$if(personId !== null, (query) => query.where('person_id', '=', personId!))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async report(
    tx: Tx,
    { listId, commentId, reason, now }: { listId: number; commentId: number; reason: string; now: Date },
  ): Promise<'reported' | 'cleared' | 'unknown'> {
    const row = await tx
      .selectFrom('saved_list_comments')
      .select(['cleared_at as clearedAt'])
      .where('list_id', '=', listId)
      .where('comment_id', '=', commentId)
      .where('reported_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown';
    if (row.clearedAt !== null) return 'cleared';
    await tx
      .updateTable('saved_list_comments')
      .set({ reported_at: now, report_reason: reason })
      .where('comment_id', '=', commentId)
      .execute();
    return 'reported';
  },

  /** Returns reported comments, longest waiting first. */
  async listReported(db: Queryable): Promise<ReportedComment[]> {
    return db
      .selectFrom('saved_list_comments as c')
      .innerJoin('saved_list_people as p', 'p.person_id', 'c.person_id')
      .select(['c.comment_id as commentId', 'c.object_number as objectNumber', 'p.name as author', 'c.text'])
      .select(['c.written_at as writtenAt', 'c.reported_at as reportedAt', 'c.report_reason as reason'])
      .where('c.reported_at', 'is not', null)
      .orderBy('c.reported_at')
      .limit(100)
      .execute();
  },

  async decide(db: Queryable, commentId: number, isShown: boolean, now: Date): Promise<boolean> {
    if (isShown) {
      const { numUpdatedRows } = await db
        .updateTable('saved_list_comments')
        .set({ reported_at: null, report_reason: null, cleared_at: now })
        .where('comment_id', '=', commentId)
        .where('reported_at', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }
    const { numDeletedRows } = await db
      .deleteFrom('saved_list_comments')
      .where('comment_id', '=', commentId)
      .where('reported_at', 'is not', null)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async looks(db: Queryable, personId: number): Promise<Look[]> {
    return db
      .selectFrom('saved_list_looks')
      .select(['object_number as objectNumber', 'stay', 'is_free as isFree', 'price_cents as price'])
      .select(['since_free as sinceFree', 'since_price_cents as sincePrice'])
      .where('person_id', '=', personId)
      .execute();
  },

  /** Replaces the record of what the person has seen of the list's homes. */
  async saveVisit(
    tx: Tx,
    personId: number,
    visit: { seenAt: Date; sinceAt: Date | null; looks: readonly Look[] },
  ): Promise<void> {
    await tx
      .updateTable('saved_list_people')
      .set({ seen_at: visit.seenAt, since_at: visit.sinceAt })
      .where('person_id', '=', personId)
      .execute();
    await tx.deleteFrom('saved_list_looks').where('person_id', '=', personId).execute();
    if (visit.looks.length === 0) return;
    await tx
      .insertInto('saved_list_looks')
      .values(
        visit.looks.map((look) => ({
          person_id: personId,
          object_number: look.objectNumber,
          stay: look.stay,
          is_free: look.isFree,
          price_cents: look.price,
          since_free: look.sinceFree,
          since_price_cents: look.sincePrice,
        })),
      )
      .execute();
  },

  /** Returns comments of others that the owner has neither seen nor been mailed. */
  async commentsToTell(db: Queryable, listId: number): Promise<(CommentRow & { author: string })[]> {
    const result = await sql<CommentRow & { author: string }>`
      select c.comment_id as "commentId", c.object_number as "objectNumber", c.person_id as "personId", c.text,
        c.written_at as "writtenAt", p.name as author
      from saved_list_comments c
        join saved_lists l on l.list_id = c.list_id
        join saved_list_people p on p.person_id = c.person_id
      where c.list_id = ${listId} and c.reported_at is null and p.uid <> l.uid
        and c.written_at > coalesce(l.told_at, '-infinity')
        and c.written_at > coalesce((select o.seen_at from saved_list_people o
          where o.list_id = l.list_id and o.uid = l.uid), '-infinity')
      order by c.comment_id`.execute(db);
    return result.rows.map((row) => ({ ...row, commentId: Number(row.commentId) }));
  },

  async markTold(tx: Tx, listId: number, now: Date): Promise<void> {
    await tx.updateTable('saved_lists').set({ told_at: now }).where('list_id', '=', listId).execute();
  },

  async lockList(tx: Tx, listId: number): Promise<void> {
    await tx.selectFrom('saved_lists').select('list_id').where('list_id', '=', listId).forUpdate().execute();
  },

  /** Deletes people whose last visit is too long ago, together with what they wrote. */
  async deletePeopleBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('saved_list_people').where('seen_at', '<', before).execute();
  },
};
