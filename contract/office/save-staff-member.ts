import { staffNameLength } from '../../domain/office-staff.ts';
import { idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const staffId = z.number().int().min(1).max(2_000_000_000);

export const saveStaffMember = defineEndpoint({
  area: 'office',
  name: 'save-staff-member',
  method: 'POST',
  path: '/api/office/staff/save',
  summary: 'Adds a person to the contact card, or renames one',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    /** Omitted for a new person. */
    staffID: staffId.optional(),
    /** As guests see it, such as "Anna B.". */
    staffNameShorted: z.string().trim().min(1).max(staffNameLength),
    idempotencyKey,
  }),
  response: z.object({ staffID: z.number() }),
  errors: {
    'staff-not-found': { status: 404 },
    'too-many-staff': { status: 409 },
    'idempotency-conflict': { status: 409 },
  },
});
