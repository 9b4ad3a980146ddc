import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { templateId, templateList } from './message-template.ts';

export const removeMessageTemplate = defineEndpoint({
  area: 'messages',
  name: 'remove-message-template',
  method: 'POST',
  path: '/api/landlord/templates/remove',
  summary: 'Deletes a message template, if it exists; what it has sent stays',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    languageCode,
    templateID: templateId,
  }),
  response: templateList,
});
