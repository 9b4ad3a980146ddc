import { registrationStates } from '../../domain/business-registration.ts';
import { languages } from '../../domain/language.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

/** Building blocks of the calls about businesses that want to work with the house. */

export const registrationNumber = z.number().int().min(1).max(9_000_000_000_000_000);

export const businessRegistration = z.object({
  registration: z.number(),
  kind: z.enum(businessKinds),
  state: z.enum(registrationStates),
  company: z.string(),
  salutation: z.enum(['ms', 'mr', 'none']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  website: z.string(),
  message: z.string(),
  isTrader: z.boolean(),
  language: z.enum(languages),
  askedAt: z.string(),
  /** What the mail of a refusal said; empty: none. */
  reason: z.string(),
  /** The landlord, partner or agency that it became. */
  subject: z.number().nullable(),
  loginNumber: z.number().nullable(),
  /** Somebody has an account with this address already, and would act for the business with it. */
  hasAccount: z.boolean(),
  /** What became of it, the oldest first. */
  events: z.array(
    z.object({
      kind: z.enum(['asked', 'confirmed', 'approved', 'refused']),
      /** Who of the office did it; empty: whoever has registered. */
      actor: z.string(),
      happenedAt: z.string(),
    }),
  ),
});

export const registrationErrors = {
  'registration-missing': { status: 404 },
  /** Somebody else has decided meanwhile, or its address was never confirmed. */
  'registration-decided': { status: 409 },
} as const;
