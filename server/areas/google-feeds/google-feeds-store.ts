import { sql, type RawBuilder } from 'kysely';
import type { GoogleLack } from '../../../domain/google-feeds.ts';
import { photosForGoogle, positionForGoogle } from '../../../domain/google-feeds.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { homeTitle, photoVersion } from '../catalogue/catalogue.ts';
import type { ListedHome } from './rules/homes-xml.ts';

export type FeedOwner = { kind: 'landlord' | 'agency'; subject: number } | { kind: 'site'; subject: 0 };

interface Reading {
  at: Date;
  program: string;
}

export interface FeedRow {
  nonce: string;
  homesRead: Reading | null;
  pricesRead: Reading | null;
}

interface LackRow {
  lack: GoogleLack;
  homes: number;
  examples: { objectNumber: number; title: string }[];
}

/** Homes in the order of their numbers, a part of them at a time. */
interface Part {
  after: number;
  limit: number;
}

function isOf({ kind, subject }: FeedOwner): RawBuilder<boolean> {
  if (kind === 'site') return sql`true`;
  return sql`${sql.ref(kind === 'landlord' ? 'h.landlord_id' : 'h.agency_id')} = ${subject}`;
}

/** What guests can find and book: shown, with a price still to come. */
const canBeBooked = (today: PlainDate): RawBuilder<boolean> => sql`h.active and h.removed_at is null
  and exists (select from price_seasons s where s.object_number = h.object_number and s.until_date > ${today}::date)`;

const photosOf = sql`(select count(*) from home_images m where m.object_number = h.object_number and m.file_key is not null)`;

