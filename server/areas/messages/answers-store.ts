import type { Queryable, Tx } from '../../platform/database.ts';

const repliesMax = 50;

export const answersStore = {
  async list(db: Queryable, landlordId: number): Promise<{ id: number; title: string; text: string }[]> {
    return db
      .selectFrom('message_answers')
      .select(['answer_id as id', 'title', 'text'])
      .where('landlord_id', '=', landlordId)
      .orderBy('title')
      .orderBy('answer_id')
      .execute();
  },

  async add(tx: Tx, answer: { landlordId: number; title: string; text: string; at: Date }): Promise<void> {
    const { landlordId, title, text, at } = answer;
    await tx
      .deleteFrom('message_answers')
      .where('landlord_id', '=', landlordId)
      .where('title', '=', title)
      .execute();
    await tx
      .insertInto('message_answers')
      .values({ landlord_id: landlordId, title, text, created_at: at })
      .execute();
    await tx
      .deleteFrom('message_answers')
      .where('landlord_id', '=', landlordId)
      .where('answer_id', 'not in', (query) =>
        query
          .selectFrom('message_answers')
          .select('answer_id')
          .where('landlord_id', '=', landlordId)
          .orderBy('answer_id', 'desc')
          .limit(repliesMax),
      )
      .execute();
  },

  async remove(tx: Tx, landlordId: number, id: number): Promise<void> {
    await tx
      .deleteFrom('message_answers')
      .where('landlord_id', '=', landlordId)
      .where('answer_id', '=', id)
      .execute();
  },
};
