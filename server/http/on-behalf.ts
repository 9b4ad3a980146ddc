import type { Endpoint } from '../../contract/define-endpoint.ts';
import { roomPermissions } from '../../domain/acting.ts';
import type { Permission } from '../../domain/permissions.ts';
import type { Acting, ActingDesk, Call } from './handler.ts';

/** Carries the secret of an acting session; no script reads it, and pages do not get it. */
export const actingCookie = 'acting';

/**
 * Decides as whom a call is answered while its caller acts for somebody. What belongs to no person, and what the staff does for the house, stays
 * the caller's own; what belongs to a person is of the one acted for where the contract says so, and is refused where it does not.
 */
export function standingOf({
  access,
  onBehalf,
}: Pick<Endpoint, 'access' | 'onBehalf'>): 'self' | 'other' | 'refused' {
  if (onBehalf) return 'other';
  if (access === 'public') return 'self';
  if (access === 'user') return 'refused';
  if ('link' in access) return access.own ? 'refused' : 'self';
  return isOfRoom(access.permission) ? 'refused' : 'self';
}

const isOfRoom = (permission: Permission): boolean => roomPermissions.some((one) => one === permission);

/** Who calls, as the handler is told, and whether they may at all. */
interface StandIn {
  who: Pick<Call, 'uid' | 'device' | 'user'>;
  acting: Acting | null;
  standing: ReturnType<typeof standingOf>;
}

/** Puts the one acted for into the place of who calls, where the call may be made for them. */
export async function standIn(
  desk: Pick<ActingDesk, 'find'>,
  endpoint: Endpoint,
  who: StandIn['who'],
  secret: string | undefined,
): Promise<StandIn> {
  const { user } = who;
  if (!secret || !user || endpoint.access === 'public') return { who, acting: null, standing: 'self' };
  const acting = await desk.find(secret, user);
  if (!acting) return { who, acting, standing: 'self' };
  const standing = standingOf(endpoint);
  if (standing !== 'other') return { who, acting, standing };
  const { uid, permissions } = acting;
  return {
    who: { ...who, uid, user: { uid, permissions, token: user.token, actedBy: user.uid } },
    acting,
    standing,
  };
}

/** The number of the home, the booking or the partner that a request names; empty where it names none. */
export function aboutOf(given: Readonly<Record<string, unknown>>): string {
  const named = given['objectNumber'] ?? given['bookingId'] ?? given['partnerID'];
  const text = typeof named === 'string' || typeof named === 'number' ? String(named) : '';
  return /^[\w-]{1,40}$/.test(text) ? text : '';
}
