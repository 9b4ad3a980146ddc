import { defaultLanguage, languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const testProvider = defineEndpoint({
  area: 'operator',
  name: 'test-provider',
  method: 'POST',
  path: '/api/admin/operator/test',
  summary:
    'Tries who takes mails, by a mail to the caller, or who takes cards, by a question that moves no money',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 6, by: 'account' },
  request: z.strictObject({
    provider: z.enum(['mail', 'cards']),
    /** Of the mail. */
    languageCode: z.enum(languages).default(defaultLanguage),
  }),
  response: z.object({
    works: z.boolean(),
    /** What the provider said, in its own words; empty where it said nothing. */
    detail: z.string(),
  }),
});
