import { sql, type RawBuilder } from 'kysely';
import type { Customer } from '../../../contract/booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { ownHomes, stayHomes } from '../booking/booking.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

/** A booking with everything that its check-in depends on, and the guests' entries. */
export interface CheckInRow {
  bookingId: number;
  displayNumber: number;
  isConfirmed: boolean;
  startDate: PlainDate;
  endDate: PlainDate;
  persons: number;
  customer: Customer;
  home: string;
  place: string;
  country: string;
  isTaxed: boolean;
  landlordLanguage: string;
  /** Null if the home has no online check-in. */
  daysBefore: number | null;
  sealed: string | null;
  listed: number | null;
  filled: number | null;
  savedAt: Date | null;
  confirmedAt: Date | null;
  invitedAt: Date | null;
}

export interface CheckInValues {
  sealed: string;
  persons: number;
  filled: number;
  childAges: readonly number[] | null;
  savedAt: Date;
  confirmedAt: Date | null;
}

export interface HomeWithCheckIn {
  objectNumber: number;
  title: string;
  place: string;
  country: string;
  daysBefore: number | null;
}

const selectRows = (
  language: Language,
  condition: RawBuilder<boolean>,
): RawBuilder<CheckInRow> => sql<CheckInRow>`
  select b.id as "bookingId", b.display_number as "displayNumber", b.state = 'confirmed' as "isConfirmed",
    b.start_date as "startDate", b.end_date as "endDate", b.persons, b.customer,
    ${homeTitle('h.object_number', language)} as home, coalesce(p.names ->> ${language}, p.names ->> 'de', '') as place,
    lower(h.country_code) as country, coalesce(h.tourist_tax, p.tourist_tax) <> '[]' as "isTaxed", l.language as "landlordLanguage",
    o.days_before as "daysBefore", c.sealed, c.persons as listed, c.filled, c.saved_at as "savedAt",
    c.confirmed_at as "confirmedAt", c.invited_at as "invitedAt"
  from bookings b
    join homes h on h.object_number = b.object_number
    join places p on p.id = h.place_id
    join landlords l on l.id = h.landlord_id
    left join home_check_ins o on o.object_number = b.object_number
    left join check_ins c on c.booking_id = b.id
  where ${condition}`;

