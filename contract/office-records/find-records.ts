import { recordGroupNames } from '../../domain/office-records.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, shortText, z } from '../schema.ts';
import { recordsByGroup } from './record.ts';

/** It writes: each search and its kind of search word are logged before anything is shown. */
export const findRecords = defineEndpoint({
  area: 'office-records',
  name: 'find-records',
  method: 'POST',
  path: '/api/admin/records/find',
  summary:
    'Bookings, people, cases, homes and vouchers by name, mail address, phone, number, code or date, as far as the caller may see them',
  access: { permission: 'records.find' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    languageCode,
    query: shortText.default(''),
    /** Absent: the first of every group. */
    group: z.enum(recordGroupNames).optional(),
  }),
  response: z.object({
    /** What the search word was taken for; null: it is too short, and nothing was searched. */
    sought: z
      .object({
        words: z.array(z.string()),
        /** Plain dates. Null: no date was given. */
        days: z.object({ from: z.string(), to: z.string() }).nullable(),
      })
      .nullable(),
    groups: recordsByGroup,
  }),
});
