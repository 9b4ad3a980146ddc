import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getRefundFile = defineEndpoint({
  area: 'payments',
  name: 'get-refund-file',
  method: 'POST',
  path: '/api/admin/money/refund-file',
  summary:
    'Builds the bank file (pain.001) of released refunds by transfer that are in no file yet, or an earlier file again',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    /** Null for a new file. A file downloaded again has the same number, so that the bank refuses it as a duplicate. */
    fileID: z.number().int().min(1).max(1e15).nullable(),
  }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    content: z.string(),
    refunds: z.number(),
    /** Not in the file, because the bank cannot write the holder's name or the account is unknown. */
    leftOut: z.array(z.object({ refundID: z.number(), reference: z.string() })),
  }),
  errors: {
    'nothing-to-send': { status: 409, data: z.object({ leftOut: z.array(z.string()) }) },
    'file-not-found': { status: 404 },
    'bank-account-missing': { status: 409 },
  },
});
