import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface CampaignTerms {
  name: string;
  amount_cents: Cents;
  minimum_cents: Cents;
  valid_from: PlainDate;
  valid_until: PlainDate;
  per_guest: number | null;
  is_paused: boolean;
}

export interface CampaignRow extends CampaignTerms {
  id: number;
  codes: number;
  used: number;
  uses_left: number;
  public_codes: string[];
  acts: { act: string; name: string; note: string; at: string }[];
}

export interface ValidBonusRow {
  code: string;
  amount_cents: Cents;
  minimum_cents: Cents;
  valid_until: PlainDate;
  per_guest: number | null;
}

export const campaignStore = {
  async list(db: Queryable, id: number | null = null): Promise<CampaignRow[]> {
    const { rows } = await sql<CampaignRow>`
      select c.id, c.name, c.amount_cents, c.minimum_cents, c.valid_from, c.valid_until, c.per_guest, c.is_paused,
        (select count(*)::int from bonus_codes where campaign_id = c.id) as codes,
        (select count(*)::int from bonus_uses where campaign_id = c.id) as used,
        (select coalesce(sum(uses_left), 0)::int from bonus_codes where campaign_id = c.id) as uses_left,
        array(select code from bonus_codes where campaign_id = c.id and is_public order by code) as public_codes,
        coalesce((select jsonb_agg(jsonb_build_object('act', act, 'name', name, 'note', note,
            'at', to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by id desc)
          from (select * from bonus_acts where campaign_id = c.id order by id desc limit 10) as latest), '[]') as acts
      from bonus_campaigns c where ${id}::bigint is null or c.id = ${id}::bigint
      order by c.id desc limit 200`.execute(db);
    return rows;
  },

  async insert(tx: Tx, terms: CampaignTerms, at: Date): Promise<number> {
    const { id } = await tx
      .insertInto('bonus_campaigns')
      .values({ ...terms, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Changes a campaign; false if it does not exist. */
  async update(tx: Tx, id: number, terms: Partial<CampaignTerms>, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('bonus_campaigns')
      .set({ ...terms, updated_at: at })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async act(
    tx: Tx,
    act: {
      campaign_id: number;
      act: 'created' | 'changed' | 'codes';
      note: string;
      uid: string;
      name: string;
      happened_at: Date;
    },
  ): Promise<void> {
    await tx.insertInto('bonus_acts').values(act).execute();
  },

  async isCode(db: Queryable, code: string): Promise<boolean> {
    const query = db.selectFrom('bonus_codes').select('code').where('code', '=', code);
    return (await query.executeTakeFirst()) !== undefined;
  },

  /** Returns campaigns that every guest may use today, highest value first. */
  async valid(db: Queryable, today: PlainDate): Promise<ValidBonusRow[]> {
    return db
      .selectFrom('bonus_campaigns')
      .innerJoin('bonus_codes', 'campaign_id', 'bonus_campaigns.id')
      .select([
        'code',
        'bonus_campaigns.amount_cents',
        'bonus_campaigns.minimum_cents',
        'bonus_campaigns.valid_until',
        'per_guest',
      ])
      .where('is_public', '=', true)
      .where('is_paused', '=', false)
      .where('uses_left', '>', 0)
      .where('valid_from', '<=', today)
      .where('bonus_campaigns.valid_until', '>=', today)
      .orderBy('bonus_campaigns.amount_cents', 'desc')
      .orderBy('code')
      .limit(20)
      .execute();
  },
};
