import { occupancyBounds } from '../../domain/calendars/occupancy-window.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, z } from '../schema.ts';
import { calendarSeason, ownCall, range, takenNights } from './calendar-parts.ts';

const occupancy = z.object({
  objectNumber: z.number(),
  taken: z.array(
    takenNights.extend({
      /** The name that the landlord gave to the connected calendar; empty for everything else. */
      source: z.string(),
    }),
  ),
  /** Requests that nobody has answered. They occupy no nights. */
  requests: z.array(
    z.object({ bookingID: z.number(), startDate: z.string(), endDate: z.string(), guest: z.string() }),
  ),
  /** Clipped to the range; empty without `prices`. */
  seasons: z.array(calendarSeason),
});
export type Occupancy = z.infer<typeof occupancy>;

export const getOccupancy = defineEndpoint({
  area: 'calendars',
  name: 'get-occupancy',
  method: 'POST',
  path: '/api/landlord/occupancy/get',
  summary: 'Returns occupied nights and, if asked for, rates of some of one’s own or managed homes',
  access: { permission: 'stays.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    ...ownCall,
    ...range,
    /** Homes of others are left out of the answer. */
    objectNumbers: z.array(objectNumber).min(1).max(occupancyBounds.homes),
    prices: z.boolean().default(false),
  }),
  response: z.object({ homes: z.array(occupancy) }),
  errors: {
    /** The range ends before it begins, or has more than 62 nights. */
    'invalid-dates': { status: 400 },
  },
});
