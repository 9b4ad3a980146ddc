import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const listSampleMails = defineEndpoint({
  area: 'deliveries',
  name: 'list-sample-mails',
  method: 'POST',
  path: '/api/admin/mails/samples',
  summary:
    'All mails of the product with their subjects, and the key that shows a sample of each for an hour',
  access: { permission: 'mails.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode }),
  response: z.object({
    /** `subject` is a sample in the requested language: people recognise mails by it. */
    mails: z.array(z.object({ name: z.string(), subject: z.string() })),
    key: z.string(),
  }),
});
