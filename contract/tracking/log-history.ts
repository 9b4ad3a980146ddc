import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { partnerOfHost, z } from '../schema.ts';

/** A route name, or whoami_Search and whoami_Object for catalogue paths. Never an address. */
export const routeName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/)
  .default('unknown');

export const logHistory = defineEndpoint({
  area: 'tracking',
  name: 'log-history',
  method: 'POST',
  path: '/api/user/logHistory',
  summary: 'Logs a page view of a visitor who has given consent',
  access: 'public',
  writes: true,
  request: z.strictObject({
    route: routeName,
    contentGroup: z.number().int().min(1).max(5).default(5),
    objectNumber: z.number().int().min(1).max(2_000_000_000).nullable().default(null),
    language: z.enum(languages).default('de'),
    partner: partnerOfHost,
  }),
  response: z.object({ logged: z.boolean() }),
});
