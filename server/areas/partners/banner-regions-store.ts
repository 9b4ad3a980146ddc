import { sql } from 'kysely';
import { pickText, type Language, type Localized } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';

export interface BannerRegion {
  key: string;
  names: Partial<Localized>;
  /** The address of its page in the language, without leading slash. */
  slug: string;
}

/** Regions with homes that guests can see, and with a page in the language. */
export async function bannerRegions(db: Queryable, language: Language): Promise<BannerRegion[]> {
  const { rows } = await sql<BannerRegion>`
    select r.key, r.names, w.path as slug
    from regions r join whoami_paths w on w.kind = 'region' and w.target = r.id::text and w.canonical
      and w.compname = 'Search' and w.language = ${language}
    where exists (select from homes h where h.region_id = r.id and h.active)`.execute(db);
  // Not in SQL: the order of accented letters would depend on the database's collation.
  return rows.toSorted((one, other) =>
    pickText(one.names, language).localeCompare(pickText(other.names, language), language),
  );
}
