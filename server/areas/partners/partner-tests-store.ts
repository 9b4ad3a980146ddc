import { sql } from 'kysely';
import type { PartnerTestStep } from '../../../domain/partner-tests.ts';
import type { Queryable } from '../../platform/database.ts';

export interface PartnerTestRow {
  testId: string;
  expiresAt: Date;
  steps: { step: PartnerTestStep; objectNumber: number; at: Date }[];
}

export const partnerTestsStore = {
  async insert(
    db: Queryable,
    test: { testId: string; partnerId: number; at: Date; expiresAt: Date },
  ): Promise<void> {
    await db
      .insertInto('partner_tests')
      .values({
        ...{ test_id: test.testId, partner_id: test.partnerId },
        ...{ began_at: test.at, expires_at: test.expiresAt },
      })
      .execute();
  },

  async find(db: Queryable, partnerId: number, testId: string): Promise<PartnerTestRow | null> {
    const test = await db
      .selectFrom('partner_tests')
      .select('expires_at')
      .where('test_id', '=', testId)
      .where('partner_id', '=', partnerId)
      .executeTakeFirst();
    if (!test) return null;
    const steps = await db
      .selectFrom('partner_test_steps')
      .select(['step', 'object_number as objectNumber', 'at'])
      .where('test_id', '=', testId)
      .orderBy('at')
      .execute();
    return { testId, expiresAt: test.expires_at, steps: steps as PartnerTestRow['steps'] };
  },

  /** Records a step once, while the test runs and for its partner alone. */
  async record(
    db: Queryable,
    {
      testId,
      partnerId,
      step,
      objectNumber,
      at,
    }: {
      testId: string;
      partnerId: number;
      step: PartnerTestStep;
      objectNumber: number;
      at: Date;
    },
  ): Promise<boolean> {
    const { rows } = await sql<{ isRunning: boolean }>`
      with running as (
        select test_id from partner_tests
        where test_id = ${testId} and partner_id = ${partnerId} and expires_at > ${at}
      ), written as (
        insert into partner_test_steps (test_id, step, object_number, at)
        select test_id, ${step}, ${objectNumber}::integer, ${at}::timestamptz from running on conflict do nothing
      )
      select exists (select from running) as "isRunning"`.execute(db);
    return rows[0]?.isRunning ?? false;
  },

  async deleteBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('partner_tests').where('expires_at', '<', before).execute();
  },
};
