import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a notice in milliseconds, so that an intercepted one cannot be replayed later. */
const toleranceMs = 300_000;

const computeSignature = (bytes: Buffer | string, seconds: string, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest('hex');

/** Returns the header that signs the raw bytes and their time: `t=1700000000,v1=...`. */
export function signNotice(bytes: Buffer | string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${computeSignature(bytes, seconds, secret)}`;
}

/** True when the header signs exactly these bytes, within five minutes. */
export function isSignedNotice(bytes: Buffer, header: string, secret: string, now: Date): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === '') return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(computeSignature(bytes, seconds, secret)));
}
