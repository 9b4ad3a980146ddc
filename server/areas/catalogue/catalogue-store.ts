import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { photoVersion } from './home-rows-store.ts';
import type { HomeText } from './rules/descriptions.ts';
import type { DetailRow } from './rules/present-detail.ts';
import type { SummaryRow } from './rules/present-summary.ts';

export interface HomeState {
  active: boolean;
  removed: boolean;
  countryCode: string;
  regionKey: string;
}

export interface CandidateRow {
  objectNumber: number;
  countryCode: string;
  regionNumber: number;
  images: number;
}

export const catalogueStore = {
  async state(db: Queryable, objectNumber: number): Promise<HomeState | null> {
    const row = await db
      .selectFrom('homes')
      .innerJoin('regions', 'regions.id', 'homes.region_id')
      .select(['active', 'removed_at', 'published_at', 'homes.country_code', 'regions.key'])
      .where('object_number', '=', objectNumber)
      .executeTakeFirst();
    if (!row) return null;
    return {
      active: row.active,
      // Homes that guests could never find count as unknown instead of removed.
      removed: row.removed_at !== null && row.published_at !== null,
      countryCode: row.country_code,
      regionKey: row.key,
    };
  },

  /**
   * Returns summaries in no particular order; unknown and removed homes are left out. A picture's `version` changes with its content: the
   * photo's file, or the data from which a drawing is made. Drafts were never published: guests see none of them.
   */
  async summaries(
    db: Queryable,
    numbers: readonly number[],
    pictureEdition: number,
    withDrafts = false,
  ): Promise<SummaryRow[]> {
    const chosen = sql`${[...numbers]}::integer[]`;
    const { rows } = await sql<SummaryRow>`
      select h.object_number as "objectNumber", h.active, h.agency_id as agency, a.name as "agencyName",
        h.object_type as "objectType", h.kind, h.provider_type as "providerType", h.lat, h.lon,
        h.persons_max as "personsMax", h.adults_max as "adultsMax", h.count_rooms as "countRooms",
        h.count_rooms_sleeping as "countRoomsSleeping", h.count_rooms_bath as "countRoomsBath",
        h.squaremeter_living as "squaremeterLiving", h.squaremeter_complete as "squaremeterComplete",
        h.dogs_max as "dogsMax", h.dogs_max_is_known as "dogsMaxIsKnown", h.pet_size as "petSize", h.amenities, h.dist_sea_m as "distSea",
        h.dist_lake_m as "distLake", h.dist_skilift_m as "distSkilift", h.dist_skiloipe_m as "distSkiloipe",
        h.free_cancel as "freeCancel", not h.landlord_collects as "takesVouchers", h.cancellation,
        coalesce((h.consumption->>'estimatePerNight')::numeric::int, 0) as "consumptionPerNight", h.offer_ids as "offerIds", h.country_code as "countryCode",
        c.names as "countryNames", r.key as "regionKey", r.id as "regionNumber", r.names as "regionNames",
        p.id as "placeNumber", p.names as "placeNames",
        p.state_names as "stateNames",
        coalesce(t.titles, '{}') as titles, coalesce(i.images, '[]') as images
      from homes h
      join countries c on c.code = h.country_code
      join regions r on r.id = h.region_id
      join places p on p.id = h.place_id
      left join agencies a on a.id = h.agency_id
      left join (
        select object_number, jsonb_object_agg(language, title) as titles
        from home_texts where object_number = any(${chosen}) group by object_number
      ) t on t.object_number = h.object_number
      left join (
        select m.object_number,
          jsonb_agg(jsonb_build_object('no', m.no, 'scene', m.scene, 'captions', m.captions, 'drawn', m.file_key is null, 'version',
            coalesce(${photoVersion('m')}, substr(md5(concat_ws('|', ${pictureEdition}::int, m.scene, g.landscape, d.kind,
              array_to_string(d.amenities, ','), d.equipment->'bath', d.equipment->'outside', d.dogs_max, d.dist_sea_m, d.dist_lake_m)), 1, 8))) order by m.no) as images
        from home_images m
        join homes d on d.object_number = m.object_number
        join regions g on g.id = d.region_id
        where m.object_number = any(${chosen}) group by m.object_number
      ) i on i.object_number = h.object_number
      where h.object_number = any(${chosen}) and h.removed_at is null and (h.published_at is not null or ${withDrafts}::boolean)`.execute(
      db,
    );
    return rows;
  },

  async detail(db: Queryable, objectNumber: number): Promise<DetailRow | null> {
    const { rows } = await sql<DetailRow>`
      select h.equipment, h.consumption, h.cancellation, h.check_in as "checkIn", h.check_out as "checkOut", h.deposit_cents as deposit, case when h.source in ('own', 'demo') then h.source else 'feed' end as source,
        h.registration_number as "registrationNumber", h.instant_booking as "instantBooking", h.landlord_collects as "landlordCollects", h.bed_rooms as "bedRooms", h.shows_plan as "showsPlan", h.access, h.charging, h.nearby, h.house_rules as "houseRules",
        h.dtv_stars as "dtvStars", h.stv_stars as "stvStars",
        h.created_at as "createdAt", c.slugs as "countrySlugs", r.slugs as "regionSlugs", p.slugs as "placeSlugs",
        l.id as landlord, l.name as "landlordName", l.language as "landlordLanguage",
        l.is_trader as "landlordIsTrader", l.is_reachable as "landlordIsReachable", l.since as "landlordSince",
        case when l.is_trader and l.name <> '' then jsonb_build_object('address', l.address, 'phone', l.phone, 'email', l.email,
          'register', l.trade_register, 'isLawful', l.lawful_since is not null) end as trader
      from homes h
      join countries c on c.code = h.country_code
      join regions r on r.id = h.region_id
      join places p on p.id = h.place_id
      join landlords l on l.id = h.landlord_id
      where h.object_number = ${objectNumber}`.execute(db);
    return rows[0] ?? null;
  },

  async texts(db: Queryable, objectNumber: number): Promise<HomeText[]> {
    return db
      .selectFrom('home_texts')
      .select([
        'language',
        'title',
        'teaser',
        'description',
        'feature_description as featureDescription',
        'house_rules as houseRules',
        'translated_from as translatedFrom',
      ])
      .where('object_number', '=', objectNumber)
      .orderBy('language')
      .execute();
  },

  async hasInventedHomes(db: Queryable): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from homes where source = 'demo' and active and removed_at is null) as found`.execute(
      db,
    );
    return rows[0]!.found;
  },

  /** Returns all agencies with active homes, with a flag for those on the start page. */
  async agenciesWithHomes(db: Queryable): Promise<{ agencyID: number; name: string; isFeatured: boolean }[]> {
    return db
      .selectFrom('agencies')
      .select(['id as agencyID', 'name', 'is_featured as isFeatured'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('homes')
            .select('object_number')
            .whereRef('homes.agency_id', '=', 'agencies.id')
            .where('homes.active', '=', true)
            .where('homes.removed_at', 'is', null),
        ),
      )
      .orderBy('id')
      .execute();
  },

  /** Returns random homes with pictures, the same for the same seed. */
  async candidates(db: Queryable, seed: string, limit: number): Promise<CandidateRow[]> {
    const { rows } = await sql<CandidateRow>`
      select drawn.*, (select count(*) from home_images i where i.object_number = drawn."objectNumber")::int as images
      from (
        select object_number as "objectNumber", country_code as "countryCode", region_id as "regionNumber"
        from homes where active and removed_at is null
        order by md5(object_number::text || ${seed}::text), object_number
        limit ${limit}::int
      ) drawn`.execute(db);
    return rows;
  },
};
