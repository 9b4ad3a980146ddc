import { cancellationReasons } from '../../domain/booking/cancellation-reasons.ts';
import { z } from '../schema.ts';

/** Whoever has cancelled a booking: its guest, or the landlord's side, for which the office may act. */
export const cancelledBy = z.enum(['guest', 'landlord', 'office']);
export type CancelledBy = z.infer<typeof cancelledBy>;

/** Why the landlord's side cancels what it has promised. */
export const cancellationReason = z.enum(cancellationReasons);
