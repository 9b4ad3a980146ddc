import type { Queryable, Tx } from '../../platform/database.ts';

export type ActKind =
  | 'name'
  | 'mail'
  | 'number'
  | 'phone'
  | 'date'
  | 'voucher'
  | 'account'
  | 'booking'
  | 'case'
  | 'question';

export const officeActsStore = {
  async insert(
    tx: Tx,
    {
      at,
      ...read
    }: { act: 'search' | 'person' | 'resend'; kind: ActKind; uid: string; name: string; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('office_acts')
      .values({ ...read, acted_at: at })
      .execute();
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('office_acts').where('acted_at', '<', before).execute();
  },

  ofStaff(db: Queryable, uid: string): Promise<{ act: string; kind: string; acted_at: Date }[]> {
    return db
      .selectFrom('office_acts')
      .select(['act', 'kind', 'acted_at'])
      .where('uid', '=', uid)
      .orderBy('act_id')
      .execute();
  },
};
