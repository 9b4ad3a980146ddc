import { sql } from 'kysely';
import type { z } from 'zod';
import type { travellers } from '../../../../contract/accounts/traveller.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export type TravellerRow = z.output<typeof travellers>['travellers'][number];
export type OwnDetails = Omit<TravellerRow, 'id' | 'firstName' | 'lastName'>;
export type NewTraveller = Omit<TravellerRow, 'id'>;

const toColumns = ({ firstName, lastName, ...plain }: NewTraveller) => ({
  ...plain,
  first_name: firstName,
  last_name: lastName,
});

/** People for whom an account books; every query is limited to the account. */
export const travellersStore = {
  async list(db: Queryable, uid: string): Promise<TravellerRow[]> {
    const rows = await db
      .selectFrom('account_travellers')
      .select([
        'id',
        'salutation',
        'first_name as firstName',
        'last_name as lastName',
        'phone',
        'street',
        'zip',
        'city',
        'country',
      ])
      .where('uid', '=', uid)
      .orderBy('id')
      .execute();
    return rows as TravellerRow[];
  },

  /** Returns the details in the account's last booking under its own name; null if none has an address. */
  async ownDetails(db: Queryable, uid: string): Promise<OwnDetails | null> {
    const { rows } = await sql<OwnDetails>`
      select coalesce(customer ->> 'salutation', 'none') as salutation, coalesce(customer ->> 'phone', '') as phone,
        customer ->> 'street' as street, coalesce(customer ->> 'zip', '') as zip, coalesce(customer ->> 'city', '') as city,
        coalesce(customer ->> 'country', '') as country
      from bookings b join accounts a on a.uid = b.uid
      where a.uid = ${uid} and coalesce(customer ->> 'street', '') <> ''
        and lower(customer ->> 'firstName') = lower(a.first_name) and lower(customer ->> 'lastName') = lower(a.last_name)
      order by b.id desc limit 1`.execute(db);
    return rows[0] ?? null;
  },

  async insert(tx: Tx, uid: string, traveller: NewTraveller): Promise<void> {
    await tx
      .insertInto('account_travellers')
      .values({ uid, ...toColumns(traveller) })
      .execute();
  },

  /** False if the account has no traveller with this id. */
  async update(tx: Tx, uid: string, id: number, traveller: NewTraveller): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('account_travellers')
      .set(toColumns(traveller))
      .where('uid', '=', uid)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async delete(db: Queryable, uid: string, id: number): Promise<void> {
    await db.deleteFrom('account_travellers').where('uid', '=', uid).where('id', '=', id).execute();
  },
};
