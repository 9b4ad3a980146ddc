import { languages } from '../../domain/language.ts';
import { messageLength } from '../../domain/messages/message-limits.ts';
import { placeholders } from '../../domain/messages/placeholders.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { templateFields } from './message-template.ts';

export const previewMessageTemplate = defineEndpoint({
  area: 'messages',
  name: 'preview-message-template',
  method: 'POST',
  path: '/api/landlord/templates/preview',
  summary: 'Shows a template’s text with the values of one of one’s own bookings',
  access: { permission: 'homes.owner' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    languageCode,
    text: z.string().max(messageLength * 2),
    textLanguage: z.enum(languages),
    homes: templateFields.homes,
  }),
  response: z.object({
    text: z.string(),
    missing: z.array(z.enum(placeholders)),
    unknown: z.array(z.string()),
    /** The next confirmed booking, or the last one. Null if there is none yet. */
    booking: z.object({ bookingDisplayNumber: z.number(), guest: z.string(), title: z.string() }).nullable(),
  }),
});
