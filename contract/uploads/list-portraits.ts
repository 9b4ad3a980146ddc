import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const listPortraits = defineEndpoint({
  area: 'uploads',
  name: 'list-portraits',
  method: 'POST',
  path: '/api/office/portraits/list',
  summary: 'Lists the staff members with their portraits',
  access: { permission: 'office.update' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    staff: z.array(
      z.object({
        staffID: z.number(),
        staffNameShorted: z.string(),
        /** False if the portrait is a drawing. */
        hasPhoto: z.boolean(),
        /** `<base>-45x45.webp`, `<base>-120x120.avif`. */
        base: z.string(),
      }),
    ),
  }),
});
