import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';

interface Written {
  cancelled_by: CancelledBy | null;
  /** What was written to the guest last. */
  landlord_message: string | null;
}

/** Says who wrote it: the landlord, or the office that has cancelled for one. */
export function messagesOf({ cancelled_by: by, landlord_message: message }: Written): {
  landlord: string | null;
  office: string | null;
} {
  return by === 'office' ? { landlord: null, office: message } : { landlord: message, office: null };
}
