import { createHmac, timingSafeEqual } from 'node:crypto';

/** TOTP (RFC 6238) in the form that all apps support: SHA-1, six digits, 30 seconds. */
const stepMs = 30_000;
const digits = 6;
/** Number of earlier steps that are accepted, to allow for typing (RFC 6238, 5.2: at most one); future steps are not. */
const lateSteps = 1;

/** Returns the HOTP code (RFC 4226, 5.3) for a step of thirty seconds since 1970. */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length;
  return String(number).padStart(length, '0');
}

/**
 * Finds the step of an entered code; null if no current step matches. @param lastStep the step of the last code used: it and earlier ones
 * are refused (RFC 6238, 5.2)
 */
export function totpStep(secret: Uint8Array, input: string, now: Date, lastStep: number): number | null {
  const code = input.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / stepMs);
  for (let step = current - lateSteps; step <= current; step++) {
    const isEqual = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
    if (isEqual && step > lastStep) return step;
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes as base32 without padding (RFC 4648), the format of authenticator apps. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function totpUri(secret: Uint8Array, house: string, account: string): string {
  const label = `${encodeURIComponent(house)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(house)}`;
}
