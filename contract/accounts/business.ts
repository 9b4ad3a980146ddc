import { registrationStates } from '../../domain/business-registration.ts';
import { languages } from '../../domain/language.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

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
  /** The reason in the refusal mail. Empty if there is none. */
  reason: z.string(),
  /** Number of the landlord, partner or agency that was created from the registration. */
  subject: z.number().nullable(),
  loginNumber: z.number().nullable(),
  /** True if an account with this address exists. It would then act for the business. */
  hasAccount: z.boolean(),
  /** Oldest first. */
  events: z.array(
    z.object({
      kind: z.enum(['asked', 'confirmed', 'approved', 'refused']),
      /** The staff member. Empty if it was the person who registered. */
      actor: z.string(),
      happenedAt: z.string(),
    }),
  ),
});

export const registrationErrors = {
  'registration-missing': { status: 404 },
  /** Another staff member has decided in the meantime, or the address was never confirmed. */
  'registration-decided': { status: 409 },
} as const;
