import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { officeNote, recordMissing } from './person-record.ts';
import { personReference } from './record.ts';

export const removeOfficeNote = defineEndpoint({
  area: 'office-records',
  name: 'remove-office-note',
  method: 'POST',
  path: '/api/admin/records/notes/remove',
  summary: 'Deletes one of the caller’s own notes',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ of: personReference, noteID: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  /** The remaining notes. Deleting a note twice is no error. */
  response: z.object({ notes: z.array(officeNote) }),
  errors: recordMissing,
});
