import type { BusinessKind, LettingBusiness } from '../domain/roles.ts';
import { sql } from 'kysely';
import type { DatabaseConnection, Queryable } from '../server/platform/database.ts';
import { readFact, updateFact } from '../server/platform/facts-store.ts';

const factKey = 'demo-world';

export async function readMarker(db: Queryable): Promise<{ complete: boolean; objects: number } | null> {
  return (await readFact(db, factKey)) as { complete: boolean; objects: number } | null;
}

export async function updateMarker(
  db: Queryable,
  value: { complete: boolean; objects: number; seed: number },
): Promise<void> {
  await updateFact(db, factKey, value);
}

/** `whole` demo world, `foreign` data, or `none`, which includes an interrupted build and a database without tables. */
export async function worldState(db: Queryable, objects: number): Promise<'whole' | 'foreign' | 'none'> {
  const { rows: tables } = await sql<{
    found: boolean;
  }>`select to_regclass('facts') is not null as found`.execute(db);
  if (!tables[0]!.found) return 'none';
  const marker = await readMarker(db);
  // A site without demo homes may still get them, as long as it has no others.
  if (marker?.complete && (objects === 0 || marker.objects > 0)) return 'whole';
  // Geography alone takes nothing from anybody: the first administrator may be there before it.
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from homes where source <> 'demo') or exists (select from bookings)
    or (${objects === 0} and (exists (select from landlords) or exists (select from agencies) or exists (select from partners)))
    or (${objects > 0} and exists (select from visitors))
    or (${marker === null} and (exists (select from homes) or exists (select from countries))) as found`.execute(
    db,
  );
  return rows[0]!.found ? 'foreign' : 'none';
}

/** Returns the first landlord, partner or agency, which is the one a demo person acts for. */
export async function firstBusiness(db: Queryable, kind: BusinessKind): Promise<number | null> {
  const table = ({ landlord: 'landlords', partner: 'partners', agency: 'agencies' } as const)[kind];
  const { rows } = await sql<{
    id: number | string | null;
  }>`select min(id) as id from ${sql.table(table)}`.execute(db);
  const id = rows[0]?.id ?? null;
  return id === null ? null : Number(id);
}

/** Returns the first home of a business. Null if it has none. */
export async function findHomeOf(db: Queryable, { kind, subject }: LettingBusiness): Promise<number | null> {
  const row = await db
    .selectFrom('homes')
    .select('object_number')
    .where(kind === 'landlord' ? 'landlord_id' : 'agency_id', '=', subject)
    .where('removed_at', 'is', null)
    .orderBy('object_number')
    .limit(1)
    .executeTakeFirst();
  return row?.object_number ?? null;
}

/** Returns the account that acts for a landlord. Null if there is none. */
export async function findLandlordUid(db: Queryable, subject: number): Promise<string | null> {
  const row = await db
    .selectFrom('account_businesses')
    .select('uid')
    .where('kind', '=', 'landlord')
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** Truncates in one statement, because the tables refer to each other. Ignores table ownership. */
export async function emptyCatalogue(db: Queryable): Promise<void> {
  await sql`truncate stays, rating_translations, ratings, home_services, home_discounts, price_seasons, home_images,
    home_texts, homes, landlords, agencies, pois, offers, places, regions, countries, whoami_paths, partners,
    traffic_sources, office_staff, office_times, bonus_codes cascade`.execute(db);
}

/** Updates statistics, so that the first queries after the bulk load are planned well. */
export async function analyze({ db }: DatabaseConnection): Promise<void> {
  await sql`analyze`.execute(db);
}

/** Only a database superuser may skip reference checks. */
export async function maySkipReferenceChecks(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`select rolsuper as allowed from pg_roles
    where rolname = current_user`.execute(db);
  return rows[0]?.allowed ?? false;
}

/**
 * Speeds up a batch. Losing the last batch in a crash is harmless, since an interrupted build starts over. Reference checks cost a
 * quarter of the time and each batch contains its own homes, so they are skipped if permitted.
 */
export async function writeFast(tx: Queryable, skipReferenceChecks: boolean): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
  if (skipReferenceChecks) await sql`set local session_replication_role = replica`.execute(tx);
}
