import { languages } from '../../domain/language.ts';
import { roles, staffRoles } from '../../domain/roles.ts';
import { z } from '../schema.ts';

/** The public number of an account, which is no secret. */
export const accountNumber = z.number().int().min(1).max(2_000_000_000);

export const staffRole = z.enum(staffRoles);

export const personSummary = z.object({
  number: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(roles)),
  suspended: z.boolean(),
  lastLoginAt: z.string().nullable(),
});

export const person = personSummary.extend({
  language: z.enum(languages),
  createdAt: z.string(),
  self: z.boolean(),
  /** Ways in which the caller can confirm their identity before granting a role. */
  owner: z.object({ email: z.string(), asksCode: z.boolean(), hasPasskey: z.boolean() }),
  secondFactor: z.boolean(),
  /**
   * Time at which a mail server reported that the address does not exist. Null if that never happened, or if the person
   * has opened a mail since.
   */
  refusesMailSince: z.string().nullable(),
  businesses: z.array(
    z.object({
      kind: z.enum(['landlord', 'partner', 'agency']),
      subject: z.number(),
      loginNumber: z.number().nullable(),
    }),
  ),
  /** Active sessions, most recently used first. */
  sessions: z.array(
    z.object({
      sessionID: z.string(),
      browser: z.string(),
      system: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
  /** Newest first. */
  events: z.array(
    z.object({
      kind: z.string(),
      detail: z.string(),
      happenedAt: z.string(),
      /** Null if the system did it, or if the account is deleted. */
      actor: z.object({ number: z.number(), email: z.string() }).nullable(),
    }),
  ),
});

export const personErrors = {
  'person-missing': { status: 404 },
  /** The account is the last administrator's. Without it nobody could grant the role again. */
  'last-administrator': { status: 409 },
} as const;
