import type { Queryable } from '../../platform/database.ts';
import type { PersonalData, PersonalRows } from '../../platform/personal-data.ts';

/**
 * Reads the person's own lists, and what the person has written on any list. What others wrote belongs to their data.
 */
async function readLists(db: Queryable, uids: readonly string[]): Promise<PersonalRows> {
  const lists = await db
    .selectFrom('saved_lists')
    .select(['list_id', 'is_main', 'name', 'created_at', 'used_at', 'removed_at', 'link_mode', 'tells_owner'])
    .select(['told_at', 'language', 'brand'])
    .where('uid', 'in', uids)
    .orderBy('list_id')
    .execute();
  const people = await db
    .selectFrom('saved_list_people')
    .select(['person_id', 'list_id', 'name', 'joined_at', 'seen_at', 'since_at'])
    .where('uid', 'in', uids)
    .orderBy('person_id')
    .execute();
  const listIds = [0, ...lists.map(({ list_id }) => list_id)];
  const personIds = [0, ...people.map(({ person_id }) => person_id)];
  return {
    saved_lists: lists,
    saved_list_people: people,
    saved_list_homes: await db
      .selectFrom('saved_list_homes')
      .selectAll()
      .where('list_id', 'in', listIds)
      .orderBy('added_at')
      .execute(),
    saved_list_votes: await db
      .selectFrom('saved_list_votes')
      .selectAll()
      .where('person_id', 'in', personIds)
      .orderBy('voted_at')
      .execute(),
    saved_list_comments: await db
      .selectFrom('saved_list_comments')
      .select(['comment_id', 'list_id', 'object_number', 'person_id', 'text', 'written_at'])
      .where('person_id', 'in', personIds)
      .orderBy('comment_id')
      .execute(),
  };
}

export const personalDataOfWatchList: PersonalData = {
  async read(db, { uid, device }) {
    const uids = [uid, ...(device === null ? [] : [device])];
    const withoutUid = <Row extends { uid: string }>(rows: Row[]): Omit<Row, 'uid'>[] =>
      rows.map(({ uid: _whose, ...row }) => row);
    return {
      watched_objects: withoutUid(
        await db.selectFrom('watched_objects').selectAll().where('uid', 'in', uids).execute(),
      ),
      last_seen_objects: withoutUid(
        await db.selectFrom('last_seen_objects').selectAll().where('uid', 'in', uids).execute(),
      ),
      ...(await readLists(db, uids)),
      watch_list_mails: withoutUid(
        await db.selectFrom('watch_list_mails').selectAll().where('uid', 'in', uids).execute(),
      ),
    };
  },

  /**
   * Deletes the person's lists together with everything that others wrote on them, and what the person wrote on lists
   * of others.
   */
  async leave(tx, { uid }) {
    await tx.deleteFrom('saved_lists').where('uid', '=', uid).execute();
    await tx.deleteFrom('saved_list_people').where('uid', '=', uid).execute();
    await tx.deleteFrom('watched_objects').where('uid', '=', uid).execute();
    await tx.deleteFrom('last_seen_objects').where('uid', '=', uid).execute();
    await tx.deleteFrom('watch_list_mails').where('uid', '=', uid).execute();
  },
};
