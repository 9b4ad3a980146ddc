import type { Language } from '../../../domain/language.ts';
import type { RatedText, ReportGround } from '../../../domain/rating.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface Report {
  id: number;
  ratingId: number | null;
  objectNumber: number;
  part: RatedText;
  quoted: string;
  ground: ReportGround;
  explanation: string;
  name: string;
  email: string;
  language: Language;
  state: 'open' | 'upheld' | 'rejected';
  statement: string;
  createdAt: Date;
  decidedAt: Date | null;
}

export const reportsStore = {
  async insert(tx: Tx, report: Omit<Report, 'id' | 'state' | 'statement' | 'decidedAt'>): Promise<number> {
    const { id } = await tx
      .insertInto('rating_reports')
      .values({
        rating_id: report.ratingId,
        object_number: report.objectNumber,
        part: report.part,
        quoted: report.quoted,
        ground: report.ground,
        explanation: report.explanation,
        name: report.name,
        email: report.email,
        language: report.language,
        state: 'open',
        created_at: report.createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async find(db: Queryable, id: number): Promise<Report | null> {
    const row = await db.selectFrom('rating_reports').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      ratingId: row.rating_id,
      objectNumber: row.object_number,
      part: row.part as RatedText,
      quoted: row.quoted,
      ground: row.ground as ReportGround,
      explanation: row.explanation,
      name: row.name,
      email: row.email,
      language: row.language as Language,
      state: row.state as Report['state'],
      statement: row.statement,
      createdAt: row.created_at,
      decidedAt: row.decided_at,
    };
  },

  async decide(
    tx: Tx,
    id: number,
    { state, statement, at }: { state: 'upheld' | 'rejected'; statement: string; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('rating_reports')
      .set({ state, statement, decided_at: at })
      .where('id', '=', id)
      .execute();
  },

  async deleteDecidedBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('rating_reports').where('decided_at', '<', before).execute();
  },
};
