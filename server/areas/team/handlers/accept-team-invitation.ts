import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { acceptTeamInvitation } from '../../../../contract/team/accept-team-invitation.ts';
import { startOfRole } from '../../../../domain/team.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { updateRoles } from '../change-team.ts';
import { openInvitation } from '../invitation.ts';
import { teamMailJob } from '../jobs/team-mail-job.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

type Answer = Outcome<typeof acceptTeamInvitation>;
type RefusalType = Exclude<Extract<Answer, { ok: false }>['type'], 'password-refused'>;

const refused = <Type extends RefusalType>(type: Type) => ({ ok: false, type, data: null }) as const;

/**
 * Accepts an invitation once. If an account exists, its login is required, because access to the mailbox alone must not
 * grant its rights. A new account needs no further proof, since the link proves the address.
 */
export function acceptTeamInvitationHandler(deps: TeamDeps): Handler<typeof acceptTeamInvitation> {
  const { connection, clock, teamAccounts } = deps;
  return async ({ invitationKey, person }, { user }) => {
    const invitation = await openInvitation(deps, connection.db, invitationKey);
    if ('ok' in invitation) return invitation;
    const { email } = invitation;
    const account = await teamAccounts.findByEmail(connection.db, email);
    if (user !== null && user.uid !== account?.uid) return refused('invitation-for-other');
    if (user === null && account !== null) return refused('login-needed');
    if (account === null && person === undefined) return refused('name-missing');
    const reason =
      person === undefined ? null : await teamAccounts.findPasswordProblem(person.password, email);
    if (account === null && reason) return { ok: false, type: 'password-refused', data: { reason } };
    // Before the transaction, because hashing waits in a queue.
    const passwordHash = account === null && person ? await teamAccounts.hashPassword(person.password) : null;

    return retryTransaction(connection, async (tx): Promise<Answer> => {
      const locked = await openInvitation(deps, tx, invitationKey, (_db, memberId) =>
        teamStore.lock(tx, memberId),
      );
      if ('ok' in locked) return locked;
      const member =
        person && passwordHash !== null
          ? await teamAccounts.create(tx, { email, passwordHash, profile: person })
          : account;
      // An account with the address was created in the meantime.
      if (!member) return refused('login-needed');
      const { memberId, role } = locked;
      if (await teamStore.hasAccount(tx, locked, member.uid)) return refused('invitation-used');
      const at = clock.now();
      await teamStore.accept(tx, memberId, { uid: member.uid, at });
      await teamStore.insertEvent(tx, { memberId, kind: 'accepted', role, actor: member.uid, at });
      await updateRoles(deps, tx, member.uid, member.uid);
      await deps.recipients.confirm(tx, email);
      const payload = { memberId, mail: 'accepted', at: at.getTime() } as const;
      await enqueue(tx, teamMailJob, payload, { key: `${memberId}-accepted`, runAt: at });
      return { ok: true, data: { start: startOfRole[role] } };
    });
  };
}
