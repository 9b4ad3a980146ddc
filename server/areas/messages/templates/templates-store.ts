import { sql } from 'kysely';
import type { Language } from '../../../../domain/language.ts';
import type { Timing } from '../../../../domain/messages/timed-messages.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { ownedHomes } from '../../booking/booking.ts';
import { homeTitle } from '../../catalogue/catalogue.ts';

export type TemplateTexts = Readonly<Partial<Record<Language, string>>>;

export interface Owner {
  kind: 'landlord' | 'agency';
  id: number;
}

export interface TemplateRow {
  id: number;
  name: string;
  texts: TemplateTexts;
  /** Null for all homes of the owner. */
  homes: number[] | null;
  timing: Timing | null;
}

export interface AccessValues {
  wifiName: string;
  wifiPassword: string;
  keyCode: string;
}

export interface HomeOfTemplates extends AccessValues {
  objectNumber: number;
  title: string;
  place: string;
  hasAddress: boolean;
  hasDirections: boolean;
  checkIn: string | null;
  checkOut: string | null;
}

export interface TemplateWithHomes extends TemplateRow {
  /** Homes of its owner that it is used for. */
  usedFor: number[];
}

/** Templates of the landlords and agencies for whom a person acts. */
const isOwn = (uid: string) => sql<boolean>`(t.owner_kind, t.owner_id) in (
  select kind, subject from account_businesses where uid = ${uid} and kind in ('landlord', 'agency'))`;

/** Joins a template `t` to a home `h` that it is used for. */
export const isUsedFor = sql<boolean>`t.owner_id = case t.owner_kind when 'landlord' then h.landlord_id else h.agency_id end
  and (t.object_numbers is null or h.object_number = any(t.object_numbers))`;

const columns = sql`t.template_id as id, t.name, t.texts, t.object_numbers as homes, t.timing`;

export const templatesStore = {
  /** Returns the owner of a person's new templates, locked until the end of the transaction; null without a business that lets homes. */
  async lockOwner(tx: Tx, uid: string): Promise<Owner | null> {
    const { rows } = await sql<Owner>`
      select kind, subject as id from account_businesses where uid = ${uid} and kind in ('landlord', 'agency')
      order by kind desc, subject limit 1 for update`.execute(tx);
    return rows[0] ?? null;
  },

  async list(db: Queryable, uid: string): Promise<TemplateWithHomes[]> {
    const { rows } = await sql<TemplateWithHomes>`
      select ${columns}, coalesce((select jsonb_agg(h.object_number order by h.object_number) from homes h
        where ${isUsedFor} and h.removed_at is null), '[]') as "usedFor"
      from message_templates t where ${isOwn(uid)} order by lower(t.name), t.template_id`.execute(db);
    return rows;
  },

  /** Returns the templates for the home of a booking or question. */
  async forHome(db: Queryable, objectNumber: number): Promise<(TemplateRow & { changedAt: Date })[]> {
    const { rows } = await sql<TemplateRow & { changedAt: Date }>`
      select ${columns}, t.changed_at as "changedAt" from message_templates t join homes h on ${isUsedFor}
      where h.object_number = ${objectNumber} order by lower(t.name), t.template_id`.execute(db);
    return rows;
  },

  async find(tx: Tx, uid: string, id: number): Promise<(TemplateRow & { owner: Owner }) | null> {
    const { rows } = await sql<TemplateRow & { owner: Owner }>`
      select ${columns}, jsonb_build_object('kind', t.owner_kind, 'id', t.owner_id) as owner
      from message_templates t where t.template_id = ${id} and ${isOwn(uid)} for update`.execute(tx);
    return rows[0] ?? null;
  },

  async hasName(tx: Tx, { kind, id }: Owner, name: string, except: number): Promise<boolean> {
    const row = await tx
      .selectFrom('message_templates')
      .select('template_id')
      .where('owner_kind', '=', kind)
      .where('owner_id', '=', id)
      .where(sql<string>`lower(name)`, '=', name.toLowerCase())
      .where('template_id', '<>', except)
      .executeTakeFirst();
    return row !== undefined;
  },

  async count(tx: Tx, { kind, id }: Owner): Promise<number> {
    const { count } = await tx
      .selectFrom('message_templates')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('owner_kind', '=', kind)
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow();
    return count;
  },

  async insert(tx: Tx, owner: Owner, template: Omit<TemplateRow, 'id'>, at: Date): Promise<void> {
    await tx
      .insertInto('message_templates')
      .values({
        owner_kind: owner.kind,
        owner_id: owner.id,
        ...toValues(template),
        active_since: template.timing && at,
        created_at: at,
        changed_at: at,
      })
      .execute();
  },

  /** `isRestarted` means that its time or homes have changed. Messages that were due before the change are not sent. */
  async update(
    tx: Tx,
    template: TemplateRow,
    { at, isRestarted }: { at: Date; isRestarted: boolean },
  ): Promise<void> {
    await tx
      .updateTable('message_templates')
      .set({
        ...toValues(template),
        changed_at: at,
        ...(template.timing === null && { active_since: null }),
        ...(template.timing !== null && isRestarted && { active_since: at }),
      })
      .where('template_id', '=', template.id)
      .execute();
  },

  async remove(tx: Tx, uid: string, id: number): Promise<void> {
    await sql`delete from message_templates t where t.template_id = ${id} and ${isOwn(uid)}`.execute(tx);
  },

  async homes(db: Queryable, uid: string, language: Language): Promise<HomeOfTemplates[]> {
    const { rows } = await sql<HomeOfTemplates>`
      select h.object_number as "objectNumber", ${homeTitle('h.object_number', language)} as title,
        coalesce(p.names ->> ${language}, p.names ->> 'de', '') as place, h.address is not null as "hasAddress",
        exists (select from jsonb_each_text(coalesce(h.arrival_info, '{}')) e where e.value <> '') as "hasDirections",
        h.check_in as "checkIn", h.check_out as "checkOut",
        coalesce(v.wifi_name, '') as "wifiName", coalesce(v.wifi_password, '') as "wifiPassword", coalesce(v.key_code, '') as "keyCode"
      from homes h left join home_access_values v on v.object_number = h.object_number left join places p on p.id = h.place_id
      where h.object_number in ${ownedHomes(uid)} and h.removed_at is null
      order by h.object_number limit 500`.execute(db);
    return rows;
  },

  /** Saves nothing and returns false if the person does not let the home. */
  async setAccess(tx: Tx, uid: string, objectNumber: number, values: AccessValues): Promise<boolean> {
    const { rows } = await sql<{ found: number }>`
      insert into home_access_values (object_number, wifi_name, wifi_password, key_code)
      select h.object_number, ${values.wifiName}, ${values.wifiPassword}, ${values.keyCode} from homes h
      where h.object_number = ${objectNumber} and h.removed_at is null and h.object_number in ${ownedHomes(uid)}
      on conflict (object_number) do update set wifi_name = excluded.wifi_name,
        wifi_password = excluded.wifi_password, key_code = excluded.key_code
      returning object_number as found`.execute(tx);
    return rows.length > 0;
  },

  /** Deletes wifi and key code of a home, within a change of the home. */
  async deleteAccess(tx: Tx, objectNumber: number): Promise<void> {
    await tx.deleteFrom('home_access_values').where('object_number', '=', objectNumber).execute();
  },
};

const toValues = ({ name, texts, homes, timing }: Omit<TemplateRow, 'id'>) => ({
  name,
  texts: JSON.stringify(texts),
  object_numbers: homes,
  timing: timing && JSON.stringify(timing),
});
