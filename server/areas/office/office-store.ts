import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { OfficeHours } from '../../../domain/operator/facts.ts';

export interface StaffMember {
  id: number;
  nameShorted: string;
  /** Key of the photo's file. Null if the portrait is drawn. */
  portraitKey: string | null;
}

export interface Overwrite {
  page: string;
  language: Language;
  text: string;
}

export const officeStore = {
  async staff(db: Queryable): Promise<StaffMember[]> {
    return db
      .selectFrom('office_staff')
      .select(['id', 'name_shorted as nameShorted', 'portrait_key as portraitKey'])
      .orderBy('id')
      .execute();
  },

  async setPortrait(tx: Tx, id: number, portraitKey: string | null): Promise<void> {
    await tx.updateTable('office_staff').set({ portrait_key: portraitKey }).where('id', '=', id).execute();
  },

  /** Locks the staff against other additions until the end of the transaction, and returns their number. */
  async lockAndCountStaff(tx: Tx): Promise<number> {
    await sql`lock table office_staff in share row exclusive mode`.execute(tx);
    const row = await tx
      .selectFrom('office_staff')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  /** Returns the number of the new person. Expects the lock of `lockAndCountStaff`. */
  async addMember(tx: Tx, nameShorted: string): Promise<number> {
    // Rows of the demo world have numbers that the sequence does not know.
    const id = sql<number>`(select setval('office_staff_numbers',
      greatest(nextval('office_staff_numbers'), (select coalesce(max(id), 0) + 1 from office_staff)))::integer)`;
    const row = await tx
      .insertInto('office_staff')
      .values({ id, name_shorted: nameShorted, portrait: nameShorted })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },

  /** Returns false for an unknown number. */
  async renameMember(tx: Tx, id: number, nameShorted: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('office_staff')
      .set({ name_shorted: nameShorted })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async removeMember(tx: Tx, id: number): Promise<void> {
    await tx.deleteFrom('office_staff').where('id', '=', id).execute();
  },

  async times(db: Queryable): Promise<OfficeHours[]> {
    return db
      .selectFrom('office_times')
      .select(['weekday', 'from_time as from', 'to_time as to'])
      .orderBy('weekday')
      .execute();
  },

  async overwrites(db: Queryable): Promise<Overwrite[]> {
    const rows = await db
      .selectFrom('office_overwrites')
      .select(['page', 'language', 'text'])
      .orderBy('page')
      .orderBy('language')
      .execute();
    return rows.map((row) => ({ ...row, language: row.language as Language }));
  },

  /** Sets a text; an empty one removes the existing text. */
  async overwrite(db: Queryable, { page, language, text }: Overwrite, now: Date): Promise<void> {
    if (text === '') {
      await db
        .deleteFrom('office_overwrites')
        .where('page', '=', page)
        .where('language', '=', language)
        .execute();
      return;
    }
    await db
      .insertInto('office_overwrites')
      .values({ page, language, text, updated_at: now })
      .onConflict((conflict) => conflict.columns(['page', 'language']).doUpdateSet({ text, updated_at: now }))
      .execute();
  },

  async insertAll(
    tx: Tx,
    rows: { office_staff: readonly Row[]; office_times: readonly Row[] },
  ): Promise<void> {
    await insertRows(tx, 'office_staff', rows.office_staff);
    await insertRows(tx, 'office_times', rows.office_times);
  },
};
