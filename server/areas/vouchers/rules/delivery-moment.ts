import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/** Morning of the chosen day, or now if it has begun or none was chosen. */
export function deliveryMoment(sendOn: PlainDate | null, paidAt: Date): Date {
  const morning = sendOn === null ? null : momentInBerlin(`${sendOn}T08:00`);
  return morning && morning > paidAt ? morning : paidAt;
}
