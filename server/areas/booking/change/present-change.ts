import type { BookingChange } from '../../../../contract/booking/booking-change.ts';
import { toEuros } from '../../../../domain/money.ts';
import { presentPrice } from '../../pricing/pricing.ts';
import { isProposal, type AgreedStay, type ChangeRow } from './change-store.ts';

function presentAgreedStay(stay: AgreedStay): BookingChange['agreed'] {
  return {
    startDate: stay.start_date,
    endDate: stay.end_date,
    persons: stay.persons,
    childAges: stay.child_ages,
    pets: stay.dogs,
    total: toEuros(stay.total_cents),
  };
}

/** `open` is given for a proposal that waits for the guest: what accepting means, and now. */
export function presentChange(
  change: ChangeRow,
  open: { money: NonNullable<BookingChange['proposal']>['money']; now: Date } | null,
): BookingChange {
  // The job that ends a proposal may run a little late.
  const isOver = open !== null && change.expires_at !== null && change.expires_at <= open.now;
  return {
    changeID: change.id,
    side: change.side,
    state: isOver ? 'expired' : change.state,
    ...presentAgreedStay(change),
    agreed: presentAgreedStay(change.agreed),
    price: presentPrice(change.quote),
    message: change.message,
    answer: change.answer,
    createdAt: change.created_at.toISOString(),
    answeredAt: change.answered_at?.toISOString() ?? null,
    proposal: isProposal(change)
      ? {
          concludes: change.concludes,
          expiresAt: change.expires_at.toISOString(),
          listTotal: toEuros(change.list_total_cents),
          money: isOver ? null : (open?.money ?? null),
        }
      : null,
  };
}
