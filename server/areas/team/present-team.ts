import type { Team, TeamMember } from '../../../contract/team/team.ts';
import type { Language } from '../../../domain/language.ts';
import { listHostBusinesses } from '../accounts/accounts.ts';
import type { TeamDeps } from './team-context.ts';
import { teamStore, type ListedMemberRow } from './team-store.ts';

export async function presentTeam(
  { connection: { db }, clock }: Pick<TeamDeps, 'connection' | 'clock'>,
  uid: string,
  language: Language,
): Promise<Team> {
  const [businesses, members] = await Promise.all([listHostBusinesses(db, uid), teamStore.list(db, uid)]);
  const now = clock.now();
  // Landlords come first.
  const sorted = businesses.toSorted((one, other) => other.kind.localeCompare(one.kind));
  const presented = sorted.map(async (business) => ({
    ...{ kind: business.kind, number: business.subject, name: business.name },
    homes: await teamStore.homes(db, business, language),
    members: members
      .filter(({ kind, subject }) => kind === business.kind && subject === business.subject)
      .map((member) => presentMember(member, now)),
  }));
  return { businesses: await Promise.all(presented) };
}

function presentMember(row: ListedMemberRow, now: Date): TeamMember {
  return {
    memberID: row.memberId,
    role: row.role,
    email: row.email,
    name: row.name,
    state: row.acceptedAt !== null ? 'active' : row.expiresAt > now ? 'invited' : 'expired',
    homes: row.allHomes ? null : row.homes,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}
