import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Booking } from '../../../contract/booking/booking.ts';
import type { HomeAddress } from '../../../contract/booking/home-address.ts';
import { languages, type Language, type Localized } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';

export interface HomeOfBooking {
  title: string;
  place: string;
  lat: number;
  lon: number;
  /** Radius of the circle around the home in metres; null if the position is exact. */
  withinMetres: number | null;
  address: HomeAddress | null;
  arrivalInfo: string | null;
  /** Null without directions. */
  arrivalInfoLanguage: string | null;
  houseRules: Booking['houseRules'];
  ownRules: Booking['ownRules'];
  /** HH:mm; null if the landlord has not given it. */
  checkIn: string | null;
  checkOut: string | null;
  landlord: LandlordOfBooking;
  country: string;
  region: string;
}

export interface LandlordOfBooking {
  number: number;
  name: string;
  email: string;
  phone: string | null;
  language: string;
  address: PostalAddress | null;
  vatId: string | null;
}

export interface PostalAddress {
  street: string;
  zip: string;
  city: string;
  country: string;
}

/** Falls back to the first of our languages that has a text. */
function findLanguage(texts: Partial<Localized> | null, language: Language): Language | null {
  return [language, ...languages].find((one) => texts?.[one]) ?? null;
}

export async function findHome(
  db: Queryable,
  objectNumber: number,
  language: Language,
): Promise<HomeOfBooking | null> {
  const bestForReader = sql`(language = ${language}) desc, (language = 'de') desc, language`;
  const row = await db
    .selectFrom('homes')
    .innerJoin('places', 'places.id', 'homes.place_id')
    .innerJoin('regions', 'regions.id', 'places.region_id')
    .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
    .select([
      'places.names',
      'homes.lat',
      'homes.lon',
      'homes.position_within_m',
      'homes.address',
      'homes.arrival_info',
      'homes.house_rules',
      'homes.check_in',
      'homes.check_out',
      'homes.country_code',
      'regions.key as region',
      'landlords.id as landlord_number',
      'landlords.name',
      'landlords.email',
      'landlords.phone',
      'landlords.language',
      'landlords.address as landlord_address',
      'landlords.vat_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('home_texts')
        .select('title')
        .whereRef('home_texts.object_number', '=', 'homes.object_number')
        .orderBy(bestForReader)
        .limit(1)
        .as('title'),
    )
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('home_texts')
          .select(['language', 'house_rules as text'])
          .whereRef('home_texts.object_number', '=', 'homes.object_number')
          .where('house_rules', '!=', '')
          .orderBy(bestForReader)
          .limit(1),
      ).as('own_rules'),
    )
    .where('homes.object_number', '=', objectNumber)
    .executeTakeFirst();
  if (!row) return null;
  const arrivalTexts = row.arrival_info as Partial<Localized> | null;
  const arrivalInfoLanguage = findLanguage(arrivalTexts, language);
  return {
    title: row.title ?? String(objectNumber),
    place: (row.names as Record<string, string>)[language] ?? '',
    lat: row.lat,
    lon: row.lon,
    withinMetres: row.position_within_m,
    address: row.address as HomeAddress | null,
    arrivalInfo: (arrivalInfoLanguage && arrivalTexts?.[arrivalInfoLanguage]) ?? null,
    arrivalInfoLanguage,
    houseRules: row.house_rules as Booking['houseRules'],
    ownRules: row.own_rules as Booking['ownRules'],
    checkIn: row.check_in,
    checkOut: row.check_out,
    landlord: {
      number: row.landlord_number,
      name: row.name,
      email: row.email,
      phone: row.phone,
      language: row.language,
      address: row.landlord_address as PostalAddress | null,
      vatId: row.vat_id,
    },
    country: row.country_code,
    region: row.region,
  };
}