export const googleFeedsStore = {
  async find(db: Queryable, { kind, subject }: FeedOwner): Promise<FeedRow | null> {
    const row = await db
      .selectFrom('google_feeds')
      .select(['nonce', 'homes_read_at', 'homes_read_by', 'prices_read_at', 'prices_read_by'])
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!row) return null;
    const reading = (at: Date | null, program: string | null): Reading | null =>
      at && { at, program: program ?? '' };
    return {
      nonce: row.nonce,
      homesRead: reading(row.homes_read_at, row.homes_read_by),
      pricesRead: reading(row.prices_read_at, row.prices_read_by),
    };
  },

  /** Turns a feed on. If it is on already, its address stays the same. */
  async insert(tx: Tx, { kind, subject }: FeedOwner, nonce: string, at: Date): Promise<void> {
    await tx
      .insertInto('google_feeds')
      .values({ kind, subject, nonce, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async delete(tx: Tx, { kind, subject }: FeedOwner): Promise<void> {
    await tx.deleteFrom('google_feeds').where('kind', '=', kind).where('subject', '=', subject).execute();
  },

  async saveReading(
    db: Queryable,
    { kind, subject }: FeedOwner,
    what: 'homes' | 'prices',
    { at, program }: Reading,
  ): Promise<void> {
    await db
      .updateTable('google_feeds')
      .set(
        what === 'homes'
          ? { homes_read_at: at, homes_read_by: program }
          : { prices_read_at: at, prices_read_by: program },
      )
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute();
  },

  /** Changes with each change of a listed home, and with homes that come or go. */
  async edition(db: Queryable, owner: FeedOwner, today: PlainDate): Promise<string> {
    const { rows } = await sql<{ edition: string }>`
      select concat_ws('-', count(*), sum(h.version), max(h.changed_at)) as edition
      from homes h where ${isOf(owner)} and ${canBeBooked(today)}`.execute(db);
    return rows[0]!.edition;
  },

  /** Homes with a text in the language, as guests see them. */
  async listed(
    db: Queryable,
    owner: FeedOwner,
    { language, today, after, limit }: { language: Language; today: PlainDate } & Part,
  ): Promise<ListedHome[]> {
    const { rows } = await sql<ListedHome>`
      select h.object_number as "objectNumber", t.title, t.description, p.names as place, r.names as region,
        h.country_code as country, h.lat, h.lon, h.position_within_m as "positionWithinMetres", h.kind,
        h.persons_max as "personsMax", h.count_rooms_sleeping as bedrooms, h.count_rooms_bath as bathrooms,
        h.count_beds as beds, h.squaremeter_living as "squaremeterLiving", h.dogs_max as "dogsMax",
        h.instant_booking as "instantBooking", h.amenities, h.check_in as "checkIn", h.check_out as "checkOut",
        h.changed_at as "changedAt",
        coalesce((select jsonb_agg(jsonb_build_object('no', m.no, 'version', ${photoVersion('m')}, 'shows', m.scene) order by m.no)
          from home_images m where m.object_number = h.object_number and m.file_key is not null), '[]') as photos
      from homes h
      join home_texts t on t.object_number = h.object_number and t.language = ${language}
      join places p on p.id = h.place_id join regions r on r.id = h.region_id
      where ${isOf(owner)} and ${canBeBooked(today)} and h.object_number > ${after}
      order by h.object_number limit ${limit}`.execute(db);
    return rows;
  },

  /** Which of these homes the feed may name, whether they can be booked or not. */
  async own(db: Queryable, owner: FeedOwner, numbers: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ objectNumber: number }>`
      select h.object_number as "objectNumber" from homes h
      where ${isOf(owner)} and h.published_at is not null and h.object_number = any(${[...numbers]}::integer[])`.execute(
      db,
    );
    return new Set(rows.map(({ objectNumber }) => objectNumber));
  },

  /** Homes that have changed since, or whose nights have, also such as are gone. */
  async changedSince(
    db: Queryable,
    owner: FeedOwner,
    since: Date,
    { after, limit }: Part,
  ): Promise<number[]> {
    const { rows } = await sql<{ objectNumber: number }>`
      select h.object_number as "objectNumber" from homes h
      where ${isOf(owner)} and h.published_at is not null and h.changed_at > ${since} and h.object_number > ${after}
      order by h.object_number limit ${limit}`.execute(db);
    return rows.map(({ objectNumber }) => objectNumber);
  },

  async countListed(
    db: Queryable,
    owner: FeedOwner,
    { languages, today }: { languages: readonly Language[]; today: PlainDate },
  ): Promise<number> {
    const { rows } = await sql<{ homes: number }>`
      select count(*)::int as homes from homes h where ${isOf(owner)} and ${canBeBooked(today)}
        and exists (select from home_texts t where t.object_number = h.object_number
          and t.language = any(${[...languages]}::text[]))`.execute(db);
    return rows[0]!.homes;
  },

  /** What the homes lack, each home under all that it lacks. Homes that nobody has ever published, and removed ones, are left out. */
  async lacks(
    db: Queryable,
    owner: FeedOwner,
    { languages, language, today }: { languages: readonly Language[]; language: Language; today: PlainDate },
    examplesMax: number,
  ): Promise<LackRow[]> {
    const { rows } = await sql<LackRow>`
      with own as (
        select h.object_number, h.active, h.position_within_m, ${photosOf} as photos,
          exists (select from price_seasons s where s.object_number = h.object_number and s.until_date > ${today}::date) as priced,
          (select count(*) from home_texts t where t.object_number = h.object_number
            and t.language = any(${[...languages]}::text[])) as texts
        from homes h where ${isOf(owner)} and h.published_at is not null and h.removed_at is null
      ), lacking as (
        select object_number, 'notShown' as lack from own where not active
        union all select object_number, 'noPrice' from own where active and not priced
        union all select object_number, 'noText' from own where active and texts < ${languages.length}
        union all select object_number, 'noPhotos' from own where active and photos = 0
        union all select object_number, 'fewPhotos' from own where active and photos between 1 and ${photosForGoogle - 1}
        union all select object_number, 'position' from own where active and position_within_m > ${positionForGoogle}
      ), numbered as (
        select lack, object_number, row_number() over (partition by lack order by object_number) as place,
          count(*) over (partition by lack)::int as homes from lacking
      )
      select lack, homes, jsonb_agg(jsonb_build_object('objectNumber', n.object_number, 'title',
        ${homeTitle('n.object_number', language)}) order by n.object_number) as examples
      from numbered n where place <= ${examplesMax} group by lack, homes`.execute(db);
    return rows;
  },
};
