import { sql } from 'kysely';
import type { HomeState, PausedBy } from '../../../domain/homes/home-state.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { photoVersion } from '../catalogue/catalogue.ts';
import { ownedHomes, ownHomes } from '../booking/booking.ts';
import type { HomeChange } from './rules/changes-of-home.ts';
import type { OwnHomeRow } from './rules/own-home-row.ts';

export type ActKind =
  | 'created'
  | 'changed'
  | 'photoAdded'
  | 'submitted'
  | 'withdrawn'
  | 'approved'
  | 'refused'
  | 'published'
  | 'paused'
  | 'removed'
  | 'restored'
  | 'erased';

const columns = (language: Language, uid: string) => sql`
  h.object_number in ${ownedHomes(uid)} as "isOwned",
  h.object_number as "objectNumber", h.landlord_id as "landlordId", h.state, h.paused_by as "pausedBy", h.edition,
  h.source_key as "sourceKey", coalesce(p.names->>${language}, p.names->>'de') as place,
  p.lat as "townLat", p.lon as "townLon", h.country_code as country, h.kind, h.persons_max as "personsMax",
  h.count_rooms_sleeping as bedrooms, h.count_rooms_bath as bathrooms, h.squaremeter_living as squaremeters,
  h.dogs_max as "dogsMax", h.bed_rooms as "bedRooms", h.shows_plan as "showsPlan", h.count_beds as "countBeds", h.access, h.charging, h.nearby,
  h.address, h.arrival_info as "arrivalInfo", h.house_rules as "houseRules", h.lat, h.lon,
  h.amenities, h.equipment, h.tourist_tax as "touristTax", h.deposit_cents as deposit,
  h.included_guests as "includedGuests", h.further_guest_cents as "furtherGuestCents", h.cancellation,
  h.check_in as "checkIn", h.check_out as "checkOut", h.instant_booking as "instantBooking",
  jsonb_build_object('leadDays', h.lead_days, 'leadHour', h.lead_hour, 'horizonMonths', h.horizon_months,
    'fillFrom', h.fill_from, 'leaveMin', h.leave_min) as rules,
  h.registration_number as "registrationNumber", h.removed_from as "removedFrom", h.removed_pause as "removedPause",
  (h.removed_at at time zone 'Europe/Berlin')::date as "removedOn",
  coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'teaser', t.teaser,
      'description', t.description, 'featureDescription', t.feature_description, 'houseRules', t.house_rules, 'translatedFrom', t.translated_from)
      order by t.language)
    from home_texts t where t.object_number = h.object_number), '[]') as texts,
  coalesce((select jsonb_agg(jsonb_build_object('no', i.no, 'scene', i.scene, 'focusX', i.focus_x, 'focusY', i.focus_y, 'captions', i.captions,
      'version', ${photoVersion('i')}, 'drawn', i.file_key is null) order by i.no)
    from home_images i where i.object_number = h.object_number), '[]') as photos,
  coalesce((select jsonb_agg(jsonb_build_object('fromDate', s.from_date, 'untilDate', s.until_date,
      'nightlyCents', s.nightly_cents, 'weeklyCents', s.weekly_cents, 'minStay', s.min_stay,
      'maxStay', s.max_stay, 'weekend', case when s.weekend_cents is not null
        then jsonb_build_object('cents', s.weekend_cents, 'nights', s.weekend_nights) end,
      'arrivalDays', s.arrival_days, 'departureDays', s.departure_days, 'name', coalesce(s.name, '')) order by s.from_date)
    from price_seasons s where s.object_number = h.object_number), '[]') as seasons,
  coalesce((select jsonb_agg(jsonb_build_object('code', v.code, 'unit', v.unit, 'amountCents', v.amount_cents,
      'mandatory', v.mandatory, 'prepaid', v.prepaid) order by v.code)
    from home_services v where v.object_number = h.object_number), '[]') as services,
  coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'threshold', d.threshold, 'percent', d.percent)
      order by d.kind, d.threshold)
    from home_discounts d where d.object_number = h.object_number), '[]') as discounts,
  (select a.detail from home_acts a where a.object_number = h.object_number and h.state = 'draft'
    and a.kind in ('submitted', 'withdrawn', 'refused') order by a.act_id desc limit 1) as refusal,
  exists (select from homes o where o.landlord_id = h.landlord_id and o.object_number <> h.object_number
    and o.published_at is not null and o.paused_by is distinct from 'office'
    and o.removed_pause is distinct from 'office') as "isTrusted"`;

