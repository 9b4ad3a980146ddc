import type { TeamRole } from '../../domain/roles.ts';
import { accountStore } from '../../server/areas/accounts/account-store.ts';
import { changeoversStore } from '../../server/areas/changeovers/changeovers-store.ts';
import { teamStore } from '../../server/areas/team/team-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import { newNonce } from '../../server/platform/signed-links.ts';
import { findLandlordUid, firstBusiness } from '../world-store.ts';

const dayMs = 86_400_000;
/** Notes of the demo landlord for the cleaner, for the first homes. */
const notes = [
  'Bettwäsche und Handtücher liegen im Schrank im Flur. Bitte Kaffee und Spülmittel nachfüllen.',
  'Schlüssel wieder in den Kasten neben der Tür. Fenster im Bad gekippt lassen.',
];

/** Adds a demo person to the team of the demo landlord, in all homes; the bookkeeper keeps the demo agency's books as well. */
export async function joinTeam(
  tx: Tx,
  { uid, role, email, now }: { uid: string; role: TeamRole; email: string; now: Date },
): Promise<void> {
  const business = { kind: 'landlord', subject: (await firstBusiness(tx, 'landlord'))! } as const;
  const landlord = await findLandlordUid(tx, business.subject);
  if (landlord === null) return;
  const agency = role === 'bookkeeper' ? await firstBusiness(tx, 'agency') : null;
  await join(tx, { ...business, uid, role, email, now, invitedBy: landlord });
  if (agency !== null) {
    await join(tx, { kind: 'agency', subject: agency, uid, role, email, now, invitedBy: landlord });
  }
  if (role !== 'cleaner') return;
  const homes = await changeoversStore.homes(tx, uid, 'de');
  for (const [index, note] of notes.entries()) {
    const home = homes[index];
    if (home) await changeoversStore.setHomeNote(tx, home.objectNumber, note);
  }
}

async function join(
  tx: Tx,
  {
    uid,
    now,
    invitedBy,
    ...invited
  }: {
    kind: 'landlord' | 'agency';
    subject: number;
    uid: string;
    role: TeamRole;
    email: string;
    now: Date;
    invitedBy: string;
  },
): Promise<void> {
  const invitedAt = new Date(now.getTime() - 400 * dayMs);
  const acceptedAt = new Date(now.getTime() - 399 * dayMs);
  const memberId = await teamStore.insert(tx, {
    ...{ ...invited, language: 'de', allHomes: true, nonce: newNonce(), invitedBy },
    ...{ at: invitedAt, expiresAt: new Date(invitedAt.getTime() + 7 * dayMs) },
  });
  const { role } = invited;
  await teamStore.insertEvent(tx, { memberId, kind: 'invited', role, actor: invitedBy, at: invitedAt });
  await teamStore.accept(tx, memberId, { uid, at: acceptedAt });
  await teamStore.insertEvent(tx, { memberId, kind: 'accepted', role, actor: uid, at: acceptedAt });
  await accountStore.updateLastLogin(tx, uid, new Date(now.getTime() - dayMs / 3));
}
