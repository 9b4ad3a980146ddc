import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Cents } from '../../../domain/money.ts';

interface AlikeHome {
  objectNumber: number;
  title: string;
  landlord: string;
}

export interface ReviewRow {
  objectNumber: number;
  title: string;
  description: string;
  kind: string;
  place: string;
  address: { street: string; zip: string; city: string } | null;
  /** ISO 3166 code in lower case. */
  country: string;
  landlordNumber: number;
  landlordName: string;
  landlordEmail: string;
  landlordLanguage: string;
  registrationNumber: string | null;
  nightlyFrom: Cents | null;
  photos: number;
  samePhotos: AlikeHome[];
  sameAddress: AlikeHome[];
  sameText: AlikeHome[];
  submittedAt: string;
  ratingsBooked: number;
  ratingsTakenOver: number;
}

export interface HomeOfMail {
  title: string;
  name: string;
  email: string;
  language: Language;
  reason: string;
}

/** Copies of a picture in other sizes and qualities differ in at most this many of the 64 bits of their hash. */
const differingBitsMax = 4;

/** Number of characters at the beginning of a description that are not equal by chance. */
const sameBegin = 100;

/** Selects homes `o` of other landlords `ol` that resemble `h`, as the office sees them. */
const alikeHomes = sql`coalesce(jsonb_agg(distinct jsonb_build_object('objectNumber', o.object_number, 'landlord', ol.name,
  'title', coalesce((select ot.title from home_texts ot where ot.object_number = o.object_number
    order by ot.language limit 1), ''))), '[]')`;

const ofOthers = sql`o.landlord_id <> h.landlord_id and o.state <> 'removed'`;

export const reviewStore = {
  async listWaiting(db: Queryable, language: Language): Promise<ReviewRow[]> {
    const { rows } = await sql<ReviewRow>`
      select h.object_number as "objectNumber", coalesce(t.title, '') as title, coalesce(t.description, '') as description,
        h.kind, coalesce(p.names->>${language}, p.names->>'de') as place, h.address, h.country_code as country,
        l.id as "landlordNumber", l.name as "landlordName", l.email as "landlordEmail", l.language as "landlordLanguage",
        h.registration_number as "registrationNumber",
        (select min(least(nightly_cents, weekend_cents)) from price_seasons s where s.object_number = h.object_number) as "nightlyFrom",
        (select count(*)::int from home_images i where i.object_number = h.object_number) as photos,
        (select count(*)::int from ratings r where r.object_number = h.object_number and r.provenance = 'booked') as "ratingsBooked",
        (select count(*)::int from ratings r where r.object_number = h.object_number and r.provenance <> 'booked') as "ratingsTakenOver",
        (select ${alikeHomes} from home_images mine
          join home_images other on other.look is not null
            and bit_count(mine.look::bit(64) # other.look::bit(64)) <= ${differingBitsMax}::int
          join homes o on o.object_number = other.object_number and ${ofOthers}
          join landlords ol on ol.id = o.landlord_id
          where mine.object_number = h.object_number and mine.look is not null) as "samePhotos",
        (select ${alikeHomes} from homes o join landlords ol on ol.id = o.landlord_id
          where ${ofOthers} and lower(o.address->>'zip') = lower(h.address->>'zip')
            and (h.address->>'zip' <> '' or o.place_id = h.place_id)
            and regexp_replace(lower(o.address->>'street'), '[^[:alnum:]]', '', 'g')
              = regexp_replace(lower(h.address->>'street'), '[^[:alnum:]]', '', 'g')) as "sameAddress",
        (select ${alikeHomes} from home_texts mine
          join home_texts other on left(lower(other.description), ${sameBegin}::int) = left(lower(mine.description), ${sameBegin}::int)
          join homes o on o.object_number = other.object_number and ${ofOthers}
          join landlords ol on ol.id = o.landlord_id
          where mine.object_number = h.object_number and length(mine.description) >= ${sameBegin}::int) as "sameText",
        to_char(a.acted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "submittedAt"
      from homes h
      join places p on p.id = h.place_id
      join landlords l on l.id = h.landlord_id
      join lateral (select acted_at from home_acts where object_number = h.object_number and kind = 'submitted'
        order by act_id desc limit 1) a on true
      left join lateral (select title, description from home_texts where object_number = h.object_number
        order by (translated_from is null) desc, language limit 1) t on true
      where h.state = 'review' order by a.acted_at, h.object_number limit 100`.execute(db);
    return rows;
  },

  /** Returns the data for the mail about a decision; null if the act or its home was deleted. */
  async findForMail(db: Queryable, objectNumber: number): Promise<HomeOfMail | null> {
    const { rows } = await sql<HomeOfMail>`
      select coalesce(t.title, h.object_number::text) as title, l.name, l.email, l.language,
        coalesce((select detail from home_acts a where a.object_number = h.object_number
          and a.kind in ('approved', 'refused') order by act_id desc limit 1), '') as reason
      from homes h join landlords l on l.id = h.landlord_id
      left join lateral (select title from home_texts where object_number = h.object_number
        order by (translated_from is null) desc, language limit 1) t on true
      where h.object_number = ${objectNumber}`.execute(db);
    return rows[0] ?? null;
  },
};
