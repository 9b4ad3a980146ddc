import { sql, type RawBuilder } from 'kysely';
import type { ChangeSide } from '../../../../contract/booking/booking-change.ts';
import type { Language } from '../../../../domain/language.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { BookingRow } from '../booking-store.ts';
import type { OpenedBooking } from './opened-booking.ts';
import { moneyHomes, ownedHomes, ownHomes, stayHomes, type HomesOf } from './own-homes-store.ts';
import { homeTitle } from '../../catalogue/catalogue.ts';

export interface OwnHome {
  objectNumber: number;
  title: string;
  place: string;
  active: boolean;
}

export interface LandlordBookingRow extends BookingRow {
  title: string;
  place: string;
  checkIn: string | null;
  checkOut: string;
  /** The side that has asked for an open change. */
  changeOpen: ChangeSide | null;
  conflicts: number;
  otherRequests: number;
  /** False if the person only works in the home. */
  isOwned: boolean;
}

export type BookingFilter =
  | { kind: 'arrivals' | 'departures' | 'next'; today: PlainDate }
  | {
      kind: 'all' | 'open' | 'coming' | 'past' | 'ended';
      today: PlainDate;
      objectNumber: number;
      month?: string;
    };

const bound = sql`bookings.state in ('booked', 'confirmed')`;
/** What waits for the landlord. A request to which they have made an offer waits for its guest. */
const waiting = (today: PlainDate): RawBuilder<boolean> =>
  sql<boolean>`(bookings.state in ('requested', 'booked') and bookings.start_date >= ${today}::date
      and not (bookings.state = 'requested' and exists (select from booking_changes
        where booking_changes.booking_id = bookings.id and booking_changes.state = 'open'))
    or exists (select from booking_changes
      where booking_changes.booking_id = bookings.id and booking_changes.state = 'open' and booking_changes.side = 'guest'))`;

const isComing = (today: PlainDate): RawBuilder<boolean> =>
  sql<boolean>`(bookings.state in ('requested', 'option', 'booked', 'confirmed') and bookings.end_date >= ${today}::date)`;

function filterCondition({ kind, today }: BookingFilter): RawBuilder<boolean> {
  switch (kind) {
    case 'arrivals':
      return sql<boolean>`${bound} and bookings.start_date = ${today}::date`;
    case 'departures':
      return sql<boolean>`${bound} and bookings.end_date = ${today}::date`;
    case 'next':
      return sql<boolean>`${bound} and bookings.start_date > ${today}::date`;
    case 'open':
      return waiting(today);
    case 'coming':
      return isComing(today);
    case 'past':
      return sql<boolean>`${bound} and bookings.end_date < ${today}::date`;
    case 'ended':
      return sql<boolean>`bookings.state in ('declined', 'cancelled', 'expired')`;
    case 'all':
      return sql<boolean>`true`;
  }
}

/**
 * Open bookings: longest waiting first. Coming stays: by date. Past stays: latest first. All: the coming ones, then what is past or
 * has ended.
 */
const ordersOn = (today: PlainDate): Readonly<Record<BookingFilter['kind'], RawBuilder<unknown>>> => ({
  arrivals: sql`bookings.object_number, bookings.id`,
  departures: sql`bookings.object_number, bookings.id`,
  next: sql`bookings.start_date, bookings.id`,
  open: sql`bookings.created_at, bookings.id`,
  coming: sql`bookings.start_date, bookings.id`,
  past: sql`bookings.end_date desc, bookings.id desc`,
  ended: sql`bookings.updated_at desc, bookings.id desc`,
  all: sql`case when ${isComing(today)} then 0 else 1 end, case when ${isComing(today)} then bookings.start_date end,
    bookings.start_date desc, bookings.id`,
});

const placeIn = (language: Language): RawBuilder<string> =>
  sql<string>`coalesce(places.names ->> ${language}, '')`;

const homesForWork = { homes: ownHomes, stays: stayHomes, money: moneyHomes };
/** What is to be done with homes: letting them, looking after stays, or keeping the books. */
export type HomeWork = keyof typeof homesForWork;

export const landlordBookingsStore = {
  async find(db: Queryable, whose: HomesOf, id: number): Promise<OpenedBooking | null> {
    const row = await db
      .selectFrom('bookings')
      .select(['id', 'object_number'])
      .select(sql<boolean>`object_number in ${ownedHomes(whose)}`.as('isOwned'))
      .where('id', '=', id)
      .where('object_number', 'in', stayHomes(whose))
      .executeTakeFirst();
    return row ? { ...row, uid: typeof whose === 'string' ? whose : null } : null;
  },

  /** Lists the homes of a person for one kind of work. */
  async homes(db: Queryable, uid: string, language: Language, work: HomeWork): Promise<OwnHome[]> {
    return db
      .selectFrom('homes')
      .innerJoin('places', 'places.id', 'homes.place_id')
      .select(['homes.object_number as objectNumber', 'homes.active'])
      .select([
        homeTitle('homes.object_number', language, 'german').as('title'),
        placeIn(language).as('place'),
      ])
      .where('homes.object_number', 'in', homesForWork[work](uid))
      .where('homes.removed_at', 'is', null)
      .orderBy('homes.object_number')
      .execute();
  },

  async list(
    db: Queryable,
    uid: string,
    filter: BookingFilter,
    { language, limit, offset }: { language: Language; limit: number; offset: number },
  ): Promise<{ total: number; rows: LandlordBookingRow[] }> {
    const objectNumber = 'objectNumber' in filter ? filter.objectNumber : 0;
    const month = 'month' in filter ? (filter.month ?? '') : '';
    const matches = db
      .selectFrom('bookings')
      .where('bookings.object_number', 'in', stayHomes(uid))
      .where(filterCondition(filter))
      .$if(objectNumber > 0, (query) => query.where('bookings.object_number', '=', objectNumber))
      .$if(month !== '', (query) =>
        query.where(sql<boolean>`date_trunc('month', bookings.start_date) = ${`${month}-01`}::date`),
      );
    const rows = await matches
      .innerJoin('homes', 'homes.object_number', 'bookings.object_number')
      .innerJoin('places', 'places.id', 'homes.place_id')
      .selectAll('bookings')
      .select(['homes.check_in as checkIn', 'homes.check_out as checkOut'])
      .select([
        homeTitle('homes.object_number', language, 'german').as('title'),
        placeIn(language).as('place'),
        sql<boolean>`bookings.object_number in ${ownedHomes(uid)}`.as('isOwned'),
        sql<ChangeSide | null>`(select side from booking_changes
          where booking_changes.booking_id = bookings.id and booking_changes.state = 'open')`.as(
          'changeOpen',
        ),
        sql<number>`(select count(*)::integer from stays
          where stays.object_number = bookings.object_number
            and stays.period && daterange(bookings.start_date, bookings.end_date)
            and stays.booking_id is distinct from bookings.id
            and not exists (select from booking_changes
              where booking_changes.id = stays.change_id and booking_changes.booking_id = bookings.id)
            and bookings.state = 'requested')`.as('conflicts'),
        sql<number>`(select count(*)::integer from bookings as others
          where others.object_number = bookings.object_number
            and others.state = 'requested' and others.id <> bookings.id
            and others.start_date < bookings.end_date and others.end_date > bookings.start_date
            and bookings.state = 'requested')`.as('otherRequests'),
      ])
      .orderBy(ordersOn(filter.today)[filter.kind])
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await matches
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    return { total, rows: rows as unknown as LandlordBookingRow[] };
  },
};