export const checkInsStore = {
  async find(db: Queryable, bookingId: number, language: Language): Promise<CheckInRow | null> {
    const { rows } = await selectRows(language, sql<boolean>`b.id = ${bookingId}`).execute(db);
    return rows[0] ?? null;
  },

  /** Returns null for a booking of a home that the person does not let. */
  async findOwn(
    db: Queryable,
    uid: string,
    bookingId: number,
    language: Language,
  ): Promise<CheckInRow | null> {
    const isOwn = sql<boolean>`b.id = ${bookingId} and b.object_number in ${stayHomes(uid)}`;
    const { rows } = await selectRows(language, isOwn).execute(db);
    return rows[0] ?? null;
  },

  /** Locks the booking until the end of the transaction, so that two saved drafts do not mix. */
  async lock(tx: Tx, bookingId: number): Promise<void> {
    await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute();
  },

  async save(tx: Tx, bookingId: number, values: CheckInValues): Promise<void> {
    const { sealed, persons, filled, childAges, savedAt, confirmedAt } = values;
    const row = {
      ...{ sealed, persons, filled, saved_at: savedAt, confirmed_at: confirmedAt },
      child_ages: childAges && JSON.stringify(childAges),
    };
    await tx
      .insertInto('check_ins')
      .values({ booking_id: bookingId, ...row })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
      .execute();
  },

  async travellersOf(db: Queryable, uid: string): Promise<{ firstNames: string; familyName: string }[]> {
    return db
      .selectFrom('account_travellers')
      .select(['first_name as firstNames', 'last_name as familyName'])
      .where('uid', '=', uid)
      .orderBy('id')
      .execute();
  },

  /** Returns confirmed bookings whose check-in has begun, that were not invited yet, and whose guests have entered nothing by themselves. */
  async toInvite(db: Queryable, today: PlainDate): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select b.id from bookings b
        join home_check_ins o on o.object_number = b.object_number
        left join check_ins c on c.booking_id = b.id
      where b.state = 'confirmed' and b.customer ->> 'email' <> '' and b.start_date >= ${today}::date
        and b.start_date - o.days_before <= ${today}::date and c.invited_at is null and c.saved_at is null
      order by b.start_date, b.id limit 500`.execute(db);
    return rows.map(({ id }) => id);
  },

  /**
   * Returns bookings that arrive within these days, were invited on an earlier day, have no entries and were not
   * reminded.
   */
  async toRemind(
    db: Queryable,
    { today, until, invitedBefore }: { today: PlainDate; until: PlainDate; invitedBefore: Date },
  ): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select b.id from bookings b
        join home_check_ins o on o.object_number = b.object_number
        join check_ins c on c.booking_id = b.id
      where b.state = 'confirmed' and b.start_date between ${today}::date and ${until}::date
        and c.invited_at < ${invitedBefore} and c.reminded_at is null and c.saved_at is null
      order by b.start_date, b.id limit 500`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Returns false if it was marked before, so that nobody is mailed twice. */
  async markInvited(tx: Tx, bookingId: number, at: Date): Promise<boolean> {
    const { rows } = await sql`
      insert into check_ins (booking_id, invited_at) values (${bookingId}, ${at})
      on conflict (booking_id) do update set invited_at = excluded.invited_at where check_ins.invited_at is null
      returning booking_id`.execute(tx);
    return rows.length > 0;
  },

  async markReminded(tx: Tx, bookingId: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('check_ins')
      .set({ reminded_at: at })
      .where('booking_id', '=', bookingId)
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * Deletes the entries for stays that ended before the retention day of their country, and for stays that will not
   * take place.
   */
  async forget(
    db: Queryable,
    { ofCountries, otherwise }: { ofCountries: Readonly<Record<string, PlainDate>>; otherwise: PlainDate },
  ): Promise<void> {
    await sql`
      delete from check_ins c using bookings b join homes h on h.object_number = b.object_number
      where b.id = c.booking_id and (b.state <> 'confirmed' or b.end_date <
        coalesce((${JSON.stringify(ofCountries)}::jsonb ->> lower(h.country_code))::date, ${otherwise}::date))`.execute(
      db,
    );
  },

  async sealedAnswers(db: Queryable): Promise<{ bookingId: number; sealed: string }[]> {
    const rows = await db
      .selectFrom('check_ins')
      .select(['booking_id as bookingId', 'sealed'])
      .where('sealed', 'is not', null)
      .execute();
    return rows.map(({ bookingId, sealed }) => ({ bookingId, sealed: sealed! }));
  },

  /** Does nothing if the guest has saved something since. */
  async replaceSeal(
    db: Queryable,
    bookingId: number,
    { before, after }: { before: string; after: string },
  ): Promise<void> {
    await db
      .updateTable('check_ins')
      .set({ sealed: after })
      .where('booking_id', '=', bookingId)
      .where('sealed', '=', before)
      .execute();
  },

  async homes(db: Queryable, uid: string, language: Language): Promise<HomeWithCheckIn[]> {
    const { rows } = await sql<HomeWithCheckIn>`
      select h.object_number as "objectNumber", ${homeTitle('h.object_number', language)} as title, coalesce(p.names ->> ${language}, '') as place,
        lower(h.country_code) as country, o.days_before as "daysBefore"
      from homes h join places p on p.id = h.place_id
        left join home_check_ins o on o.object_number = h.object_number
      where h.object_number in ${ownHomes(uid)} and h.removed_at is null
      order by h.object_number limit 500`.execute(db);
    return rows;
  },

  /** Saves nothing and returns false if the person does not let the home. */
  async setHome(tx: Tx, uid: string, objectNumber: number, daysBefore: number | null): Promise<boolean> {
    const { rows } = await sql`select from homes h
      where h.object_number = ${objectNumber} and h.removed_at is null and h.object_number in ${ownHomes(uid)}
      for share`.execute(tx);
    if (rows.length === 0) return false;
    if (daysBefore === null) {
      await tx.deleteFrom('home_check_ins').where('object_number', '=', objectNumber).execute();
    } else {
      await tx
        .insertInto('home_check_ins')
        .values({ object_number: objectNumber, days_before: daysBefore })
        .onConflict((conflict) => conflict.column('object_number').doUpdateSet({ days_before: daysBefore }))
        .execute();
    }
    return true;
  },
};

/**
 * Returns the progress of the guests' check-in for lists of bookings. Bookings without an invitation or answers are
 * missing.
 */
export async function findCheckInProgress(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<Map<number, { filled: number; persons: number; confirmed: boolean }>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; filled: number; persons: number; confirmed: boolean }>`
    select c.booking_id as id, c.filled, case when c.saved_at is null then b.persons else c.persons end as persons,
      c.confirmed_at is not null as confirmed
    from check_ins c join bookings b on b.id = c.booking_id
    where c.booking_id = any(${[...bookingIds]}::bigint[]) and b.state = 'confirmed'`.execute(db);
  return new Map(rows.map(({ id, ...progress }) => [Number(id), progress]));
}
