import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';

export const listSampleMails = defineEndpoint({
  area: 'deliveries',
  name: 'list-sample-mails',
  method: 'POST',
  path: '/api/admin/mails/samples',
  summary: 'Names of all mails of the product, and the key that shows a sample of each for an hour',
  access: { permission: 'mails.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ uid, jwt }),
  response: z.object({ names: z.array(z.string()), key: z.string() }),
});