export const ownHomeStore = {
  async listRemoved(db: Queryable, uid: string, language: Language): Promise<OwnHomeRow[]> {
    const { rows } = await sql<OwnHomeRow>`
      select ${columns(language, uid)} from homes h join places p on p.id = h.place_id
      where h.object_number in ${ownedHomes(uid)} and h.state = 'removed'
      order by h.object_number limit 500`.execute(db);
    return rows;
  },

  /**
   * Returns null if the person has no access to the home. With `asOwner`, removed homes are included, and homes in
   * which the person is only a co-host are not.
   */
  async find(
    db: Queryable,
    uid: string,
    language: Language,
    objectNumber: number,
    asOwner = false,
  ): Promise<OwnHomeRow | null> {
    const { rows } = await sql<OwnHomeRow>`
      select ${columns(language, uid)} from homes h join places p on p.id = h.place_id
      where h.object_number in ${asOwner ? ownedHomes(uid) : ownHomes(uid)} and (h.state <> 'removed' or ${asOwner}::boolean)
        and h.object_number = ${objectNumber}`.execute(db);
    return rows[0] ?? null;
  },

  /**
   * Returns the state of a home; null if it is unknown, or if the person neither lets nor manages it. Without a person every home counts.
   */
  async findState(db: Queryable, objectNumber: number, uid: string | null): Promise<HomeState | null> {
    const { rows } = await sql<{ state: HomeState }>`
      select state from homes where object_number = ${objectNumber}
        and ${uid === null ? sql`true` : sql`object_number in ${ownHomes(uid)}`}`.execute(db);
    return rows[0]?.state ?? null;
  },

  /** True if the landlord or the office has withdrawn a home before it was published. */
  async wasDecided(db: Queryable, objectNumber: number): Promise<boolean> {
    const row = await db
      .selectFrom('home_acts')
      .select('act_id')
      .where('object_number', '=', objectNumber)
      .where('kind', 'in', ['withdrawn', 'refused', 'restored'])
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns the person's landlord, the first of several; locked, so that concurrent calls count drafts correctly. */
  async lockLandlord(tx: Tx, uid: string): Promise<{ id: number } | null> {
    const row = await tx
      .selectFrom('landlords')
      .select('id')
      .where((eb) =>
        eb(
          'id',
          'in',
          eb
            .selectFrom('account_businesses')
            .select(sql<number>`subject::int`.as('subject'))
            .where('uid', '=', uid)
            .where('kind', '=', 'landlord'),
        ),
      )
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  /** Locks a landlord, so that concurrent calls count drafts correctly. */
  async lockLandlordById(tx: Tx, id: number): Promise<void> {
    await tx.selectFrom('landlords').select('id').where('id', '=', id).forUpdate().execute();
  },

  async countDrafts(tx: Tx, landlordId: number): Promise<number> {
    const { count } = await tx
      .selectFrom('homes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('landlord_id', '=', landlordId)
      .where('state', 'in', ['draft', 'review'])
      .executeTakeFirstOrThrow();
    return count;
  },

  async countPhotos(db: Queryable, objectNumber: number): Promise<number> {
    const { count } = await db
      .selectFrom('home_images')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('object_number', '=', objectNumber)
      .executeTakeFirstOrThrow();
    return count;
  },

  async place(
    db: Queryable,
    id: number,
  ): Promise<{ placeId: number; regionId: number; country: string; lat: number; lon: number } | null> {
    const row = await db
      .selectFrom('places')
      .select(['id as placeId', 'region_id as regionId', 'country_code as country', 'lat', 'lon'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  },

  async insertAct(
    tx: Tx,
    act: {
      objectNumber: number;
      kind: ActKind;
      /** Null if nobody was logged in, as with a feed. */
      uid: string | null;
      /** Who acted: the landlord if absent; `house` is the marketplace itself, by a job. */
      actor?: PausedBy | 'house';
      /** The changed section, the source of a feed, or the office's reason. */
      detail?: string;
      changes?: readonly HomeChange[];
      /** The bulk change that this act is part of. */
      bulkId?: number;
      at: Date;
    },
  ): Promise<void> {
    await tx
      .insertInto('home_acts')
      .values({
        object_number: act.objectNumber,
        kind: act.kind,
        uid: act.uid,
        actor: act.actor ?? 'landlord',
        detail: act.detail ?? '',
        changes: JSON.stringify(act.changes ?? []),
        bulk_id: act.bulkId ?? null,
        acted_at: act.at,
      })
      .execute();
  },

  async listActs(db: Queryable, uid: string): Promise<Readonly<Record<string, unknown>>[]> {
    return db
      .selectFrom('home_acts')
      .select(['act_id', 'object_number', 'kind', 'actor', 'detail', 'changes', 'acted_at'])
      .where('uid', '=', uid)
      .orderBy('act_id')
      .execute();
  },

  /** Deletes old changes, and removes the person from other old events. */
  async forgetActs(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('home_acts')
      .where('acted_at', '<', before)
      .where('kind', 'in', ['changed', 'photoAdded'])
      .execute();
    await db
      .updateTable('home_acts')
      .set({ uid: null })
      .where('acted_at', '<', before)
      .where('uid', 'is not', null)
      .execute();
  },

  /** Removes the person from acts, which stay with the home. */
  async leave(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('home_acts').set({ uid: null }).where('uid', '=', uid).execute();
  },
};
