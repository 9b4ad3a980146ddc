import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { officeNote, recordMissing } from './person-record.ts';
import { personOf } from './record.ts';

export const removeOfficeNote = defineEndpoint({
  area: 'office-records',
  name: 'remove-office-note',
  method: 'POST',
  path: '/api/admin/records/notes/remove',
  summary: 'Deletes a note that the caller has written',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ of: personOf, noteID: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  /** The notes that are left; one that is gone already is no error. */
  response: z.object({ notes: z.array(officeNote) }),
  errors: recordMissing,
});
