import type { Memberships } from '../../../contract/team/membership.ts';
import { isAnswering } from '../../../domain/roles.ts';
import type { Language } from '../../../domain/language.ts';
import { membershipsStore } from './memberships-store.ts';
import type { TeamDeps } from './team-context.ts';

export async function presentMemberships(
  { connection: { db } }: Pick<TeamDeps, 'connection'>,
  uid: string,
  language: Language,
): Promise<Memberships> {
  const rows = await membershipsStore.list(db, uid, language);
  return {
    memberships: rows.map(({ memberId, business, kind, role, allHomes, homes, acceptedAt, ...mails }) => ({
      ...{ memberID: memberId, business, kind, role, homes: allHomes ? null : homes },
      since: acceptedAt.toISOString(),
      mails: isAnswering(role) ? { bookings: mails.mailsBookings, messages: mails.mailsMessages } : null,
    })),
  };
}
