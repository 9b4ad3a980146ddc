import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { mailAddress, z } from '../schema.ts';
import { ownerNotFound, ownerNumber } from './owner-statement.ts';

export const setOwner = defineEndpoint({
  area: 'owner-statements',
  name: 'set-owner',
  method: 'POST',
  path: '/api/landlord/owners/set',
  summary: 'Adds an owner to an agency of the caller, changes one, or removes one without homes',
  access: { permission: 'money.own' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    /** Null for a new owner. */
    ownerID: ownerNumber.nullable(),
    agencyNumber: z.number().int().min(1).max(2e9),
    name: z.string().trim().min(1).max(120),
    street: z.string().trim().max(200).default(''),
    zip: z.string().trim().max(20).default(''),
    city: z.string().trim().max(100).default(''),
    country: z.string().regex(/^[A-Z]{2}$/),
    email: mailAddress,
    language: z.enum(languages),
    iban: z.string().max(50).default(''),
    taxNumber: z.string().trim().max(40).default(''),
    isRemoved: z.boolean().default(false),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ ownerID: z.number() }),
  errors: {
    ...ownerNotFound,
    'agency-not-found': { status: 404 },
    'iban-invalid': { status: 422 },
    'email-invalid': { status: 422 },
    /** Homes still belong to the owner, and need another one first. */
    'owner-has-homes': { status: 409 },
    'idempotency-conflict': { status: 409 },
  },
});
