import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const listAgencies = defineEndpoint({
  area: 'catalogue',
  name: 'list-agencies',
  method: 'GET',
  path: '/api/agency',
  summary: 'Lists the agencies of the start page: at most twelve, each with homes',
  access: 'public',
  writes: false,
  request: z.object({
    /**
     * Returns the agencies with these numbers, in this order, if they have homes. Returns all agencies of the
     * catalogue if absent.
     */
    agencies: z
      .string()
      .regex(/^\d{1,9}(?:,\d{1,9}){0,11}$/)
      .optional(),
  }),
  response: z.object({ agencies: z.array(z.object({ agencyID: z.number(), name: z.string() })) }),
});
