import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const listSampleMails = defineEndpoint({
  area: 'deliveries',
  name: 'list-sample-mails',
  method: 'POST',
  path: '/api/admin/mails/samples',
  summary: 'Lists all mails with their subjects, and returns a key that authorizes previews for one hour',
  access: { permission: 'mails.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode }),
  response: z.object({
    /** `subject` is a sample in the requested language, by which people recognise the mail. */
    mails: z.array(z.object({ name: z.string(), subject: z.string() })),
    key: z.string(),
  }),
});
