import type { BookingChange } from '../../../../contract/booking/booking-change.ts';
import { toEuros } from '../../../../domain/money.ts';
import { presentPrice } from '../../pricing/pricing.ts';
import type { AgreedStay, ChangeRow } from './change-store.ts';

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

export function presentChange(change: ChangeRow): BookingChange {
  return {
    changeID: change.id,
    state: change.state,
    ...presentAgreedStay(change),
    agreed: presentAgreedStay(change.agreed),
    price: presentPrice(change.quote),
    message: change.message,
    answer: change.answer,
    createdAt: change.created_at.toISOString(),
    answeredAt: change.answered_at?.toISOString() ?? null,
  };
}
