import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of an authenticator app as RFC 6238 has them, in the form that all apps know: SHA-1, six digits, thirty seconds. */
const stepMs = 30_000;
const digits = 6;
/** One step before is taken too, for the time that typing takes (RFC 6238, 5.2: at most one step); none of the future is. */
const lateSteps = 1;

/** The code of a step of thirty seconds since 1970 (RFC 4226, 5.3). */
export function totpAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length;
  return String(number).padStart(length, '0');
}

/**
 * Finds the step that a typed code is of; null where it is none of now.
 * @param lastStep the step whose code was used last: it and those before are good no more (RFC 6238, 5.2)
 */
export function totpStep(secret: Uint8Array, typed: string, now: Date, lastStep: number): number | null {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / stepMs);
  for (let step = current - lateSteps; step <= current; step++) {
    const isEqual = timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code));
    if (isEqual && step > lastStep) return step;
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters that apps take and people type (RFC 4648, base32 without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says to an app. */
export function totpUri(secret: Uint8Array, house: string, account: string): string {
  const label = `${encodeURIComponent(house)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(house)}`;
}
