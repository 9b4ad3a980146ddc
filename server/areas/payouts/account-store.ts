import { sql } from 'kysely';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface AccountRow {
  holder: string;
  iban: string;
  created_at: Date;
}

export interface PaidLandlord {
  id: number;
  name: string;
  email: string;
  language: string;
  is_reachable: boolean;
  is_trader: boolean;
  address: { street: string; zip: string; city: string; country: string } | null;
  vat_id: string | null;
  /** ISO 3166 codes of the countries of the landlord's homes, in lower case. */
  countries: string[];
  tax_number: string | null;
  born_on: PlainDate | null;
  account: AccountRow | null;
}

export const accountStore = {
  async insertAccount(
    tx: Tx,
    landlordId: number,
    { holder, iban, uid, at }: { holder: string; iban: string; uid: string; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('landlord_accounts')
      .values({ landlord_id: landlordId, holder, iban, uid, created_at: at })
      .execute();
  },

  async setTaxFacts(
    tx: Tx,
    landlordId: number,
    facts: { tax_number: string; born_on: PlainDate | null; updated_at: Date },
  ): Promise<void> {
    await tx
      .insertInto('landlord_tax_facts')
      .values({ landlord_id: landlordId, ...facts })
      .onConflict((conflict) => conflict.column('landlord_id').doUpdateSet(facts))
      .execute();
  },

  async landlords(db: Queryable, ids: readonly number[]): Promise<PaidLandlord[]> {
    const { rows } = await sql<PaidLandlord & AccountRow>`
      select l.id, l.name, l.email, l.language, l.is_reachable, l.is_trader, l.address, l.vat_id,
        array(select distinct country_code from homes where landlord_id = l.id order by 1) as countries,
        facts.tax_number, facts.born_on, latest.holder, latest.iban, latest.created_at
      from landlords l
      left join landlord_tax_facts facts on facts.landlord_id = l.id
      left join lateral (select holder, iban, created_at from landlord_accounts
        where landlord_id = l.id order by id desc limit 1) latest on true
      where l.id = any(${[...ids]}::int[]) order by l.id`.execute(db);
    return rows.map(({ holder, iban, created_at, ...landlord }) => ({
      ...landlord,
      account: iban === null ? null : { holder, iban, created_at },
    }));
  },

  async findPeople(db: Queryable, ids: readonly number[]): Promise<Map<number, string[]>> {
    const { rows } = await sql<{ landlord_id: number; uids: string[] }>`
      select l.id as landlord_id, array_agg(distinct own.uid) as uids
      from landlords l join account_businesses own
        on (own.kind = 'landlord' and own.subject = l.id)
        or (own.kind = 'agency' and exists (
          select from homes where homes.landlord_id = l.id and homes.agency_id = own.subject))
      where l.id = any(${[...ids]}::int[]) group by l.id`.execute(db);
    return new Map(rows.map(({ landlord_id, uids }) => [landlord_id, uids]));
  },

  async lock(tx: Tx, landlordId: number): Promise<void> {
    await tx.selectFrom('landlords').select('id').where('id', '=', landlordId).forUpdate().execute();
  },
};
