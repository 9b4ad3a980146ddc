import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import type { NotYet } from '../../../platform/jobs.ts';
import { invitationKey } from '../invitation.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore, type MemberRow } from '../team-store.ts';
import type { TeamMailKind } from '../jobs/team-mail-job.ts';
import { renderInvitation, renderMailToBusiness } from './render-team-mail.ts';

/** Sends a mail about an invitation, unless it was withdrawn, accepted or sent again in the meantime. */
export async function sendTeamMail(
  deps: TeamDeps,
  { memberId, mail, at }: { memberId: number; mail: TeamMailKind; at: number },
): Promise<NotYet | void> {
  const member = await teamStore.find(deps.connection.db, memberId);
  if (!member) return;
  if (mail === 'left') return sendToBusiness(deps, member, 'left');
  if (member.endedAt !== null) return;
  return mail === 'invited' ? sendInvitation(deps, member, at) : sendToBusiness(deps, member, 'accepted');
}

async function sendInvitation(deps: TeamDeps, member: MemberRow, at: number): Promise<NotYet | void> {
  const { connection, recipients, publicUrl, routes } = deps;
  if (member.acceptedAt !== null || member.invitedAt.getTime() !== at) return;
  const { language, email, role } = member;
  const query = new URLSearchParams({ confirmID: invitationKey(deps, member) }).toString();
  const rendered = renderInvitation({
    ...{ ...(await readFacts(deps, member)), language, translate: deps.translate(language), role },
    url: `${publicUrl}${routes.pathOf('TeamInvitation', language)}?${query}`,
    invitedBy: await deps.findPersonName(member.invitedBy ?? ''),
    until: member.expiresAt.toISOString(),
  });
  const isConfirmed = await recipients.isConfirmed(connection.db, email);
  return recipients.send(connection.db, { address: email, isConfirmed }, () =>
    deps.mail.send({
      id: `team-${member.memberId}-invited-${at}`,
      sender: deps.operator().name,
      to: { name: '', address: email },
      ...rendered,
    }),
  );
}

/** Tells the landlord or agency that somebody has accepted or has left. */
async function sendToBusiness(deps: TeamDeps, member: MemberRow, mail: 'accepted' | 'left'): Promise<void> {
  const { connection, publicUrl, routes } = deps;
  const business = await teamStore.business(connection.db, member);
  if (!business || business.email === '') return;
  const language = isLanguage(business.language) ? business.language : defaultLanguage;
  const facts = await readFacts(deps, { ...member, language });
  await deps.mail.send({
    id: `team-${member.memberId}-${mail}`,
    sender: deps.operator().name,
    to: { name: business.name, address: business.email },
    ...renderMailToBusiness(mail, {
      ...{ ...facts, language, translate: deps.translate(language), role: member.role, email: member.email },
      name: await deps.findPersonName(member.uid ?? ''),
      url: `${publicUrl}${routes.pathOf('LandlordTeam', language)}`,
    }),
  });
}

async function readFacts({ connection: { db }, operator }: TeamDeps, member: MemberRow) {
  const business = await teamStore.business(db, member);
  const homes = await teamStore.homes(db, member, member.language);
  return {
    site: operator().name,
    business: business?.name ?? '',
    homes: member.allHomes
      ? null
      : homes.filter(({ objectNumber }) => member.homes.includes(objectNumber)).map(({ title }) => title),
  };
}
