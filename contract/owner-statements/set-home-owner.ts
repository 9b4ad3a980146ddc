import { defineEndpoint } from '../define-endpoint.ts';
import { euros, objectNumber, plainDate, z } from '../schema.ts';
import { ownerNotFound, ownerNumber } from './owner-statement.ts';

const percent = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, 'one decimal');

export const setHomeOwner = defineEndpoint({
  area: 'owner-statements',
  name: 'set-home-owner',
  method: 'POST',
  path: '/api/landlord/owners/home',
  summary: 'Says whose a home of the agency is from a day on, and what the agency gets of its stays',
  access: { permission: 'money.own' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    objectNumber,
    ownerID: ownerNumber.nullable(),
    /** Replaces terms that begin on the same day. */
    fromDate: plainDate,
    feePercent: percent(100),
    feeFixed: euros,
    vatPercent: percent(30),
    keepsExtras: z.boolean(),
  }),
  response: z.object({}),
  errors: { ...ownerNotFound, 'object-not-found': { status: 404 } },
});
