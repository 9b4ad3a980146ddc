import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';

/** What invoices say about a landlord. */
export interface BillingRow {
  id: number;
  name: string;
  address: { street: string; zip: string; city: string; country: string } | null;
  vat_id: string | null;
  /** Codes of the countries in which the landlord's homes lie, in small letters. */
  countries: string[];
}

/** The landlords for whom a person acts, by themselves or through an agency that manages one of their homes. */
const ownLandlords = (uid: string): RawBuilder<boolean> => sql`exists (
  select from account_businesses as own
  where own.uid = ${uid}
    and ((own.kind = 'landlord' and own.subject = landlords.id)
      or (own.kind = 'agency' and exists (
        select from homes where homes.landlord_id = landlords.id and homes.agency_id = own.subject
      ))))`;

/** The numbers of the landlords for whom a person acts. */
export async function landlordsOf(db: Queryable, uid: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from landlords where ${ownLandlords(uid)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findBilling(db: Queryable, uid: string): Promise<BillingRow[]> {
  const { rows } = await sql<BillingRow>`
    select id, name, address, vat_id, array(
      select distinct country_code from homes where landlord_id = landlords.id order by 1
    ) as countries
    from landlords where ${ownLandlords(uid)}
    order by id`.execute(db);
  return rows;
}

/** Says whether there was such a landlord of this person. */
export async function setBilling(
  tx: Tx,
  uid: string,
  { id, address, vat_id: vatId }: Pick<BillingRow, 'id' | 'address' | 'vat_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('landlords')
    .set({ address: JSON.stringify(address), vat_id: vatId })
    .where('id', '=', id)
    .where(ownLandlords(uid))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
