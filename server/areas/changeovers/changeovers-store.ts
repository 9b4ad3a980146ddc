import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { changeoverHomes, personName, stayHomes } from '../booking/booking.ts';
import type { Occupancy } from './rules/plan-changeovers.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface ChangeoverHome {
  objectNumber: number;
  title: string;
  place: string;
  /** Street, postal code and town; empty if unknown. */
  address: string;
  checkIn: string | null;
  checkOut: string | null;
  note: string;
  mayNote: boolean;
}

export interface MarkRow {
  objectNumber: number;
  date: PlainDate;
  note: string;
  doneAt: Date | null;
  doneBy: string;
}

export const changeoversStore = {
  /** Returns the homes whose changeovers a person may see. */
  async homes(db: Queryable, uid: string, language: Language): Promise<ChangeoverHome[]> {
    const { rows } = await sql<ChangeoverHome>`
      select h.object_number as "objectNumber", h.check_in as "checkIn", h.check_out as "checkOut",
        coalesce(p.names ->> ${language}, p.names ->> 'de', '') as place,
        concat_ws(', ', nullif(h.address ->> 'street', ''),
          nullif(trim(concat_ws(' ', h.address ->> 'zip', h.address ->> 'city')), '')) as address,
        coalesce(n.note, '') as note,
        h.object_number in ${stayHomes(uid)} as "mayNote",
        ${homeTitle('h.object_number', language)} as title
      from homes h join places p on p.id = h.place_id
        left join changeover_home_notes n on n.object_number = h.object_number
      where h.object_number in ${changeoverHomes(uid)} and h.removed_at is null
      order by h.object_number`.execute(db);
    return rows;
  },

  /**
   * Returns occupied nights of the homes without names of guests: binding bookings, and nights blocked by connected
   * calendars. The last stay before the range is included, since its departure may be followed by the first arrival in
   * the range.
   */
  async occupancies(
    db: Queryable,
    numbers: readonly number[],
    { from, until }: { from: PlainDate; until: PlainDate },
  ): Promise<Occupancy[]> {
    const { rows } = await sql<Occupancy>`
      select s.object_number as "objectNumber", lower(s.period) as "startDate", upper(s.period) as "endDate",
        b.persons, coalesce(b.child_ages, '[]') as "childAges", coalesce(b.dogs, 0) as dogs,
        coalesce((select jsonb_agg(jsonb_build_object('code', line ->> 'code', 'unit', line ->> 'unit',
            'quantity', (line ->> 'quantity')::float8))
          from jsonb_array_elements(b.quote -> 'lines') line), '[]') as lines
      from stays s left join bookings b on b.id = s.booking_id
      where s.object_number = any(${[...numbers]}::integer[])
        and (b.state in ('booked', 'confirmed') or (s.booking_id is null and s.origin = 'calendar'))
        and upper(s.period) >= ${from}::date and lower(s.period) <= ${until}::date
      order by s.object_number, lower(s.period)`.execute(db);
    return rows;
  },

  async marks(db: Queryable, numbers: readonly number[], from: PlainDate): Promise<MarkRow[]> {
    const { rows } = await sql<MarkRow>`
      select c.object_number as "objectNumber", c.on_date as date, c.note, c.done_at as "doneAt",
        case when accounts.uid is null then '' else ${personName} end as "doneBy"
      from changeovers c left join accounts on accounts.uid = c.done_by
      where c.object_number = any(${[...numbers]}::integer[]) and c.on_date >= ${from}::date`.execute(db);
    return rows;
  },

  async setDone(
    tx: Tx,
    { objectNumber, date }: { objectNumber: number; date: PlainDate },
    done: { at: Date; uid: string } | null,
  ): Promise<void> {
    await tx
      .insertInto('changeovers')
      .values({
        object_number: objectNumber,
        on_date: date,
        done_at: done?.at ?? null,
        done_by: done?.uid ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['object_number', 'on_date'])
          // After a second click the first tick stays.
          .doUpdateSet(
            done === null
              ? { done_at: null, done_by: null }
              : {
                  done_at: sql`coalesce(changeovers.done_at, ${done.at})`,
                  done_by: sql`case when changeovers.done_at is null then ${done.uid} else changeovers.done_by end`,
                },
          ),
      )
      .execute();
  },

  async setNote(
    tx: Tx,
    { objectNumber, date }: { objectNumber: number; date: PlainDate },
    note: string,
  ): Promise<void> {
    await tx
      .insertInto('changeovers')
      .values({ object_number: objectNumber, on_date: date, note })
      .onConflict((conflict) => conflict.columns(['object_number', 'on_date']).doUpdateSet({ note }))
      .execute();
  },

  async setHomeNote(tx: Tx, objectNumber: number, note: string): Promise<void> {
    if (note === '') {
      await tx.deleteFrom('changeover_home_notes').where('object_number', '=', objectNumber).execute();
      return;
    }
    await tx
      .insertInto('changeover_home_notes')
      .values({ object_number: objectNumber, note })
      .onConflict((conflict) => conflict.column('object_number').doUpdateSet({ note }))
      .execute();
  },

  async forget(db: Queryable, before: PlainDate): Promise<void> {
    await db.deleteFrom('changeovers').where('on_date', '<', before).execute();
  },

  async calendarNonce(db: Queryable, uid: string): Promise<{ nonce: string; number: number } | null> {
    const row = await db
      .selectFrom('changeover_calendars')
      .innerJoin('accounts', 'accounts.uid', 'changeover_calendars.uid')
      .select(['nonce', 'accounts.number'])
      .where('changeover_calendars.uid', '=', uid)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Finds the owner of a calendar by the number of their account. Null for a suspended account. */
  async calendarOwner(
    db: Queryable,
    number: number,
  ): Promise<{ uid: string; nonce: string; language: Language } | null> {
    const row = await db
      .selectFrom('changeover_calendars')
      .innerJoin('accounts', 'accounts.uid', 'changeover_calendars.uid')
      .select(['accounts.uid', 'nonce', 'accounts.language'])
      .where('accounts.number', '=', number)
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    return (row as { uid: string; nonce: string; language: Language } | undefined) ?? null;
  },

  async saveCalendar(tx: Tx, uid: string, nonce: string, at: Date): Promise<void> {
    await tx
      .insertInto('changeover_calendars')
      .values({ uid, nonce, made_at: at })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet({ nonce, made_at: at }))
      .execute();
  },

  async leave(tx: Tx, uid: string): Promise<void> {
    await tx.deleteFrom('changeover_calendars').where('uid', '=', uid).execute();
    await tx.updateTable('changeovers').set({ done_by: null }).where('done_by', '=', uid).execute();
  },
};
