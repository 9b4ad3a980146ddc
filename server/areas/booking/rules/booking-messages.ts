import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';

interface Written {
  cancelled_by: CancelledBy | null;
  landlord_message: string | null;
}

export function bookingMessages({ cancelled_by: by, landlord_message: message }: Written): {
  landlord: string | null;
  office: string | null;
} {
  return by === 'office' ? { landlord: null, office: message } : { landlord: message, office: null };
}
