import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

/**
 * What a link stands for. Its secret is derived from this with the server's key: neither the ids nor the table give it
 * away, since they lack the key, and the key alone does not give it away either, since it lacks the nonce.
 */
export interface LinkGrant {
  /** What the link is good for, such as `booking-link`: a link with one purpose opens nothing of another. */
  purpose: string;
  /** The id of what it opens. */
  subject: string | number;
  /** Whom it is for: each recipient has a secret of their own. */
  recipient: string;
  /** Random text from the subject's row; a new one ends all links that were made from the old. */
  nonce: string;
}

/** Makes 192 random bits for a row whose links are signed. */
export function newNonce(): string {
  return randomBytes(24).toString('base64url');
}

/** The secret of a link that opens as long as its nonce stays: 256 bits as 43 characters of base64url. */
export function signLink(key: ServerKey, grant: LinkGrant): string {
  return signatureOf(sealingKey(key), fieldsOf(grant));
}

/** Takes the same time wherever the first difference lies. */
export function isSignedLink(given: string, key: ServerKey, grant: LinkGrant): boolean {
  return isSignatureOfAny(given, key, fieldsOf(grant));
}

/** The secret of a link that ends by itself; the moment is part of the text and of what is signed. */
export function signLinkUntil(key: ServerKey, grant: LinkGrant, expiresAt: Date): string {
  const until = secondsOf(expiresAt);
  return `${until}.${signatureOf(sealingKey(key), [...fieldsOf(grant), until])}`;
}

/** `expired` is said of links alone that were good once: anybody else learns nothing. */
export function checkLinkUntil(
  given: string,
  key: ServerKey,
  grant: LinkGrant,
  now: Date,
): 'valid' | 'expired' | 'invalid' {
  const [, until = '', signature = ''] = /^([0-9a-z]{1,11})\.(.+)$/s.exec(given) ?? [];
  if (!isSignatureOfAny(signature, key, [...fieldsOf(grant), until])) return 'invalid';
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? 'valid' : 'expired';
}

const secondsOf = (moment: Date): string => Math.floor(moment.getTime() / 1000).toString(36);

/** Four fields of a lasting link, a fifth of one that ends: as none holds the separator, no text stands for two grants. */
function fieldsOf({ purpose, subject, recipient, nonce }: LinkGrant): string[] {
  const fields = [purpose, String(subject), recipient, nonce];
  if (fields.some((field) => field.includes('\n')))
    throw new Error('A field of a signed link has a line break.');
  return fields;
}

/** All keys are tried, so that the time does not tell which one it was. */
const isSignatureOfAny = (given: string, key: ServerKey, fields: readonly string[]): boolean =>
  openingKeys(key).filter((one) => isSame(given, signatureOf(one, fields))).length > 0;

function signatureOf(key: string, fields: readonly string[]): string {
  return createHmac('sha256', key).update(fields.join('\n')).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)];
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
