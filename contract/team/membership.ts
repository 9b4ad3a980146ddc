import { teamRoles } from '../../domain/roles.ts';
import { z } from '../schema.ts';

/** Work for somebody else, as the person who works sees it. */
const membership = z.object({
  memberID: z.number(),
  /** For whom: a landlord or an agency. */
  business: z.string(),
  kind: z.enum(['landlord', 'agency']),
  role: z.enum(teamRoles),
  /** Titles of the chosen homes; null for all. */
  homes: z.array(z.string()).nullable(),
  since: z.string(),
  /** Which mails those who answer guests get; null for others. */
  mails: z.object({ bookings: z.boolean(), messages: z.boolean() }).nullable(),
});
export type Membership = z.infer<typeof membership>;

export const memberships = z.object({ memberships: z.array(membership) });
export type Memberships = z.infer<typeof memberships>;
