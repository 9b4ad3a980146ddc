import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { templateList } from './message-template.ts';

export const getMessageTemplates = defineEndpoint({
  area: 'messages',
  name: 'get-message-templates',
  method: 'POST',
  path: '/api/landlord/templates/get',
  summary: 'Lists one’s own message templates, and what guests need in each home',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject({
    languageCode,
  }),
  response: templateList,
});
