import { createHash } from 'node:crypto';
import type { Work } from '../../../domain/proof-of-work.ts';
import type { RequestOf } from '../../../contract/define-endpoint.ts';
import type { createBooking } from '../../../contract/booking/create-booking.ts';
import type { CountedLimit, LimitedKey } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import type { BookingDeps } from './booking-context.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Requests and options at one home by guests whom nobody knows: more of them are no holidaymakers. */
const unknownAtHome: CountedLimit = { name: 'booking.unknown-at-home', max: 60, spanMs: hourMs };
/** Options take nights from others although nobody knows yet whether the guest exists. */
const optionsOfUnknown: CountedLimit = { name: 'booking.options-of-unknown', max: 12, spanMs: dayMs };

/** Anybody can type anybody's address: after a handful within the hour browsers work for each further mail to it. */
const easyToUnknown: CountedLimit = { name: 'booking.easy-to-unknown', max: 6, spanMs: hourMs };

type Refused =
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } }
  | { ok: false; type: 'work-needed'; data: Work };

/** Thrown inside of the transaction, which is undone thereby. */
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
 * Counts a booking or a change that sends mails to the guest. It comes last in its transaction: the rows that
 * it counts in are shared by all guests of a network, who so wait for one another for the length of a commit alone.
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
  const [counted] = await Promise.all([
    deps.recipients.count(tx, { address, isConfirmed: isKnown, network }, further),
    !isKnown && demandWork(deps, tx, guest),
  ]);
  if (!counted.ok) throw tooMany(counted.retryAfter);
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

/** Where the guest has asked too often, all of the work is undone. */
export async function unlessTooMany<Result>(work: Promise<Result>): Promise<Result | Refused> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RefusedGuestError)) throw error;
    return error.refused;
  }
}
