import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { Language } from '../../../domain/language.ts';
import { toEuros } from '../../../domain/money.ts';
import {
  bookingMessages,
  withdrawnKind,
  type BookingOfLandlord,
  type OpenedBooking,
} from '../booking/booking.ts';
import { findBookingCommission, splitFee, landlordShare, readStanding } from '../ledger/ledger.ts';
import { presentPayments, presentPrice } from '../pricing/pricing.ts';
import { bookingMoneyStore } from './booking-money-store.ts';
import type { LandlordsDeps } from './landlords-context.ts';
import { customerForLandlord } from './rules/customer-for-landlord.ts';
import { presentMoney } from './rules/present-money.ts';

/** Presents a booking; null for an unknown one. Co-hosts do not see commission and payouts. */
export async function presentForLandlord(
  deps: LandlordsDeps,
  { id: bookingId, isOwned }: OpenedBooking,
  language: Language | null,
): Promise<LandlordBooking | null> {
  const storedBooking = await deps.booking.findLandlordBooking(bookingId);
  if (!storedBooking) return null;
  const { booking, conflicts, payments, actions, cancellable, proposable, change, act } = storedBooking;
  const spoken = language ?? booking.language;
  const object =
    (await deps.findSummary(booking.object_number, spoken)) ??
    (await deps.booking.describeRemovedHome(booking.object_number, spoken));
  const commissionPerMille =
    isOwned && booking.origin === 'site' ? await findBookingCommission(deps.connection.db, booking.id) : null;
  const money = isOwned ? await bookingMoneyStore.of(deps.connection.db, [booking.id]) : null;
  return {
    bookingId: booking.id,
    bookingDisplayNumber: booking.display_number,
    bookingMethod: booking.method,
    direct: presentDirect(storedBooking),
    status: booking.state,
    bound: booking.bound_on !== null,
    withdrawn: withdrawnKind(booking),
    object,
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: booking.persons,
    childAges: booking.child_ages,
    pets: booking.dogs,
    petSizes: booking.pet_sizes,
    remarks: booking.remarks,
    customer: customerForLandlord(booking.customer, booking.state),
    price: presentPrice(booking.quote),
    payments: presentPayments(payments),
    share: commissionPerMille === null ? null : presentShare(booking.quote, commissionPerMille),
    money: presentMoney(money?.get(booking.id), booking.start_date),
    holdUntil: booking.state === 'option' ? (booking.hold_until?.toISOString() ?? null) : null,
    payment: booking.payment,
    cancellation: await presentCancellation(deps, booking, commissionPerMille),
    cancelledBy: booking.cancelled_by,
    cancellationReason: booking.cancellation_reason,
    cancellable,
    message: bookingMessages(booking).landlord,
    act: act && { ...act, at: act.at.toISOString() },
    conflicts,
    actions,
    change,
    proposable: proposable
      ? {
          setsPrice: isOwned,
          accommodation: toEuros(booking.quote.accommodation.price),
          total: toEuros(booking.total_cents),
        }
      : null,
  };
}

function presentDirect({ booking, directChangeable }: BookingOfLandlord): LandlordBooking['direct'] {
  if (booking.origin !== 'direct') return null;
  const { accommodation, totals } = booking.quote;
  return {
    paidOn: booking.paid_on,
    note: booking.host_note,
    language: booking.language,
    price: toEuros(accommodation.price),
    touristTax: toEuros(totals.onSite),
    changeable: directChangeable,
  };
}

async function presentCancellation(
  { connection, clock }: LandlordsDeps,
  { id, cancellation_fee_cents: fee }: BookingOfLandlord['booking'],
  commissionPerMille: number | null,
): Promise<LandlordBooking['cancellation']> {
  if (fee === null) return null;
  const { open } = await readStanding(connection.db, id, clock.today());
  const share = commissionPerMille === null ? null : splitFee(fee, { commissionPerMille });
  return {
    fee: toEuros(fee),
    open: toEuros(open),
    share: share && { commission: toEuros(share.commission), receives: toEuros(share.receives) },
  };
}

function presentShare(
  quote: Parameters<typeof landlordShare>[0],
  commissionPerMille: number,
): LandlordBooking['share'] {
  const share = landlordShare(quote, { commissionPerMille });
  const { stay, commission, onSite, taxOnSite, receives, collected } = share;
  return {
    stay: toEuros(stay),
    commission: toEuros(commission),
    onSite: toEuros(onSite),
    taxOnSite: toEuros(taxOnSite),
    receives: toEuros(receives),
    collected: collected && {
      paid: toEuros(collected.paid),
      bonus: toEuros(collected.bonus),
      premium: toEuros(collected.premium),
    },
  };
}
