import { languages } from '../../domain/language.ts';
import { roles, staffRoles } from '../../domain/roles.ts';
import { z } from '../schema.ts';

/** Building blocks of the calls of those who look after accounts. */

/** What an account is called to people; it is no secret. */
export const accountNumber = z.number().int().min(1).max(2_000_000_000);

export const staffRole = z.enum(staffRoles);

export const personSummary = z.object({
  number: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(roles)),
  suspended: z.boolean(),
  /** Null: never. */
  lastLoginAt: z.string().nullable(),
});

/** Somebody with all that a decision about their account takes. */
export const person = personSummary.extend({
  language: z.enum(languages),
  createdAt: z.string(),
  /** It is the one who asks. */
  self: z.boolean(),
  secondFactor: z.boolean(),
  /** The moment at which a mail server said that the address is gone; null: none has, or a mail was opened since. */
  refusesMailSince: z.string().nullable(),
  businesses: z.array(
    z.object({
      kind: z.enum(['landlord', 'partner', 'agency']),
      subject: z.number(),
      loginNumber: z.number().nullable(),
    }),
  ),
  /** The living ones; the one used last stands in front. */
  sessions: z.array(
    z.object({
      sessionID: z.string(),
      browser: z.string(),
      system: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
  /** The newest stands in front. */
  events: z.array(
    z.object({
      kind: z.string(),
      detail: z.string(),
      happenedAt: z.string(),
      /** Who did it; null: the house itself, or somebody whose account is gone. */
      actor: z.object({ number: z.number(), email: z.string() }).nullable(),
    }),
  ),
});

export const personErrors = {
  'person-missing': { status: 404 },
  /** The account is that of the last administrator: without them nobody could grant the role again. */
  'last-administrator': { status: 409 },
} as const;
