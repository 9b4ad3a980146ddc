import { recordGroupNames, soughtReadings } from '../../domain/office-records.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, shortText, z } from '../schema.ts';
import { recordsByGroup } from './record.ts';

/** The call is a write, because each search and the type of its query are logged before anything is returned. */
export const findRecords = defineEndpoint({
  area: 'office-records',
  name: 'find-records',
  method: 'POST',
  path: '/api/admin/records/find',
  summary:
    'Finds bookings, people, cases, homes and vouchers by name, mail address, phone, number, code or date, as far as the caller may see them',
  access: { permission: 'records.find' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    languageCode,
    query: shortText.default(''),
    /** If absent, the first entries of every group are returned. */
    group: z.enum(recordGroupNames).optional(),
  }),
  response: z.object({
    /** The interpretation of the query. Null if it is too short, in which case nothing was searched. */
    sought: z
      .object({
        words: z.array(z.string()),
        /** Plain dates. Null if the query has no date. */
        days: z.object({ from: z.string(), to: z.string() }).nullable(),
        /** A month named without its year; null if none is. */
        month: z.number().nullable(),
        /** As typed, as callers remember it (place, month, without words around them), or with similar spellings. */
        reading: z.enum(soughtReadings),
      })
      .nullable(),
    groups: recordsByGroup,
  }),
});
