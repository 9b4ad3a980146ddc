import { defaultLanguage, languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const testProvider = defineEndpoint({
  area: 'operator',
  name: 'test-provider',
  method: 'POST',
  path: '/api/admin/operator/test',
  summary: 'Tests the mail provider by a mail to the caller, or the card provider without moving money',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 6, by: 'account' },
  request: z.strictObject({
    provider: z.enum(['mail', 'cards']),
    /** Language of the test mail. */
    languageCode: z.enum(languages).default(defaultLanguage),
  }),
  response: z.object({
    works: z.boolean(),
    /** The provider's response in its own words. Empty if there is none. */
    detail: z.string(),
  }),
});
