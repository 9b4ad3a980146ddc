import type { Language } from '../../../domain/language.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface WhoamiRow {
  compname: string;
  kind: 'country' | 'region' | 'place' | 'offer' | 'home';
  /** Country code, region id, place id, offer id or object number. */
  target: string;
  canonical: boolean;
}

export const whoamiStore = {
  /** Returns all catalogue paths except those of homes, of which there may be a million. */
  async paths(db: Queryable): Promise<(WhoamiRow & { language: string; path: string })[]> {
    const rows = await db
      .selectFrom('whoami_paths')
      .select(['language', 'path', 'compname', 'kind', 'target', 'canonical'])
      .where('kind', '<>', 'home')
      .execute();
    return rows as (WhoamiRow & { language: string; path: string })[];
  },

  async pathOfHome(db: Queryable, language: Language, path: string): Promise<WhoamiRow | null> {
    const row = await db
      .selectFrom('whoami_paths')
      .select(['compname', 'kind', 'target', 'canonical'])
      .where('language', '=', language)
      .where('path', '=', path)
      .where('kind', '=', 'home')
      .executeTakeFirst();
    return (row as WhoamiRow | undefined) ?? null;
  },

  /** Changes a path in a language; the old one redirects to the new. False if the new path is used. */
  async movePath(
    tx: Tx,
    to: { language: Language; kind: WhoamiRow['kind']; target: string; path: string },
  ): Promise<boolean> {
    const { language, kind, target, path } = to;
    const existingPath = await tx
      .selectFrom('whoami_paths')
      .select(['kind', 'target'])
      .where('language', '=', language)
      .where('path', '=', path)
      .executeTakeFirst();
    if (existingPath && (existingPath.kind !== kind || existingPath.target !== target)) return false;
    await tx
      .updateTable('whoami_paths')
      .set({ canonical: false })
      .where('language', '=', language)
      .where('kind', '=', kind)
      .where('target', '=', target)
      .where('canonical', '=', true)
      .execute();
    await tx
      .insertInto('whoami_paths')
      .values({ language, path, compname: 'Search', kind, target, canonical: true })
      .onConflict((conflict) => conflict.columns(['language', 'path']).doUpdateSet({ canonical: true }))
      .execute();
    return true;
  },

  /** Inserts paths of catalogue pages; each is unique in its language. */
  async insertPaths(tx: Tx, paths: readonly Row[]): Promise<void> {
    await insertRows(tx, 'whoami_paths', paths);
  },
};
