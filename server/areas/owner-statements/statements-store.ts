import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { StatementCost, StatementStay, StatementSums } from '../../../domain/owner-statement.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { BookedStay } from './rules/stay-of-owner.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface StatementFacts {
  owner: {
    name: string;
    street: string;
    zip: string;
    city: string;
    country: string;
    iban: string | null;
    taxNumber: string | null;
  };
  agency: { number: number; name: string; email: string };
  stays: readonly StatementStay[];
  costs: readonly StatementCost[];
  sums: StatementSums;
}

export interface StatementRow {
  statement_id: number;
  owner_id: number;
  agency_id: number;
  month: string;
  series: string;
  number: number;
  replaces: number | null;
  issued_on: PlainDate;
  language: Language;
  balance_cents: Cents;
  facts: StatementFacts;
  made_by: string;
}

export interface CostRow {
  cost_id: number;
  owner_id: number;
  object_number: number | null;
  day: PlainDate;
  words: string;
  home: string | null;
  amount: Cents;
  attachment_id: number | null;
}

export const statementsStore = {
  /**
   * Returns stays in an owner's homes that end in the range, with the terms of the day of departure. Cancelled stays
   * are included if the guest owes a fee. The platform's commission is that in the ledger.
   */
  async stays(
    db: Queryable,
    ownerId: number,
    { from, until, language }: { from: PlainDate; until: PlainDate; language: Language },
  ): Promise<BookedStay[]> {
    const { rows } = await sql<BookedStay>`
      select b.display_number as "bookingNumber", b.object_number as "objectNumber", ${homeTitle('b.object_number', language, 'german')} as home,
        b.start_date as "startDate", b.end_date as "endDate", b.state,
        coalesce(b.cancellation_fee_cents, 0)::int8 as "cancellationFee", b.quote,
        coalesce((select 0 - sum(amount_cents) from ledger_entries join ledger_postings on ledger_postings.id = posting_id
          where ledger_postings.booking_id = b.id and account = 'commissionRevenue'), 0)::int8 as commission,
        jsonb_build_object('feePerMille', t.fee_per_mille, 'feeCents', t.fee_cents, 'vatPerMille', t.vat_per_mille,
          'keepsExtras', t.keeps_extras) as terms
      from bookings b join lateral (
        select * from home_owner_terms where home_owner_terms.object_number = b.object_number and from_date <= b.end_date
        order by from_date desc limit 1) t on t.owner_id = ${ownerId}
      where b.end_date >= ${from}::date and b.end_date < ${until}::date
        and (b.state = 'confirmed' or (b.state = 'cancelled' and coalesce(b.cancellation_fee_cents, 0) > 0))
      order by b.end_date, b.id`.execute(db);
    return rows;
  },

  async costs(
    db: Queryable,
    ownerId: number,
    { from, until, language }: { from: PlainDate; until: PlainDate; language: Language },
  ): Promise<CostRow[]> {
    const { rows } = await sql<CostRow>`
      select cost_id, owner_id, object_number, day, words, amount_cents as amount, attachment_id,
        case when object_number is not null then ${homeTitle('owner_costs.object_number', language, 'german')} end as home
      from owner_costs where owner_id = ${ownerId} and day >= ${from}::date and day < ${until}::date
      order by day, cost_id`.execute(db);
    return rows;
  },

  async insertCost(
    tx: Tx,
    cost: {
      owner_id: number;
      object_number: number | null;
      day: PlainDate;
      words: string;
      amount_cents: Cents;
      attachment_id: number | null;
      entered_by: string;
      entered_at: Date;
    },
  ): Promise<number> {
    const row = await tx
      .insertInto('owner_costs')
      .values(cost)
      .returning('cost_id')
      .executeTakeFirstOrThrow();
    return row.cost_id;
  },

  async findCost(
    db: Queryable,
    costId: number,
  ): Promise<{ owner_id: number; day: PlainDate; attachment_id: number | null } | null> {
    const query = db.selectFrom('owner_costs').select(['owner_id', 'day', 'attachment_id']);
    return (await query.where('cost_id', '=', costId).executeTakeFirst()) ?? null;
  },

  async deleteCost(tx: Tx, costId: number): Promise<void> {
    await tx.deleteFrom('owner_costs').where('cost_id', '=', costId).execute();
  },

  /** Returns all statements of an owner, or those of one month, oldest first. */
  async list(db: Queryable, ownerId: number, month: string | null): Promise<StatementRow[]> {
    const rows = await db
      .selectFrom('owner_statements')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .$if(month !== null, (query) => query.where('month', '=', month!))
      .orderBy('statement_id')
      .execute();
    return rows as unknown as StatementRow[];
  },

  async find(db: Queryable, statementId: number): Promise<StatementRow | null> {
    const query = db.selectFrom('owner_statements').selectAll().where('statement_id', '=', statementId);
    return ((await query.executeTakeFirst()) as unknown as StatementRow | undefined) ?? null;
  },

  async insert(tx: Tx, { facts, ...plain }: Omit<StatementRow, 'statement_id'>): Promise<number> {
    const row = await tx
      .insertInto('owner_statements')
      .values({ ...plain, facts: JSON.stringify(facts) })
      .returning('statement_id')
      .executeTakeFirstOrThrow();
    return row.statement_id;
  },

  async insertMail(
    tx: Tx,
    mail: { statement_id: number; email: string; asked_by: string; asked_at: Date },
  ): Promise<number> {
    const row = await tx
      .insertInto('owner_statement_mails')
      .values(mail)
      .returning('mail_id')
      .executeTakeFirstOrThrow();
    return row.mail_id;
  },

  async findMail(
    db: Queryable,
    mailId: number,
  ): Promise<{ statement_id: number; email: string; sent_at: Date | null } | null> {
    const query = db.selectFrom('owner_statement_mails').select(['statement_id', 'email', 'sent_at']);
    return (await query.where('mail_id', '=', mailId).executeTakeFirst()) ?? null;
  },

  async markSent(db: Queryable, mailId: number, at: Date): Promise<void> {
    await db
      .updateTable('owner_statement_mails')
      .set({ sent_at: at })
      .where('mail_id', '=', mailId)
      .execute();
  },

  async mails(
    db: Queryable,
    statementIds: readonly number[],
  ): Promise<{ statement_id: number; email: string; asked_at: Date; sent_at: Date | null }[]> {
    if (statementIds.length === 0) return [];
    return db
      .selectFrom('owner_statement_mails')
      .select(['statement_id', 'email', 'asked_at', 'sent_at'])
      .where('statement_id', 'in', [...statementIds])
      .orderBy('mail_id')
      .execute();
  },

  /**
   * Deletes statements and costs from before the day, after which the law no longer requires them. Returns the ids of
   * the costs' documents.
   */
  async forgetBefore(tx: Tx, day: PlainDate): Promise<number[]> {
    await tx
      .deleteFrom('owner_statements')
      .where('issued_on', '<', day)
      .where('statement_id', 'not in', (eb) =>
        eb
          .selectFrom('owner_statements')
          .select('replaces')
          .where('replaces', 'is not', null)
          .where('issued_on', '>=', day)
          .$castTo<{ replaces: number }>(),
      )
      .execute();
    const costs = await tx
      .deleteFrom('owner_costs')
      .where('day', '<', day)
      .returning('attachment_id')
      .execute();
    return costs.flatMap(({ attachment_id }) => attachment_id ?? []);
  },
};
