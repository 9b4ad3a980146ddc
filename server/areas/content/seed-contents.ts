import { isDeepStrictEqual } from 'node:util';
import { seedFiles, seedsWrittenOn } from '../../../content/seeds.ts';
import type { DatabaseConnection, Queryable } from '../../platform/database.ts';
import { contentsStore } from './contents-store.ts';

/**
 * Loads shipped texts: new pages, and those that a release has changed but no editor. Whatever editors have changed, published or
 * withdrawn stays. A release that only changes the notation of a text creates no revision.
 */
export async function seedContents(
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>,
): Promise<void> {
  const { db } = connection;
  const files = seedFiles();
  const fresh = async (from: Queryable): Promise<typeof files> => {
    const known = await contentsStore.seeds(from);
    return files.filter(({ page, language, hash }) => {
      const seed = known.get(`${page} ${language}`);
      return seed !== null && seed !== hash;
    });
  };
  if ((await fresh(db)).length === 0) return;
  await connection.transaction(async (tx) => {
    await contentsStore.lockSeeding(tx);
    const units = await Promise.all(
      (await fresh(tx)).map(async ({ page, language, hash, load }) => ({
        page,
        language,
        hash,
        body: await load(),
      })),
    );
    const published = await contentsStore.publishedSeeds(tx);
    const { same = [], changed = [] } = Object.groupBy(units, ({ page, language, body }) =>
      isDeepStrictEqual(published.get(`${page} ${language}`), body) ? 'same' : 'changed',
    );
    await contentsStore.noteSeeds(tx, same);
    await contentsStore.publishSeeds(tx, changed, new Date(`${seedsWrittenOn}T12:00:00Z`));
  });
}
