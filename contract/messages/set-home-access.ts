import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';
import { accessFields, templateList } from './message-template.ts';

export const setHomeAccess = defineEndpoint({
  area: 'messages',
  name: 'set-home-access',
  method: 'POST',
  path: '/api/landlord/templates/access/set',
  summary: 'Saves wifi and key code of a home, which templates insert',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    objectNumber,
    ...accessFields,
  }),
  response: templateList,
  errors: { 'object-not-found': { status: 404 } },
});
