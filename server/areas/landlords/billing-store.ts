import { sql, type RawBuilder } from 'kysely';
import { moneyBusinesses } from '../booking/booking.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface BillingRow {
  id: number;
  name: string;
  address: { street: string; zip: string; city: string; country: string } | null;
  vat_id: string | null;
  is_trader: boolean;
  /** Register and number; null if there is none. */
  trade_register: string | null;
  /** The day on which a trader committed to offer only what EU law allows; null without a commitment. */
  lawful_since: string | null;
  /** Lower-case ISO country codes of the landlord's homes. */
  countries: string[];
}

const isLandlordOf = (businesses: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from ${businesses} as own
  where ((own.kind = 'landlord' and own.subject = landlords.id)
      or (own.kind = 'agency' and exists (
        select from homes where homes.landlord_id = landlords.id and homes.agency_id = own.subject
      ))))`;

const ownLandlords = (uid: string): RawBuilder<boolean> =>
  isLandlordOf(sql`(select kind, subject from account_businesses where uid = ${uid})`);

export async function readLandlordIds(db: Queryable, uid: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from landlords where ${ownLandlords(uid)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Landlords whose payouts and statements a person reads: their own, and those of businesses whose books they keep. */
export async function readMoneyLandlordIds(db: Queryable, uid: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from landlords where ${isLandlordOf(moneyBusinesses(uid))} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the landlord's homes in the order in which homes are locked. */
export async function homesShowing(db: Queryable, landlord: number): Promise<number[]> {
  const rows = await db
    .selectFrom('homes')
    .select('object_number')
    .where('landlord_id', '=', landlord)
    .where('removed_at', 'is', null)
    .orderBy('object_number')
    .execute();
  return rows.map((row) => row.object_number);
}

export async function findBilling(db: Queryable, uid: string): Promise<BillingRow[]> {
  const { rows } = await sql<BillingRow>`
    select id, name, address, vat_id, is_trader, trade_register, lawful_since, array(
      select distinct country_code from homes where landlord_id = landlords.id order by 1
    ) as countries
    from landlords where ${ownLandlords(uid)}
    order by id`.execute(db);
  return rows;
}

/** The changed fields; absent ones stay unchanged. */
type BillingChange = Pick<BillingRow, 'id' | 'address' | 'vat_id'> &
  Partial<Pick<BillingRow, 'trade_register' | 'lawful_since'>>;

export async function setBilling(
  tx: Tx,
  uid: string,
  { id, address, ...facts }: BillingChange,
): Promise<void> {
  await tx
    .updateTable('landlords')
    .set({ address: JSON.stringify(address), ...facts })
    .where('id', '=', id)
    .where(ownLandlords(uid))
    .execute();
}
