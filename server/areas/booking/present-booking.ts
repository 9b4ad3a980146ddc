import type { Booking } from '../../../contract/booking/booking.ts';
import { ratableOn } from '../../../domain/rating.ts';
import { toEuros } from '../../../domain/money.ts';
import { sumByWay } from '../../../domain/money-by-way.ts';
import { paymentPath } from '../../../domain/payments.ts';
import { findEntries, computeStanding, receivedPayments, type PostedEntry } from '../ledger/ledger.ts';
import { presentPayments, presentPrice } from '../pricing/pricing.ts';
import type { BookingDeps } from './booking-context.ts';
import { findCancellationTime, type BookingRow } from './booking-store.ts';
import { findLatestChange, isProposal, type ChangeRow } from './change/change-store.ts';
import { computeMoneyOfProposal } from './change/money-of-proposal.ts';
import { qrCode } from '../../platform/qr-code.ts';
import { listDocuments } from './documents/list-documents.ts';
import { findHome, type LandlordOfBooking } from './home-store.ts';
import { presentChange } from './change/present-change.ts';
import { isChangeable } from './rules/booking-change.ts';
import { isCancellable, isConvertible, isDirect, problemsOfStay } from './rules/next-steps.ts';
import { transferCodes, outstandingTransfer } from './rules/outstanding-transfer.ts';
import { wayThere } from './rules/way-there.ts';
import { bookingMessages } from './rules/booking-messages.ts';
import { withdrawnKind } from './rules/withdrawn-kind.ts';
import {
  refundedAmount,
  refundedByWay,
  applyPayments,
  type PostedMoney,
  type InstallmentStanding,
} from './rules/payment-schedule.ts';
import { presentWays } from './present-ways.ts';
import { describeRemovedHome } from './removed-home.ts';

export async function presentBooking(deps: BookingDeps, booking: BookingRow): Promise<Booking> {
  const { connection, clock } = deps;
  const object =
    (await deps.findSummary(booking.object_number, booking.language)) ??
    (await describeRemovedHome(deps, booking.object_number, booking.language));
  const home = await findHome(connection.db, booking.object_number, booking.language);
  if (!home) throw new Error(`The home of booking ${booking.id} cannot be read.`);
  const way = wayThere(booking.state, home);
  const entries = await findEntries(connection.db, booking.id);
  const change = await findLatestChange(connection.db, booking.id);
  const cancelledAt = await findCancellationTime(connection.db, booking);
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    bookingMethod: booking.method,
    isDirect: isDirect(booking),
    status: booking.state,
    object,
    position: way?.position ?? null,
    address: way?.address ?? null,
    arrivalInfo: way?.arrivalInfo ?? null,
    arrivalInfoLanguage: way?.arrivalInfoLanguage ?? null,
    houseRules: home.houseRules,
    ownRules: home.ownRules,
    startDate: booking.start_date,
    endDate: booking.end_date,
    checkIn: home.checkIn,
    checkOut: home.checkOut,
    persons: booking.persons,
    childAges: booking.child_ages,
    pets: booking.dogs,
    petSizes: booking.pet_sizes,
    insurance: booking.insurance,
    payment: booking.payment,
    customer: booking.customer,
    remarks: booking.remarks,
    language: booking.language,
    price: presentPrice(booking.quote),
    payments: applyPayments(booking, entries).map(presentPart),
    transfer: presentTransfer(deps, booking, entries),
    money: presentMoney(deps, booking, entries, cancelledAt),
    rating: presentRating(deps, booking, await deps.findRatedStays(connection.db, [booking.id])),
    cancellation: [...booking.quote.cancellation],
    holdUntil: booking.state === 'option' ? (booking.hold_until?.toISOString() ?? null) : null,
    landlordMessage: bookingMessages(booking).landlord,
    officeMessage: bookingMessages(booking).office,
    landlord: booking.state === 'confirmed' ? presentLandlord(home.landlord) : null,
    cancellationFee: booking.cancellation_fee_cents === null ? null : toEuros(booking.cancellation_fee_cents),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    withdrawn: withdrawnKind(booking),
    cancelledBy: booking.cancelled_by,
    cancellationReason: booking.cancellation_reason,
    createdAt: booking.created_at.toISOString(),
    documents: await listDocuments(deps, booking),
    change: change && presentChange(change, openProposal(deps, booking, change, entries)),
    nextSteps: [
      ...(isConvertible(booking, clock.now()) ? (['convert'] as const) : []),
      ...(isChangeable(booking, clock.today()) && change?.state !== 'open' ? (['change'] as const) : []),
      ...(isCancellable(booking, clock.today()) ? (['cancel'] as const) : []),
      ...(problemsOfStay(booking, home, clock.now()).length > 0 ? (['report'] as const) : []),
    ],
  };
}

/** What is shown of a change only while it is a proposal that waits for the guest. */
export function openProposal(
  { clock }: Pick<BookingDeps, 'clock'>,
  booking: BookingRow,
  change: ChangeRow,
  entries: readonly PostedEntry[],
): Parameters<typeof presentChange>[1] {
  if (!isProposal(change) || change.state !== 'open') return null;
  return { money: computeMoneyOfProposal(booking, change, entries, clock.today()), now: clock.now() };
}

/** Postal address and tax number appear only in documents and invoices. */
const presentLandlord = ({ name, email, phone }: LandlordOfBooking): Booking['landlord'] => ({
  name,
  email,
  phone,
});

export function presentRating(
  { clock, routes }: Pick<BookingDeps, 'clock' | 'routes'>,
  booking: BookingRow,
  ratedStays: ReadonlySet<number>,
): Booking['rating'] {
  const stay = { state: booking.state, endDate: booking.end_date };
  if (isDirect(booking) || ratableOn(clock.today(), stay) !== 'open') return null;
  return {
    href: `${routes.pathOf('RateStay', booking.language)}?bookingID=${booking.id}`,
    isGiven: ratedStays.has(booking.id),
  };
}

function presentPart({ paidOn, open, ...part }: InstallmentStanding): Booking['payments'][number] {
  return { ...presentPayments([part])[0]!, open: toEuros(open), paidOn };
}

function presentMoney(
  { clock }: BookingDeps,
  booking: BookingRow,
  entries: readonly PostedEntry[],
  cancelledAt: Date | null,
): Booking['money'] {
  const { claimed, open, overdue } = computeStanding(entries, clock.today());
  // A fully refunded guest still sees the refund.
  const hasPaid = entries.some(({ account, subject }) => account === 'guestReceivable' && subject !== null);
  if (claimed === 0 && !hasPaid) return null;
  const href = `${paymentPath(booking.language)}?bookingID=${booking.id}`;
  return {
    href,
    open: toEuros(open),
    overdue: toEuros(overdue),
    refunded: toEuros(refundedAmount(entries, cancelledAt)),
    refunds: presentWays(refundedByWay(entries, cancelledAt)),
    received: presentWays(sumByWay(receivedPayments(entries))),
  };
}

function presentTransfer(
  { operator }: BookingDeps,
  booking: BookingRow,
  entries: readonly PostedMoney[],
): Booking['transfer'] {
  const { bankAccount } = operator();
  const transfer = outstandingTransfer(booking, entries, bankAccount);
  return (
    transfer && {
      ...transfer,
      codes: transferCodes(booking, entries, bankAccount).map(({ part, text }) => ({
        ...presentPayments([part])[0]!,
        ...qrCode(text),
      })),
    }
  );
}
