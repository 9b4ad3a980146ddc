import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { personRecord, recordMissing } from './person-record.ts';
import { personReference } from './record.ts';

/** The call is a write, because each access is logged before anything is returned. */
export const getPersonRecord = defineEndpoint({
  area: 'office-records',
  name: 'get-person-record',
  method: 'POST',
  path: '/api/admin/records/person',
  summary: 'Returns everything that the office has about a person, with or without an account',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode, of: personReference }),
  response: personRecord,
  errors: recordMissing,
});
