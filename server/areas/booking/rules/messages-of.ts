import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';

interface Written {
  cancelled_by: CancelledBy | null;
  landlord_message: string | null;
}

/** Names the author: the landlord, or the office that cancelled on their behalf. */
export function messagesOf({ cancelled_by: by, landlord_message: message }: Written): {
  landlord: string | null;
  office: string | null;
} {
  return by === 'office' ? { landlord: null, office: message } : { landlord: message, office: null };
}
