import { sql } from 'kysely';

/** Selects the full name of a booking's guest. */
export const guestName = sql<string>`trim(concat(bookings.customer ->> 'firstName', ' ', bookings.customer ->> 'lastName'))`;
