import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

/**
 * The content of a link. Its secret is derived from this with the server's key: ids and table do not reveal it without the key, nor the
 * key without the nonce.
 */
export interface LinkGrant {
  /** What the link is for, such as `booking-link`: it is invalid for any other purpose. */
  purpose: string;
  subject: string | number;
  /** The recipient: each has a secret of their own. */
  recipient: string;
  /** Random text from the subject's row; a new one invalidates all earlier links. */
  nonce: string;
}

export function newNonce(): string {
  return randomBytes(24).toString('base64url');
}

/** The secret of a link that is valid as long as its nonce: 256 bits as 43 characters of base64url. */
export function signLink(key: ServerKey, grant: LinkGrant): string {
  return signatureOf(sealingKey(key), fieldsOf(grant));
}

/** Compares in constant time. */
export function isSignedLink(given: string, key: ServerKey, grant: LinkGrant): boolean {
  return isSignatureOfAny(given, key, fieldsOf(grant));
}

/** The secret of an expiring link; the time is part of the text and of the signature. */
export function signLinkUntil(key: ServerKey, grant: LinkGrant, expiresAt: Date): string {
  const until = secondsOf(expiresAt);
  return `${until}.${signatureOf(sealingKey(key), [...fieldsOf(grant), until])}`;
}

/** Only links that were valid once are `expired`: others learn nothing. */
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

/** Four fields of a lasting link, a fifth of an expiring one: none contains the separator, so that texts are unambiguous. */
function fieldsOf({ purpose, subject, recipient, nonce }: LinkGrant): string[] {
  const fields = [purpose, String(subject), recipient, nonce];
  if (fields.some((field) => field.includes('\n')))
    throw new Error('A field of a signed link has a line break.');
  return fields;
}

/** All keys are tried, so that the time does not reveal which one fits. */
const isSignatureOfAny = (given: string, key: ServerKey, fields: readonly string[]): boolean =>
  openingKeys(key).filter((one) => isSame(given, signatureOf(one, fields))).length > 0;

function signatureOf(key: string, fields: readonly string[]): string {
  return createHmac('sha256', key).update(fields.join('\n')).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)];
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
