import { noteLength } from '../../domain/office-records.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officeNote, recordMissing } from './person-record.ts';
import { personReference } from './record.ts';

export const addOfficeNote = defineEndpoint({
  area: 'office-records',
  name: 'add-office-note',
  method: 'POST',
  path: '/api/admin/records/notes/add',
  summary: 'Adds an internal note about a person to one of their bookings or cases',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    of: personReference,
    text: z.string().trim().min(1).max(noteLength),
    /** Account number of the colleague for whom the note is meant, from `getPersonRecord`. */
    forColleague: z.number().int().min(1).max(1e12).optional(),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ notes: z.array(officeNote) }),
  errors: { ...recordMissing, 'colleague-missing': { status: 422 }, 'idempotency-conflict': { status: 409 } },
});
