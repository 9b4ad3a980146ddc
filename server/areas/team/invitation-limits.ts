import { invitationDays } from '../../../domain/team.ts';
import type { CountedLimit, Counting } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import type { TeamDeps } from './team-context.ts';

const dayMs = 86_400_000;

/** Limited because the invited person has not asked for mail. */
const toAddress: CountedLimit = { name: 'team.invitations-to-address', max: 6, spanMs: dayMs };

export const invitationEnd = (at: Date): Date => new Date(at.getTime() + invitationDays * dayMs);

export async function countInvitation(
  { recipients }: Pick<TeamDeps, 'recipients'>,
  tx: Tx,
  address: string,
  network: string | null,
): Promise<Counting> {
  const isConfirmed = await recipients.isConfirmed(tx, address);
  return recipients.count(tx, { address, isConfirmed, network }, [[toAddress, address]]);
}
