import type { Language } from '../../../../domain/language.ts';
import { retentionDays } from '../../../../domain/retention.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { openingKeys, type ServerKey } from '../../../platform/server-key.ts';
import { isSignedLink, newNonce, signLink, type LinkGrant } from '../../../platform/signed-links.ts';
import {
  accountMailStore,
  linkKinds,
  type AccountMailKind,
  type AccountMailRow,
  type GrantedRight,
} from './account-mail-store.ts';
import type { Profile } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import type { LoginForm } from '../business/business-store.ts';
import { sendAccountMailJob } from './send-account-mail-job.ts';

const hourMs = 3_600_000;
/**
 * Lifetimes of links: two days for a registration and one hour to set a password; three days for the first password of an approved business
 * or of staff, who do not expect the mail; ten minutes for a login.
 */
const linkMs = {
  'confirm-registration': 48 * hourMs,
  'confirm-email': 24 * hourMs,
  'reset-password': hourMs,
  'login-link': hourMs / 6,
  'confirm-business': 48 * hourMs,
  'business-approved': 72 * hourMs,
  invited: 72 * hourMs,
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
  about?: GrantedRight | null;
}

const ofNobody = '@numbers.invalid';

/**
 * Returns a placeholder address for an unused number. Mails to it are counted and queued like others, but never sent, so that the answer
 * does not reveal whether the number exists.
 */
export const addressOfNobody = (form: LoginForm, number: string): string => `${form}-${number}${ofNobody}`;
export const isPlaceholderAddress = (email: string): boolean => email.endsWith(ofNobody);

export async function askForMail(
  { clock }: Pick<Links, 'clock'>,
  tx: Tx,
  mailRequest: AskedMail,
): Promise<void> {
  const now = clock.now();
  const { kind, email, language, uid } = mailRequest;
  const {
    profile = null,
    passwordHash = null,
    ticketHash = null,
    registrationId = null,
    about = null,
  } = mailRequest;
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
    about,
    nonce: newNonce(),
    askedAt: now,
    expiresAt: new Date(now.getTime() + goodMs),
  });
  await enqueue(tx, sendAccountMailJob, { mailId }, { key: String(mailId), runAt: now });
}

const linkGrant = ({ id, kind, nonce }: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>): LinkGrant => ({
  purpose: `account-${kind}`,
  subject: id,
  recipient: 'owner',
  nonce,
});

/** Returns the link's id: the mail's id and a secret that only this server can derive. */
export function buildLinkId({ secret }: Pick<Links, 'secret'>, mail: AccountMailRow): string {
  return `${mail.id}-${signLink(secret, linkGrant(mail))}`;
}

const linkForm = /^(\d{1,15})-([A-Za-z0-9_-]{43})$/;

/** Uses up the link and returns its mail; null if it is unknown, expired or already used. */
export async function consumeLink(
  { clock, secret }: Links,
  tx: Tx,
  linkSecret: string,
  kinds: readonly (typeof linkKinds)[number][],
): Promise<AccountMailRow | null> {
  const [, id = '', signature = ''] = linkForm.exec(linkSecret) ?? [];
  if (id === '') return null;
  const mail = await accountMailStore.find(tx, Number(id));
  if (!mail || !kinds.some((kind) => kind === mail.kind)) return null;
  if (!isSignedLink(signature, secret, linkGrant(mail)) || mail.expiresAt <= clock.now()) return null;
  return (await accountMailStore.deleteUsed(tx, mail.id)) ? mail : null;
}

/** Leaves out I, O, 0 and 1, which are easily confused. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a 40-bit code for people who open the mail on another device than the one that requested it. It is derived, never stored. */
export function deriveCode(
  { secret }: Pick<Links, 'secret'>,
  mail: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>,
): string {
  return deriveCodeByKey(secret, mail);
}

/** True if the input is the code of the mail. Earlier server keys count too: the key may have changed since it was sent. */
export const isCorrectCode = (
  input: string,
  { secret }: Pick<Links, 'secret'>,
  mail: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>,
): boolean => openingKeys(secret).some((key) => deriveCodeByKey(key, mail) === input);

function deriveCodeByKey(secret: ServerKey, mail: Pick<AccountMailRow, 'id' | 'kind' | 'nonce'>): string {
  const signature = Buffer.from(signLink(secret, { ...linkGrant(mail), recipient: 'code' }), 'base64url');
  return [...signature.subarray(0, 8)].map((byte) => codeLetters[byte % codeLetters.length]).join('');
}
