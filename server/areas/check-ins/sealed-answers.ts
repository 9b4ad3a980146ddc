import { emptyPerson, type CheckInAnswers, type CheckInPerson } from '../../../domain/booking/check-in.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import { seal, sealAnew, unseal } from '../../platform/secret-box.ts';
import type { Queryable } from '../../platform/database.ts';
import { checkInsStore } from './check-ins-store.ts';

const purpose = 'check-in';
const describeOwner = (bookingId: number): string => `booking ${bookingId}`;

export const sealAnswers = (key: ServerKey, bookingId: number, answers: CheckInAnswers): string =>
  seal(key, purpose, describeOwner(bookingId), Buffer.from(JSON.stringify(answers)));

/** Returns null if nothing was saved, or if none of the site's keys can decrypt it. */
export function openAnswers(
  key: ServerKey,
  bookingId: number,
  sealed: string | null,
): { persons: CheckInPerson[]; arrivalTime: string; carPlate: string } | null {
  const plain = sealed === null ? null : unseal(key, purpose, describeOwner(bookingId), sealed);
  if (!plain) return null;
  const { persons, arrivalTime, carPlate } = JSON.parse(plain.toString()) as CheckInAnswers;
  // A field that was added later is missing in earlier answers.
  return { persons: persons.map((person) => ({ ...emptyPerson, ...person })), arrivalTime, carPlate };
}

/** Encrypts all answers with the current key again. An earlier key has to be configured to decrypt them. */
export async function sealAnswersAnew(key: ServerKey, db: Queryable): Promise<void> {
  for (const { bookingId, sealed: before } of await checkInsStore.sealedAnswers(db)) {
    const after = sealAnew(key, purpose, describeOwner(bookingId), before);
    if (after !== null) await checkInsStore.replaceSeal(db, bookingId, { before, after });
  }
}
