import { languages } from '../../domain/language.ts';
import { teamRoles } from '../../domain/roles.ts';
import { memberStates } from '../../domain/team.ts';
import { languageCode, objectNumber, wholeNumber, z } from '../schema.ts';
import { homeChoice } from '../homes/home-choice.ts';

export const ownCall = { languageCode };
export const memberID = wholeNumber(1, Number.MAX_SAFE_INTEGER);

const teamKind = z.enum(['landlord', 'agency']);
export const businessRequest = { kind: teamKind, number: wholeNumber(1, Number.MAX_SAFE_INTEGER) };

export const memberFields = {
  role: z.enum(teamRoles),
  /** Null for all homes, including future ones. */
  homes: z.array(objectNumber).min(1).max(5000).nullable(),
};

/** The language of the invitation's mail. */
export const invitationLanguage = z.enum(languages);

const teamMember = z.object({
  memberID: z.number(),
  role: z.enum(teamRoles),
  email: z.string(),
  /** Empty until the invitation is accepted. */
  name: z.string(),
  state: z.enum(memberStates),
  homes: z.array(z.number()).nullable(),
  invitedAt: z.string(),
  expiresAt: z.string(),
  acceptedAt: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

const business = z.object({
  kind: teamKind,
  number: z.number(),
  name: z.string(),
  homes: z.array(homeChoice),
  members: z.array(teamMember),
});
export type TeamBusiness = z.infer<typeof business>;

export const team = z.object({ businesses: z.array(business) });
export type Team = z.infer<typeof team>;

export const memberErrors = {
  'member-not-found': { status: 404 },
  /** One of the homes belongs to somebody else. */
  'object-not-found': { status: 404 },
  /** The role is for the whole business, and homes were chosen. */
  'needs-all-homes': { status: 422 },
} as const;
