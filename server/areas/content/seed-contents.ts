import { isDeepStrictEqual } from 'node:util';
import { seedFiles, seedsWrittenOn } from '../../../content/seeds.ts';
import type { DatabaseConnection, Queryable } from '../../platform/database.ts';
import { contentsStore } from './contents-store.ts';

/**
 * Loads shipped texts: new pages, and those that a release has changed but no editor. Texts that editors have changed, published or
 * withdrawn stay. A release that only changes the notation of a text creates no revision.
 */
export async function seedContents(
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>,
): Promise<void> {
  const { db } = connection;
  const files = seedFiles();
  const findNewUnits = async (from: Queryable): Promise<typeof files> => {
    const storedHashes = await contentsStore.seeds(from);
    return files.filter(({ page, language, hash }) => {
      const seed = storedHashes.get(`${page} ${language}`);
      return seed !== null && seed !== hash;
    });
  };
  if ((await findNewUnits(db)).length === 0) return;
  await connection.transaction(async (tx) => {
    await contentsStore.lockSeeding(tx);
    const units = await Promise.all(
      (await findNewUnits(tx)).map(async ({ page, language, hash, load }) => ({
        page,
        language,
        hash,
        body: await load(),
      })),
    );
    const publishedTexts = await contentsStore.publishedSeeds(tx);
    const { same: unchangedUnits = [], changed = [] } = Object.groupBy(units, ({ page, language, body }) =>
      isDeepStrictEqual(publishedTexts.get(`${page} ${language}`), body) ? 'same' : 'changed',
    );
    await contentsStore.noteSeeds(tx, unchangedUnits);
    await contentsStore.publishSeeds(tx, changed, new Date(`${seedsWrittenOn}T12:00:00Z`));
  });
}
