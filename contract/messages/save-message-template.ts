import { idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { templateErrors, templateFields, templateId, templateList } from './message-template.ts';

export const saveMessageTemplate = defineEndpoint({
  area: 'messages',
  name: 'save-message-template',
  method: 'POST',
  path: '/api/landlord/templates/save',
  summary: 'Creates or changes a message template with its texts, homes and time',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    languageCode,
    /** 0 for a new one. */
    templateID: templateId,
    ...templateFields,
    idempotencyKey,
  }),
  response: templateList,
  errors: { ...templateErrors, 'idempotency-conflict': { status: 409 } },
});
