import { keyErrors } from '../api-keys/key-errors.ts';
import { defineRawCall } from '../define-raw-call.ts';
import { z } from '../schema.ts';

const lines = 'application/x-ndjson';

/** One home per line in the format of docs/import.md, because clients would have to read an envelope whole. */
export const exportHomes = defineRawCall({
  area: 'feeds',
  name: 'export-homes',
  method: 'GET',
  path: '/api/feed/homes',
  summary: 'Exports the homes of the API key’s business that have changed since a cursor',
  access: 'key',
  parameters: z.object({
    /** The cursor of an earlier response. Returns all homes if absent. */
    since: z.string().optional(),
  }),
  answer: {
    status: 200,
    types: [lines],
    headers: { 'feed-cursor': 'Where this answer ends', 'feed-more': 'true: there is more' },
  },
  errors: keyErrors,
});

export const pushHomes = defineRawCall({
  area: 'feeds',
  name: 'push-homes',
  method: 'POST',
  path: '/api/feed/homes',
  summary:
    'Imports a batch of homes of the API key’s business; repeating it with the same Idempotency-Key has no further effect',
  access: 'key',
  parameters: z.object({
    currency: z.string().optional(),
    /** Value of one unit of the currency in euros. */
    rate: z.string().optional(),
  }),
  body: { types: [lines] },
  answer: {
    status: 200,
    data: z.object({
      rows: z.number(),
      created: z.number(),
      changed: z.number(),
      unchanged: z.number(),
      paused: z.number(),
      returned: z.number(),
      removed: z.number(),
      rejected: z.array(z.object({ rejected: z.string(), key: z.string(), line: z.number().optional() })),
      warnings: z.array(z.string()),
    }),
  },
  errors: {
    ...keyErrors,
    'idempotency-conflict': { status: 409 },
    /** The whole batch was rejected. `body` has the reason. */
    'invalid-request': { status: 422, data: z.object({ body: z.string() }) },
  },
});
