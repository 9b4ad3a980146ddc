import type { TeamRole } from './roles.ts';

/** Days for which an invitation link is valid. */
export const invitationDays = 7;

/** Maximum number of members and open invitations of one landlord or agency. */
export const teamMax = 50;

/** Events of an invitation or a member. Texts: `landlord.team.events.<event>`. */
export const teamEvents = [
  'invited',
  'resent',
  'withdrawn',
  'accepted',
  'changed',
  'removed',
  'left',
] as const;
export type TeamEvent = (typeof teamEvents)[number];

/** `expired` is an invitation that was not accepted in time. */
export const memberStates = ['invited', 'expired', 'active'] as const;

/** Recorded actions of members on homes and bookings. Texts: `landlord.team.acts.<act>`. */
export const memberActs = [
  'bookingConfirmed',
  'bookingDeclined',
  'bookingCancelled',
  'changeAccepted',
  'changeProposed',
  'proposalWithdrawn',
  'changeDeclined',
  'messages',
  'home',
  'rates',
  'calendar',
  'rating',
  'changeover',
  'ownerTerms',
  'ownerCost',
  'ownerStatement',
  'ownerMail',
] as const;
export type MemberAct = (typeof memberActs)[number];

/** The start page for people with this role. */
export const startOfRole: Readonly<Record<TeamRole, 'landlord' | 'changeovers' | 'payouts'>> = {
  cohost: 'landlord',
  reception: 'landlord',
  bookkeeper: 'payouts',
  cleaner: 'changeovers',
};
