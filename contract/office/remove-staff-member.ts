import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { staffId } from './save-staff-member.ts';

export const removeStaffMember = defineEndpoint({
  area: 'office',
  name: 'remove-staff-member',
  method: 'POST',
  path: '/api/office/staff/remove',
  summary: 'Removes a person from the contact card; removing one twice is no error',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ staffID: staffId }),
  response: z.object({}),
});
