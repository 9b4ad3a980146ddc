import { sql } from 'kysely';
import type { InputOf } from '../../contract/define-endpoint.ts';
import type { createBooking } from '../../contract/booking/create-booking.ts';
import type { Database } from '../../server/platform/database.ts';
import { bookingInput, type BookingKit } from './booking.ts';

interface Link {
  bookingID: number;
  bookingHash: string;
}

/** Makes bookings that have to succeed, and tells in words what the tables say about them. */
export interface BookingRecords {
  created(
    objectNumber: number,
    fields?: Partial<InputOf<typeof createBooking>>,
  ): Promise<Link & { bookingDisplayNumber: number; status: string; link: Link }>;
  /** `<arrival> <kind>` of each occupied stretch. */
  nights(objectNumber: number): Promise<string[]>;
  /** In the order in which they were written. */
  outboxVersions(objectNumber: number): Promise<number[]>;
  /** `<state> by <actor>` in order. */
  history(bookingId: number): Promise<string[]>;
  landlordLink(bookingId: number): Promise<{ bookingId: number; bookingHash: string }>;
}

export function bookingRecords(db: Database, kit: BookingKit): BookingRecords {
  return {
    async created(objectNumber, fields = {}) {
      const reply = await kit.create(bookingInput(objectNumber, fields));
      if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
      const { bookingID, bookingHash } = reply.data;
      return { ...reply.data, link: { bookingID, bookingHash } };
    },

    async nights(objectNumber) {
      const rows = await db
        .selectFrom('stays')
        .select([sql<string>`lower(period)`.as('from'), 'kind'])
        .where('object_number', '=', objectNumber)
        .execute();
      return rows.map(({ from, kind }) => `${from} ${kind}`);
    },

    async outboxVersions(objectNumber) {
      const rows = await db
        .selectFrom('outbox')
        .select('version')
        .where('object_number', '=', objectNumber)
        .orderBy('id')
        .execute();
      return rows.map(({ version }) => version);
    },

    async history(bookingId) {
      const rows = await db
        .selectFrom('booking_events')
        .select(['to_state', 'actor'])
        .where('booking_id', '=', bookingId)
        .orderBy('id')
        .execute();
      return rows.map(({ to_state, actor }) => `${to_state} by ${actor}`);
    },

    landlordLink: async (bookingId) => ({ bookingId, bookingHash: await kit.landlordHash(bookingId) }),
  };
}
