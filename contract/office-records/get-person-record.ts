import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { personRecord, recordMissing } from './person-record.ts';
import { personOf } from './record.ts';

/** It writes: that the record was opened is logged before anything is shown. */
export const getPersonRecord = defineEndpoint({
  area: 'office-records',
  name: 'get-person-record',
  method: 'POST',
  path: '/api/admin/records/person',
  summary: 'All that the office has of one person, with or without an account',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode, of: personOf }),
  response: personRecord,
  errors: recordMissing,
});
