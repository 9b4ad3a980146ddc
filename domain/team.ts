import type { TeamRole } from './roles.ts';

/** Days for which the link of an invitation is good. */
export const invitationDays = 7;

/** Members and open invitations of one landlord or agency. */
export const teamMax = 50;

/** What happened with an invitation and a member. Texts: `landlord.team.events.<event>`. */
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

/** `expired`: an invitation that nobody accepted in time. */
export const memberStates = ['invited', 'expired', 'active'] as const;

/** What members do with homes and bookings. Texts: `landlord.team.acts.<act>`. */
export const memberActs = [
  'bookingConfirmed',
  'bookingDeclined',
  'bookingCancelled',
  'changeAccepted',
  'changeDeclined',
  'messages',
  'home',
  'rates',
  'calendar',
  'rating',
  'changeover',
] as const;
export type MemberAct = (typeof memberActs)[number];

/** The page on which somebody with this role begins. */
export const startOfRole: Readonly<Record<TeamRole, 'landlord' | 'changeovers'>> = {
  cohost: 'landlord',
  cleaner: 'changeovers',
};
