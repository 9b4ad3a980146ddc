import { cancellationReasons } from '../../domain/booking/cancellation-reasons.ts';
import { z } from '../schema.ts';

/** `office` means that the office cancelled on behalf of the landlord. */
export const cancelledBy = z.enum(['guest', 'landlord', 'office']);
export type CancelledBy = z.infer<typeof cancelledBy>;

export const cancellationReason = z.enum(cancellationReasons);
