import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';

export interface LocationPathRow {
  kind: 'country' | 'region' | 'place' | 'offer';
  /** Country code, region key, place id or offer id. */
  key: string;
  /** Paths by language, without leading slash. */
  paths: Partial<Record<Language, string>>;
}

export interface HomeRow {
  objectNumber: number;
  /** Languages in which it has a text. */
  languages: string[];
  lastModified: PlainDate;
}

export interface HomeRange {
  language: string;
  range: number;
  lastModified: PlainDate;
}

/** Selects the last change of a home: when it was added, or its latest rating. */
const lastModified = sql`greatest(
  (homes.created_at at time zone 'Europe/Berlin')::date, (select max(rated_on) from ratings where ratings.object_number = homes.object_number)
)`;
const isVisible = sql`homes.active and homes.removed_at is null`;

export const sitemapsStore = {
  async locationPaths(db: Queryable): Promise<LocationPathRow[]> {
    const { rows } = await sql<LocationPathRow>`
      select whoami_paths.kind, coalesce(regions.key, target) as key, jsonb_object_agg(language, path) as paths
      from whoami_paths left join regions on whoami_paths.kind = 'region' and regions.id::text = target
      where canonical and compname = 'Search' and whoami_paths.kind <> 'home'
      group by whoami_paths.kind, target, regions.key
      order by whoami_paths.kind, target`.execute(db);
    return rows;
  },

  /** Returns ranges of object numbers with homes that have a text in the language, each with its latest change. */
  async homeRanges(db: Queryable, size: number): Promise<HomeRange[]> {
    const { rows } = await sql<HomeRange>`
      select home_texts.language, homes.object_number / ${size}::integer as range,
        max(${lastModified})::date as "lastModified"
      from homes join home_texts on home_texts.object_number = homes.object_number
      where ${isVisible} group by 1, 2 order by 1, 2`.execute(db);
    return rows;
  },

  async homes(db: Queryable, language: Language, range: number, size: number): Promise<HomeRow[]> {
    const { rows } = await sql<HomeRow>`
      select homes.object_number as "objectNumber", ${lastModified} as "lastModified",
        (select array_agg(text.language) from home_texts text where text.object_number = homes.object_number)
          as languages
      from homes
      join home_texts on home_texts.object_number = homes.object_number and home_texts.language = ${language}
      where ${isVisible}
        and homes.object_number >= ${range * size} and homes.object_number < ${(range + 1) * size}
      order by 1`.execute(db);
    return rows;
  },
};
