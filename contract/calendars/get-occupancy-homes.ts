import { homeStates, pausedByWhom } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownCall } from './calendar-parts.ts';

const occupancyHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  state: z.enum(homeStates),
  pausedBy: z.enum(pausedByWhom).nullable(),
  /** True if the prices come from a feed and cannot be changed here. */
  ratesOfFeed: z.boolean(),
  /** Base of the first photo's addresses: `<photo>-250x155.webp`. Null if there is none. */
  photo: z.string().nullable(),
});
export type OccupancyHome = z.infer<typeof occupancyHome>;

export const getOccupancyHomes = defineEndpoint({
  area: 'calendars',
  name: 'get-occupancy-homes',
  method: 'POST',
  path: '/api/landlord/occupancy/homes',
  summary: 'Lists one’s own and managed homes by name, for a calendar of all of them',
  access: { permission: 'stays.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(ownCall),
  response: z.object({ today: z.string(), homes: z.array(occupancyHome) }),
});
