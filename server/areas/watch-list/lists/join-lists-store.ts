import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/**
 * Moves the lists of a visitor, and what the visitor wrote on lists of others, to an account. The caller moves saved
 * homes afterwards. Lists keep their links. If both main lists are shared, one becomes a named list. A list that is not
 * shared is merged into the account's list of the same name.
 */
export async function moveLists(tx: Tx, fromUid: string, toUid: string): Promise<void> {
  await joinMainLists(tx, fromUid, toUid);
  await joinNamesakes(tx, fromUid, toUid);
  await tx.updateTable('saved_lists').set({ uid: toUid }).where('uid', '=', fromUid).execute();
  await movePeople(tx, fromUid, toUid);
}

async function joinMainLists(tx: Tx, fromUid: string, toUid: string): Promise<void> {
  const mains = await tx
    .selectFrom('saved_lists')
    .select(['list_id as listId', 'uid', 'link_uid as linkUid'])
    .where('uid', 'in', [fromUid, toUid])
    .where('is_main', '=', true)
    .execute();
  const from = mains.find(({ uid }) => uid === fromUid);
  const to = mains.find(({ uid }) => uid === toUid);
  if (!from || !to) return;
  if (from.linkUid === null) {
    await tx.deleteFrom('saved_lists').where('list_id', '=', from.listId).execute();
    return;
  }
  await sql`
    insert into saved_list_homes (list_id, object_number, added_at)
    select ${from.listId}, object_number, add_date from watched_objects
    where uid = ${fromUid} and in_main and delete_date is null
    on conflict do nothing`.execute(tx);
  await tx.updateTable('saved_lists').set({ is_main: false }).where('list_id', '=', from.listId).execute();
}

async function joinNamesakes(tx: Tx, fromUid: string, toUid: string): Promise<void> {
  await sql`
    insert into saved_list_homes (list_id, object_number, added_at)
    select t.list_id, h.object_number, h.added_at
    from saved_list_homes h
      join saved_lists f on f.list_id = h.list_id and f.uid = ${fromUid} and f.link_uid is null and f.removed_at is null
      join saved_lists t on t.uid = ${toUid} and lower(t.name) = lower(f.name) and t.removed_at is null and not t.is_main
    on conflict do nothing`.execute(tx);
  await sql`
    delete from saved_lists f where f.uid = ${fromUid} and f.link_uid is null and not f.is_main and exists (
      select 1 from saved_lists t
      where t.uid = ${toUid} and lower(t.name) = lower(f.name) and t.removed_at is null and not t.is_main)`.execute(
    tx,
  );
}

/**
 * Moves the votes and comments of the browser's person on lists of others to the account. If both took part in a list,
 * the account's person stays, and gets the votes for homes on which it has not voted.
 */
async function movePeople(tx: Tx, fromUid: string, toUid: string): Promise<void> {
  const both = sql`from saved_list_people f join saved_list_people t on t.list_id = f.list_id and t.uid = ${toUid}
    where f.uid = ${fromUid}`;
  await sql`
    update saved_list_people p set name = f.name from saved_list_people f
    where p.uid = ${toUid} and f.uid = ${fromUid} and f.list_id = p.list_id and p.name = ''`.execute(tx);
  await sql`
    insert into saved_list_votes (list_id, object_number, person_id, is_for, voted_at)
    select v.list_id, v.object_number, pair.to_id, v.is_for, v.voted_at
    from saved_list_votes v join (select f.person_id as from_id, t.person_id as to_id ${both}) pair
      on pair.from_id = v.person_id
    on conflict do nothing`.execute(tx);
  await sql`
    update saved_list_comments c set person_id = pair.to_id
    from (select f.person_id as from_id, t.person_id as to_id ${both}) pair where pair.from_id = c.person_id`.execute(
    tx,
  );
  await sql`delete from saved_list_people where person_id in (select f.person_id ${both})`.execute(tx);
  await tx.updateTable('saved_list_people').set({ uid: toUid }).where('uid', '=', fromUid).execute();
}
