import { keyErrors } from '../api-keys/key-errors.ts';
import { defineRawCall } from '../define-raw-call.ts';
import { z } from '../schema.ts';

const lines = 'application/x-ndjson';

/** One home per line in our own format (docs/import.md): envelopes would have to be read whole. */
export const exportHomes = defineRawCall({
  area: 'feeds',
  name: 'export-homes',
  method: 'GET',
  path: '/api/feed/homes',
  summary: 'Homes of the business that holds the key, as far as they have changed since',
  access: 'key',
  parameters: z.object({
    /** The cursor of an earlier answer; absent: all homes. */ since: z.string().optional(),
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
  summary: 'Takes a batch of homes of the business that holds the key, once under one Idempotency-Key',
  access: 'key',
  parameters: z.object({
    currency: z.string().optional(),
    /** Euros for one unit of the currency. */
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
    /** Nothing of the batch was used; `body` says why. */
    'invalid-request': { status: 422, data: z.object({ body: z.string() }) },
  },
});
