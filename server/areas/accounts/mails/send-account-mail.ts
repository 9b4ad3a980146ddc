import { toPercent } from '../../../../domain/landlord-commission.ts';
import { accountMailStore, type AccountMailKind } from './account-mail-store.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import { businessRegistrationStore, type RegistrationRow } from '../business/business-registration-store.ts';
import { deriveCode, isPlaceholderAddress, buildLinkId } from './account-mails.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { renderAccountMail } from './render-account-mail.ts';

/** Sends the mail unless its subject no longer exists; every attempt uses the same message id. */
export async function sendAccountMail(deps: AccountsContext, mailId: number): Promise<void> {
  const { db } = deps.connection;
  const mail = await accountMailStore.find(db, mailId);
  // The link was used meanwhile, or has expired.
  if (!mail || mail.expiresAt <= deps.clock.now()) return;
  if (isPlaceholderAddress(mail.email)) return;
  const account = mail.uid === null ? null : await accountStore.find(db, mail.uid);
  const { language, kind } = mail;
  const registration =
    mail.registrationId === null ? null : await businessRegistrationStore.find(db, mail.registrationId);
  await deps.mail.send({
    id: `account-${mailId}`,
    to: { name: '', address: mail.email },
    ...renderAccountMail({
      kind,
      language,
      named: verifiedName(kind, account, registration),
      linkId: buildLinkId(deps, mail),
      number: registration?.loginNumber ?? null,
      reason: registration?.reason ?? '',
      commissionPercent: await readCommissionPercent(deps, kind, registration),
      granted: mail.about,
      code: kind === 'login-link' ? deriveCode(deps, mail) : '',
      translate: deps.translate(language),
      site: deps.operator().name,
      publicUrl: deps.publicUrl,
      routes: deps.routes,
    }),
  });
}

/** Returns the commission that a mail about an approved registration names; null for other mails and for partners. */
async function readCommissionPercent(
  { connection, clock, businesses }: AccountsContext,
  mailKind: AccountMailKind,
  registration: RegistrationRow | null,
): Promise<number | null> {
  if (mailKind !== 'business-approved' && mailKind !== 'business-joined') return null;
  if (!registration || registration.subject === null) return null;
  const { kind, subject } = registration;
  const perMille = await businesses[kind].readCommission?.(connection.db, subject, clock.today());
  return perMille === null || perMille === undefined ? null : toPercent(perMille);
}

/** Returns the recipient's name if it is verified: the name in a registration is unverified until its address is confirmed. */
function verifiedName(
  kind: AccountMailKind,
  account: AccountRow | null,
  registration: RegistrationRow | null,
): AccountRow | RegistrationRow | null {
  if (kind === 'already-registered' || kind === 'confirm-email') return null;
  return account ?? (registration?.state === 'unconfirmed' ? null : registration);
}
