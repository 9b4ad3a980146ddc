import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { manualPosting } from './manual-posting.ts';

export const listPostings = defineEndpoint({
  area: 'manual-postings',
  name: 'list-postings',
  method: 'POST',
  path: '/api/admin/manual-postings/list',
  summary: 'Lists postings by hand: those that wait for a second person, or the latest decided ones',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ list: z.enum(['waiting', 'decided']).default('waiting') }),
  response: z.object({
    waiting: z.number(),
    /** Days that are open for postings. */
    openDays: z.object({ from: z.string(), until: z.string() }),
    postings: z.array(manualPosting),
  }),
  errors: {},
});
