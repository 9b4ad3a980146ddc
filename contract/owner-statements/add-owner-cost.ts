import { attachmentExpired, attachmentTickets } from '../attached-file.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { inEuros, objectNumber, plainDate, z } from '../schema.ts';
import { ownerNotFound, ownerNumber } from './owner-statement.ts';

export const addOwnerCost = defineEndpoint({
  area: 'owner-statements',
  name: 'add-owner-cost',
  method: 'POST',
  path: '/api/landlord/owners/costs/add',
  summary: 'Enters what an owner bears beside the fee, such as a repair, or gets (a negative amount)',
  access: { permission: 'money.own' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    ownerID: ownerNumber,
    objectNumber: objectNumber.nullable().default(null),
    day: plainDate,
    words: z.string().trim().min(1).max(200),
    amount: inEuros(
      z
        .number()
        .min(-1_000_000)
        .max(1_000_000)
        .refine(
          (value) => value !== 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
          'two decimals',
        ),
    ),
    /** One document at most. */
    files: attachmentTickets.refine((files) => files.length <= 1, 'one file'),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ costID: z.number() }),
  errors: {
    ...ownerNotFound,
    ...attachmentExpired,
    'object-not-found': { status: 404 },
    'idempotency-conflict': { status: 409 },
  },
});
