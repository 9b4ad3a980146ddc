import type { Queryable } from '../../server/platform/database.ts';

/** Publishes a text directly in the database without the editors' checks; must run before a site starts on it. */
export async function publishContent(
  db: Queryable,
  { page, language, containerKey = 'main' }: { page: string; language: string; containerKey?: string },
  body: unknown,
): Promise<void> {
  const unit = await db
    .insertInto('contents')
    .values({ page, container_key: containerKey, language, published_number: null, seed: null })
    .onConflict((conflict) =>
      conflict.columns(['page', 'container_key', 'language']).doUpdateSet({ seed: null }),
    )
    .returning(['content_id', 'published_number'])
    .executeTakeFirstOrThrow();
  const number = (unit.published_number ?? 0) + 1;
  await db
    .insertInto('content_revisions')
    .values({
      ...{ content_id: unit.content_id, number, reason: 'published', author: null },
      ...{ body: JSON.stringify(body), created_at: new Date() },
    })
    .execute();
  await db
    .updateTable('contents')
    .set({ published_number: number })
    .where('content_id', '=', unit.content_id)
    .execute();
}
