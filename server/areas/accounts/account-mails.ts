import type { Language } from '../../../domain/language.ts';
import { retentionDays } from '../../../domain/retention.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { openingKeys, type ServerKey } from '../../platform/server-key.ts';
import { isSignedLink, newNonce, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import {
  accountMailStore,
  linkKinds,
  type AccountMailKind,
  type AccountMailRow,
} from './account-mail-store.ts';
import type { Profile } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';
import type { LoginForm } from './business-store.ts';
import { sendAccountMailJob } from './jobs/send-account-mail-job.ts';

const hourMs = 3_600_000;
/**
 * A registration waits two days for its confirmation; a link that sets a password is good for an hour, the first one of a
 * business that the office has taken in for three days, since nobody waits for it; one that lets in for ten minutes.
 */
const linkMs = {
  'confirm-registration': 48 * hourMs,
  'confirm-email': 24 * hourMs,
  'reset-password': hourMs,
  'login-link': hourMs / 6,
  'confirm-business': 48 * hourMs,
  'business-approved': 72 * hourMs,
  'deletion-asked': retentionDays.deletionGrace * 24 * hourMs,
} as const;

type Links = Pick<AccountsContext, 'clock' | 'secret'>;

interface AskedMail {
  kind: AccountMailKind;
  email: string;
  language: Language;
  uid: string | null;
  profile?: Profile | null;
  passwordHash?: string | null;
  ticketHash?: string | null;
  registrationId?: number | null;
}

const ofNobody = '@numbers.invalid';

/** What stands for the address of a number that nobody has: mails to it are counted and asked for like others, and never sent. */
export const addressOfNobody = (form: LoginForm, number: string): string => `${form}-${number}${ofNobody}`;
export const isOfNobody = (email: string): boolean => email.endsWith(ofNobody);

/** Has a mail sent once the transaction is committed. */
export async function askForMail({ clock }: Pick<Links, 'clock'>, tx: Tx, asked: AskedMail): Promise<void> {
  const now = clock.now();
  const { kind, email, language, uid } = asked;
  const { profile = null, passwordHash = null, ticketHash = null, registrationId = null } = asked;
  const goodMs = kind in linkMs ? linkMs[kind as keyof typeof linkMs] : 24 * hourMs;
  const mailId = await accountMailStore.insert(tx, {
    kind,
    email: email.trim(),
    language,
    uid,
    profile,
    passwordHash,
    ticketHash,
    registrationId,
    nonce: newNonce(),
    askedAt: now,
    expiresAt: new Date(now.getTime() + goodMs),
  });
  await enqueue(tx, sendAccountMailJob, { mailId }, { key: String(mailId), runAt: now });
}

const grantOf = ({ id, kind, nonce }: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>): LinkGrant => ({
  purpose: `account-${kind}`,
  subject: id,
  recipient: 'owner',
  nonce,
});

/** What a link carries: the number of the mail, and a secret that only this server can make. */
export function linkIdOf({ secret }: Pick<Links, 'secret'>, mail: AccountMailRow): string {
  return `${mail.id}-${signLink(secret, grantOf(mail))}`;
}

const linkForm = /^(\d{1,15})-([A-Za-z0-9_-]{43})$/;

/** Takes the link out of use and answers what it opens; null for one that was used, has run out or never was one. */
export async function useLink(
  { clock, secret }: Links,
  tx: Tx,
  given: string,
  kinds: readonly (typeof linkKinds)[number][],
): Promise<AccountMailRow | null> {
  const [, id = '', signature = ''] = linkForm.exec(given) ?? [];
  if (id === '') return null;
  const mail = await accountMailStore.find(tx, Number(id));
  if (!mail || !kinds.some((kind) => kind === mail.kind)) return null;
  if (!isSignedLink(signature, secret, grantOf(mail)) || mail.expiresAt <= clock.now()) return null;
  return (await accountMailStore.deleteUsed(tx, mail.id)) ? mail : null;
}

/** Letters that are read aloud and typed without a mistake. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The code of a mail, for whoever opens it elsewhere than where it was asked for: forty bits that stand in no table. */
export function codeOf(
  { secret }: Pick<Links, 'secret'>,
  mail: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>,
): string {
  return codeBy(secret, mail);
}

/** Whether it is the code of the mail, whichever key was in use when that was sent. */
export const isCodeOf = (
  typed: string,
  { secret }: Pick<Links, 'secret'>,
  mail: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>,
): boolean => openingKeys(secret).some((key) => codeBy(key, mail) === typed);

function codeBy(secret: ServerKey, mail: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>): string {
  const signed = Buffer.from(signLink(secret, { ...grantOf(mail), recipient: 'code' }), 'base64url');
  return [...signed.subarray(0, 8)].map((byte) => codeLetters[byte % codeLetters.length]).join('');
}
