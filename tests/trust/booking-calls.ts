import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Api } from '../../contract/api.ts';
import type { InputOf } from '../../contract/define-endpoint.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { createBookingHash } from '../../server/areas/booking/links/booking-link.ts';
import { readSecret } from '../../server/platform/secret.ts';
import { slownessOfMachine } from '../harness/pace.ts';
import type { TestDatabase } from '../harness/databases.ts';
import { aRequest, send } from './valid-calls.ts';

type CreateInput = InputOf<Api['createBooking']>;

export interface Booked {
  bookingID: number;
  bookingDisplayNumber: number;
  bookingHash: string;
  status: string;
}

export interface Answer {
  http: number;
  /** The first error's type; null on success. */
  type: string | null;
  data: Booked | null;
}

/** Input for a week for two persons at 700 Euro; a test names only the fields that matter. */
export function bookingOf(home: number, fields: Partial<CreateInput> = {}): CreateInput {
  return { ...aRequest(home), bookingMethod: 'booking', idempotencyKey: randomUUID(), ...fields };
}

export async function book(url: string, input: CreateInput): Promise<Answer> {
  return answerOf(await send(url, 'createBooking', input));
}

export async function answerOf(response: Response): Promise<Answer> {
  const envelope = (await response.json()) as Envelope<Booked>;
  return { http: response.status, type: envelope.errors[0]?.type ?? null, data: envelope.data };
}

/** Counts outcomes: `{201: 1, 'capacity-taken': 199}`. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { http, type } of answers) counts[type ?? http] = (counts[type ?? http] ?? 0) + 1;
  return counts;
}

export async function landlordHashOf(
  { db }: Pick<TestDatabase, 'db'>,
  dataDir: string,
  bookingId: number,
  secret: string | null = null,
): Promise<string> {
  const row = await db
    .selectFrom('bookings')
    .select(['id', 'guest_nonce', 'landlord_nonce'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const key = Buffer.from(readSecret(secret, dataDir)).toString('base64url');
  return createBookingHash({ secret: key }, row, 'landlord');
}

export function mailsIn(dataDir: string): { id: string; raw: string }[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap((name) => {
      const raw = readIfThere(join(folder, name));
      return raw === null ? [] : [{ id: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '', raw }];
    });
}

/** Null for a file that was deleted since it was listed, as old mails are at night. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Decodes quoted-printable. */
export const readable = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());

/** Waits for the condition; the time limit is longer on a busy machine. */
export async function until(condition: () => Promise<boolean> | boolean, withinMs: number): Promise<number> {
  const started = performance.now();
  let limitMs = withinMs;
  while (!(await condition())) {
    if (performance.now() - started > limitMs) {
      limitMs = Math.max(limitMs, withinMs * (await slownessOfMachine()));
      if (performance.now() - started > limitMs) throw new Error(`Not so after ${limitMs} ms.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return performance.now() - started;
}
