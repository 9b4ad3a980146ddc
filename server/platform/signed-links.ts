import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

/**
 * The content of a link. Its secret is derived from this with the server's key: ids and table do not reveal it without the key, nor the
 * key without the nonce.
 */
export interface LinkGrant {
  /** The purpose of the link, such as `booking-link`: it is invalid for any other. */
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

/** Returns the secret of a link that is valid as long as its nonce: 256 bits as 43 characters of base64url. */
export function signLink(key: ServerKey, grant: LinkGrant): string {
  return computeSignature(sealingKey(key), grantFields(grant));
}

/** Compares in constant time. */
export function isSignedLink(secret: string, key: ServerKey, grant: LinkGrant): boolean {
  return isSignatureOfAny(secret, key, grantFields(grant));
}

/** Returns the secret of an expiring link; the time is part of the text and of the signature. */
export function signLinkUntil(key: ServerKey, grant: LinkGrant, expiresAt: Date): string {
  const until = toSeconds(expiresAt);
  return `${until}.${computeSignature(sealingKey(key), [...grantFields(grant), until])}`;
}

/** Only links that were once valid are reported as `expired`, so that forged ones reveal nothing. */
export function checkLinkUntil(
  secret: string,
  key: ServerKey,
  grant: LinkGrant,
  now: Date,
): 'valid' | 'expired' | 'invalid' {
  const [, until = '', signature = ''] = /^([0-9a-z]{1,11})\.(.+)$/s.exec(secret) ?? [];
  if (!isSignatureOfAny(signature, key, [...grantFields(grant), until])) return 'invalid';
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? 'valid' : 'expired';
}

const toSeconds = (moment: Date): string => Math.floor(moment.getTime() / 1000).toString(36);

/** A lasting link has four fields, an expiring one five. None contains the separator, so that the joined text is unambiguous. */
function grantFields({ purpose, subject, recipient, nonce }: LinkGrant): string[] {
  const fields = [purpose, String(subject), recipient, nonce];
  if (fields.some((field) => field.includes('\n')))
    throw new Error('A field of a signed link has a line break.');
  return fields;
}

/** Tries all keys, so that the time does not reveal which one fits. */
const isSignatureOfAny = (signature: string, key: ServerKey, fields: readonly string[]): boolean =>
  openingKeys(key).filter((candidateKey) => isSame(signature, computeSignature(candidateKey, fields)))
    .length > 0;

function computeSignature(key: string, fields: readonly string[]): string {
  return createHmac('sha256', key).update(fields.join('\n')).digest('base64url');
}

function isSame(actualText: string, expectedText: string): boolean {
  const [actual, wanted] = [Buffer.from(actualText), Buffer.from(expectedText)];
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
