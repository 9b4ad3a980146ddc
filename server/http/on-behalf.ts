import type { Endpoint } from '../../contract/define-endpoint.ts';
import { roomPermissions } from '../../domain/acting.ts';
import type { Permission } from '../../domain/permissions.ts';
import type { Acting, ActingDesk, Call } from './handler.ts';

/** An HttpOnly cookie for the API alone, with the secret of an acting session. */
export const actingCookie = 'acting';

/**
 * Decides in whose name a call runs while its caller acts on behalf of a person. Calls without personal data, and staff calls, stay the
 * caller's own; personal calls are made for the represented person if the contract allows it, and refused otherwise.
 */
export function decideStanding({
  access,
  onBehalf,
}: Pick<Endpoint, 'access' | 'onBehalf'>): 'self' | 'other' | 'refused' {
  if (onBehalf) return 'other';
  if (access === 'public') return 'self';
  if (access === 'user') return 'refused';
  if ('link' in access) return access.own ? 'refused' : 'self';
  return isOfRoom(access.permission) ? 'refused' : 'self';
}

const isOfRoom = (permission: Permission): boolean =>
  roomPermissions.some((roomPermission) => roomPermission === permission);

interface StandIn {
  who: Pick<Call, 'uid' | 'device' | 'user'>;
  acting: Acting | null;
  standing: ReturnType<typeof decideStanding>;
}

export async function findStandIn(
  desk: Pick<ActingDesk, 'find'>,
  endpoint: Endpoint,
  who: StandIn['who'],
  secret: string | undefined,
): Promise<StandIn> {
  const { user } = who;
  if (!secret || !user || endpoint.access === 'public') return { who, acting: null, standing: 'self' };
  const acting = await desk.find(secret, user);
  if (!acting) return { who, acting, standing: 'self' };
  const standing = decideStanding(endpoint);
  if (standing !== 'other') return { who, acting, standing };
  const { uid, permissions } = acting;
  return {
    who: { ...who, uid, user: { uid, permissions, token: user.token, actedBy: user.uid } },
    acting,
    standing,
  };
}

/** Returns the number of the home, booking or partner in a request; empty if there is none. */
export function requestSubject(parameters: Readonly<Record<string, unknown>>): string {
  const subject = parameters['objectNumber'] ?? parameters['bookingId'] ?? parameters['partnerID'];
  const text = typeof subject === 'string' || typeof subject === 'number' ? String(subject) : '';
  return /^[\w-]{1,40}$/.test(text) ? text : '';
}
