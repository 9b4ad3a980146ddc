import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officeNote } from './person-record.ts';
import { personReference } from './record.ts';

export const listOwnNotes = defineEndpoint({
  area: 'office-records',
  name: 'list-own-notes',
  method: 'POST',
  path: '/api/admin/records/notes/own',
  summary: 'Lists the notes that colleagues have written for the caller and that are not done',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({
    /** At most a hundred, the oldest first. `of` is null if the person's account is gone. */
    notes: z.array(officeNote.extend({ of: personReference.nullable() })),
  }),
});
