import type { PersonalData } from '../../platform/personal-data.ts';

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
      watch_list_mails: withoutUid(
        await db.selectFrom('watch_list_mails').selectAll().where('uid', 'in', uids).execute(),
      ),
    };
  },

  async leave(tx, { uid }) {
    await tx.deleteFrom('watched_objects').where('uid', '=', uid).execute();
    await tx.deleteFrom('last_seen_objects').where('uid', '=', uid).execute();
    await tx.deleteFrom('watch_list_mails').where('uid', '=', uid).execute();
  },
};
