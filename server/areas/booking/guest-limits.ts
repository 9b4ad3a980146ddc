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

/** Thrown inside of the transaction, which is undone thereby. */
class TooManyMailsError extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many mails to one recipient.');
    this.retryAfter = retryAfter;
  }
}

export interface GuestOfCall {
  address: string;
  isKnown: boolean;
  network: string | null;
}

/**
 * Counts a booking or a change that sends mails to the guest. It comes last in its transaction: the rows that
 * it counts in are shared by all guests of a network, who so wait for one another for the length of a commit alone.
 */
export async function countGuest(
  { recipients }: Pick<BookingDeps, 'recipients'>,
  tx: Tx,
  { address, isKnown, network }: GuestOfCall,
  input?: Pick<RequestOf<typeof createBooking>, 'bookingMethod' | 'objectNumber'>,
): Promise<void> {
  const further: LimitedKey[] = [];
  if (input && !isKnown && input.bookingMethod === 'option') further.push([optionsOfUnknown, address]);
  if (input && !isKnown && input.bookingMethod !== 'booking') {
    further.push([unknownAtHome, String(input.objectNumber)]);
  }
  const counted = await recipients.count(tx, { address, isConfirmed: isKnown, network }, further);
  if (!counted.ok) throw new TooManyMailsError(counted.retryAfter);
}

/** Where the guest has asked too often, all of the work is undone. */
export async function unlessTooMany<Result>(
  work: Promise<Result>,
): Promise<Result | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } }> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof TooManyMailsError)) throw error;
    return { ok: false, type: 'too-many-mails', data: { retryAfter: error.retryAfter } };
  }
}
