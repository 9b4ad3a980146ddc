import { createHash } from 'node:crypto';
import type { Work } from '../../../../domain/proof-of-work.ts';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import type { CountedLimit, LimitedKey } from '../../../platform/counted-limits.ts';
import type { Tx } from '../../../platform/database.ts';
import type { BookingDeps } from '../booking-context.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const unknownAtHome: CountedLimit = { name: 'booking.unknown-at-home', max: 60, spanMs: hourMs };
/** Options block nights although the guest may not exist. */
const optionsOfUnknown: CountedLimit = { name: 'booking.options-of-unknown', max: 12, spanMs: dayMs };

/**
 * Anybody can enter anybody's address: after a few mails within an hour the browser must solve a proof of work for
 * each further one.
 */
const easyToUnknown: CountedLimit = { name: 'booking.easy-to-unknown', max: 6, spanMs: hourMs };

type Refused =
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } }
  | { ok: false; type: 'work-needed'; data: Work };

class RefusedGuestError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(`A guest is refused: ${refused.type}.`);
    this.refused = refused;
  }
}

const tooMany = (retryAfter: number): RefusedGuestError =>
  new RefusedGuestError({ ok: false, type: 'too-many-mails', data: { retryAfter } });

export interface GuestOfCall {
  address: string;
  isKnown: boolean;
  network: string | null;
  proof: string | undefined;
}

/**
 * Counts a booking or change that sends mail to the guest. Call it last in the transaction, since all guests of a network lock the same
 * counter rows until the commit.
 */
export async function countGuest(
  deps: Pick<BookingDeps, 'recipients' | 'limits' | 'work'>,
  tx: Tx,
  guest: GuestOfCall,
  input?: Pick<RequestOf<typeof createBooking>, 'bookingMethod' | 'objectNumber'>,
): Promise<void> {
  const { address, isKnown, network } = guest;
  const further: LimitedKey[] = [];
  if (input && !isKnown && input.bookingMethod === 'option') further.push([optionsOfUnknown, address]);
  if (input && !isKnown && input.bookingMethod !== 'booking') {
    further.push([unknownAtHome, String(input.objectNumber)]);
  }
  const [counting] = await Promise.all([
    deps.recipients.count(tx, { address, isConfirmed: isKnown, network }, further),
    !isKnown && demandWork(deps, tx, guest),
  ]);
  if (!counting.ok) throw tooMany(counting.retryAfter);
}

async function demandWork(
  { limits, work }: Pick<BookingDeps, 'limits' | 'work'>,
  tx: Tx,
  { address, proof }: GuestOfCall,
): Promise<void> {
  const easy = await limits.count(tx, [[easyToUnknown, address]]);
  if (easy.ok) return;
  const digest = createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
  const subject = { purpose: 'booking', digest };
  const judged = await work.judge(tx, subject, proof);
  if (judged === 'unable') throw tooMany(easy.retryAfter);
  if (judged === 'missing')
    throw new RefusedGuestError({ ok: false, type: 'work-needed', data: work.ask(subject) });
}

export async function rollBackIfTooMany<Result>(work: Promise<Result>): Promise<Result | Refused> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RefusedGuestError)) throw error;
    return error.refused;
  }
}
