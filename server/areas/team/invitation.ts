import { isSignedLink, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import type { Queryable } from '../../platform/database.ts';
import type { TeamDeps } from './team-context.ts';
import { teamStore, type MemberRow } from './team-store.ts';

type Invitation = Pick<MemberRow, 'memberId' | 'nonce'>;

const linkGrant = ({ memberId, nonce }: Invitation): LinkGrant => ({
  ...{ purpose: 'team-invitation', subject: memberId, recipient: 'member', nonce },
});

/** Returns the key in the link of an invitation: its number and secret. */
export const invitationKey = ({ secret }: Pick<TeamDeps, 'secret'>, invitation: Invitation): string =>
  `${invitation.memberId}-${signLink(secret, linkGrant(invitation))}`;

export type InvitationRefusal = {
  ok: false;
  type: 'invitation-invalid' | 'invitation-expired' | 'invitation-used';
  data: null;
};

/**
 * Finds an open invitation by the key of its link. A secret is compared even if the number is unknown, so that the
 * answer takes the same time. Only holders of the correct link learn that an invitation was used or has expired.
 */
export async function openInvitation(
  { secret, clock }: Pick<TeamDeps, 'secret' | 'clock'>,
  db: Queryable,
  key: string,
  find: (db: Queryable, memberId: number) => Promise<MemberRow | null> = teamStore.find,
): Promise<MemberRow | InvitationRefusal> {
  const [, number = '0', linkSecret = ''] = /^(\d{1,15})-([\w-]{43})$/.exec(key) ?? [];
  const row = await find(db, Number(number));
  const isRight = isSignedLink(linkSecret, secret, linkGrant(row ?? { memberId: 0, nonce: 'none' }));
  if (!row || !isRight) return refusal('invitation-invalid');
  if (row.acceptedAt !== null && row.endedAt === null) return refusal('invitation-used');
  if (row.endedAt !== null || !(await teamStore.isOpen(db, row.memberId)))
    return refusal('invitation-invalid');
  return row.expiresAt > clock.now() ? row : refusal('invitation-expired');
}

const refusal = (type: InvitationRefusal['type']): InvitationRefusal => ({ ok: false, type, data: null });
