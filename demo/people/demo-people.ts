import { createHmac } from 'node:crypto';
import type { DemoPerson } from '../../domain/demo-people.ts';
import {
  businessKinds,
  roles,
  teamRoles,
  type BusinessKind,
  type Role,
  type TeamRole,
} from '../../domain/roles.ts';
import { accountStore } from '../../server/areas/accounts/account-store.ts';
import { accountsStore } from '../../server/areas/accounts/accounts-store.ts';
import { businessStore } from '../../server/areas/accounts/business/business-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import { hashPassword } from '../../server/platform/password-hash.ts';
import { newSecret } from '../../server/platform/new-secret.ts';
import { firstBusiness } from '../world-store.ts';
import { connectProgram } from './connect-program.ts';
import { connectGoogle } from './connect-google.ts';
import { joinTeam } from './join-team.ts';

const names: Record<Role, readonly [firstName: string, lastName: string]> = {
  guest: ['Greta', 'Sommer'],
  landlord: ['Lorenz', 'Haas'],
  partner: ['Paula', 'Hafen'],
  agency: ['Anton', 'Kontor'],
  cohost: ['Carla', 'Moser'],
  reception: ['Ronja', 'Empfang'],
  bookkeeper: ['Bruno', 'Bilanz'],
  cleaner: ['Rosa', 'Blank'],
  editor: ['Edda', 'Schreiber'],
  office: ['Oskar', 'Brandt'],
  accounting: ['Konrad', 'Zahl'],
  admin: ['Ada', 'Vogt'],
};

const isBusiness = (role: Role): role is BusinessKind => businessKinds.some((kind) => kind === role);

const isTeamRole = (role: Role): role is TeamRole => teamRoles.some((one) => one === role);

/** Agencies use the partners' login form, so their numbers are above those of partners. */
const loginNumber = (kind: BusinessKind, subject: number): number =>
  kind === 'agency' ? 900_000 + subject : subject;

/**
 * Creates missing demo people, one of each kind, and returns their logins. Passwords derive from the server's key:
 * all nodes with the key know them, and different sites have different ones.
 */
export async function ensureDemoPeople(
  tx: Tx,
  { secret, now }: { secret: Uint8Array; now: Date },
): Promise<DemoPerson[]> {
  const people: DemoPerson[] = [];
  for (const role of roles) {
    const email = `${role}@demo.feriola.example`;
    const password = createHmac('sha256', secret)
      .update(`demo person ${role}`)
      .digest('base64url')
      .slice(0, 16);
    const subject = isBusiness(role) ? await firstBusiness(tx, role) : null;
    if (isBusiness(role) && subject === null) continue;
    if (isTeamRole(role) && (await firstBusiness(tx, 'landlord')) === null) continue;
    const login = isBusiness(role) ? String(loginNumber(role, subject!)) : email;
    people.push({ role, login, password });
    if (await accountStore.findByEmail(tx, email)) continue;

    const uid = `account-${newSecret()}`;
    const [firstName, lastName] = names[role];
    await accountsStore.ensure(tx, { uid, ebk: newSecret(), watchListUid: newSecret(), createdAt: now });
    await accountStore.insert(tx, {
      uid,
      email,
      passwordHash: await hashPassword(password),
      createdAt: now,
      salutation: 'none',
      firstName,
      lastName,
      language: 'de',
      newsletter: false,
    });
    await accountStore.grantRole(tx, uid, role, now);
    if (isTeamRole(role)) await joinTeam(tx, { uid, role, email, now });
    if (isBusiness(role)) {
      const business = { kind: role, subject: subject!, loginNumber: Number(login) };
      await businessStore.insert(tx, uid, business, now);
      if (role === 'agency') await connectGoogle(tx, subject!, now);
      if (role !== 'partner') await connectProgram(tx, { kind: role, subject: subject! }, { uid, now });
    }
  }
  return people;
}
