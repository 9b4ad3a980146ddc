import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/** The morning of the chosen day, or at once where that has begun or no day was chosen. */
export function deliveryMoment(sendOn: PlainDate | null, paidAt: Date): Date {
  const morning = sendOn === null ? null : momentInBerlin(`${sendOn}T08:00`);
  return morning && morning > paidAt ? morning : paidAt;
}
