import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { sampleBookingMails } from './mails/sample-booking-mails.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { personalDataOfBooking } from './personal-data-store.ts';
import {
  answerByLandlord,
  bookingOfLandlord,
  landlordActionsOf,
  type BookingOfLandlord,
  type LandlordAction,
  type LandlordAnswer,
} from './landlord/answer-by-landlord.ts';
import type { OpenedBooking } from './landlord/opened-booking.ts';
import { cancelByHost, type HostCancellation, type HostCancelled } from './landlord/cancel-by-host.ts';
import { answerChange, type ChangeAction, type ChangeAnswer } from './landlord/change-by-landlord.ts';
import type { BookingDeps } from './booking-context.ts';
import { bookingDocuments } from './documents/booking-documents.ts';
import { chargeEarlierJob } from './money/charge-earlier-job.ts';
import { enqueueAnnouncements } from './jobs/announce-arrivals-job.ts';
import { bookingJobBodies } from './jobs/booking-job-bodies.ts';
import { openLink, type BookingLink, type LinkRecipient } from './links/booking-link.ts';
import {
  landlordBookingsStore,
  type BookingsShown,
  type LandlordBookingRow,
  type OwnHome,
} from './landlord/landlord-bookings-store.ts';
import { deleteUnboundBefore, type BookingRow } from './booking-store.ts';
import { letterTo, type LetterTo } from './links/letter-to.ts';
import { guestStay, type GuestStay } from './guest-stay.ts';
import { openGuestBooking } from './links/open-guest-booking.ts';
import { ownBookingsStore } from './own-bookings-store.ts';
import { findLinkForm } from './links/find-link-form.ts';
import {
  openPayable,
  payableByAddress,
  payableForMail,
  type PayableBooking,
} from './money/payable-booking.ts';
import { removedHome } from './removed-home.ts';
import { renewLink, type AskedLink, type LinkAsked } from './links/renew-link.ts';
import { renewLinkForm } from './links/renew-link-form.ts';
import { bookingCalls } from './calls.generated.ts';

export { landlordActionsOf };
export { forLandlord } from './rules/for-landlord.ts';
export { messagesOf } from './rules/messages-of.ts';
export { withdrawnOf } from './rules/withdrawn.ts';
export { calendarBlocks, ownBlocks, type NightsTaken, type OwnBlock } from './landlord/own-blocks-store.ts';
export { conflictsOf, type Conflict } from './nights-store.ts';
export { sendAgain } from './send-again.ts';
export { stillHolds } from './rules/still-holds.ts';
export { bookingProofStore } from './booking-proof-store.ts';
export { declineOpenBookings } from './landlord/decline-open-bookings.ts';
export { isOwn } from './own-bookings-store.ts';
export { ownHomes } from './landlord/own-homes-store.ts';
export type { BookingDeps } from './booking-context.ts';
export type { BookingOfLandlord, LandlordAction, LandlordAnswer } from './landlord/answer-by-landlord.ts';
export type { OpenedBooking } from './landlord/opened-booking.ts';
export type { HostCancellation, HostCancelled } from './landlord/cancel-by-host.ts';
export type { ChangeAction, ChangeAnswer, ChangeForLandlord } from './landlord/change-by-landlord.ts';
export type { BookingsShown, LandlordBookingRow, OwnHome } from './landlord/landlord-bookings-store.ts';
export type { BookingLink } from './links/booking-link.ts';
export type { GuestStay } from './guest-stay.ts';
export type { LetterTo } from './links/letter-to.ts';
// By these the demo world's year of bookings goes the same ways as all others.
export { applyChange } from './landlord/change-by-landlord.ts';
export { enqueueEnd } from './new-booking/insert-new-booking.ts';
export { enqueueArrivalMail } from './mails/send-mail-job.ts';
export { beginIn, moveAlong } from './transition.ts';
export type { BookingUnit, LockedUnit } from './under-home-lock.ts';
export { transferFor, type PayableBooking } from './money/payable-booking.ts';
export type { LinkAsked } from './links/renew-link.ts';

export interface BookingArea {
  /** Null if the link is invalid. */
  openLandlordLink(link: BookingLink): Promise<OpenedBooking | null>;
  /** Opens a booking by the landlord's login instead of a link; null if the home is somebody else's. */
  openOwn(uid: string, bookingId: number): Promise<OpenedBooking | null>;
  homesOf(uid: string, language: Language): Promise<OwnHome[]>;
  bookingsOf(
    uid: string,
    shown: BookingsShown,
    part: { language: Language; limit: number; offset: number },
  ): Promise<{ total: number; rows: LandlordBookingRow[] }>;
  /** Mails a new link. The answer does not reveal whether the booking exists. */
  renewLink(asked: AskedLink): Promise<LinkAsked>;
  /** Null if the booking is unknown. */
  bookingOfLandlord(bookingId: number): Promise<BookingOfLandlord | null>;
  answerByLandlord(
    opened: OpenedBooking,
    answer: { action: LandlordAction; message: string },
  ): Promise<LandlordAnswer>;
  cancelByLandlord(opened: OpenedBooking, cancellation: HostCancellation): Promise<HostCancelled>;
  answerChange(
    opened: OpenedBooking,
    answer: { changeId: number; action: ChangeAction; message: string },
  ): Promise<ChangeAnswer>;
  /** Opens a booking for payment by the guest's link or login; null if neither gives access. */
  openPayable(link: BookingLink, user: LoggedIn | null): Promise<PayableBooking | null>;
  /** Finds a booking by its number and mail address; null if they do not match. */
  payableByAddress(sought: { displayNumber: number; email: string }): Promise<PayableBooking | null>;
  /** The booking for a mail about payments, with the secret of the link; null if it was deleted. */
  payableForMail(bookingId: number): Promise<{ booking: PayableBooking; bookingHash: string } | null>;
  /** A home no longer listed, as its bookings still show it. */
  removedHome(objectNumber: number, language: Language): Promise<ObjectSummary>;
  /** Opens a booking by the guest's link or login; null if neither gives access. */
  openGuest(link: BookingLink, user: Pick<LoggedIn, 'uid'> | null): Promise<Pick<BookingRow, 'id'> | null>;
  /** Opening and closing of a mail to one side of a booking; null if it was deleted. */
  letterTo(bookingId: number, recipient: LinkRecipient): Promise<LetterTo | null>;
  /** What is to be known of a stay that something is wrong with; null if the booking was deleted. */
  guestStay(bookingId: number): Promise<GuestStay | null>;
  /** Assigns bookings made with the account's address to the account, before the address passes to somebody else. */
  joinAccount(tx: Tx, uid: string): Promise<void>;
}

export function createBookingArea(deps: BookingDeps): Area<BookingArea> {
  const maker = deps.documents;
  return {
    openLandlordLink: (link) => openLink(deps, link, 'landlord'),
    openOwn: (uid, bookingId) => landlordBookingsStore.find(deps.connection.db, uid, bookingId),
    homesOf: (uid, language) => landlordBookingsStore.homes(deps.connection.db, uid, language),
    bookingsOf: (uid, shown, part) => landlordBookingsStore.list(deps.connection.db, uid, shown, part),
    renewLink: (asked) => renewLink(deps, asked),
    bookingOfLandlord: (bookingId) => bookingOfLandlord(deps, bookingId),
    answerByLandlord: (opened, answer) => answerByLandlord(deps, opened, answer),
    cancelByLandlord: (opened, cancellation) =>
      cancelByHost(deps, opened, cancellation, { actor: 'landlord' }),
    answerChange: (opened, answer) => answerChange(deps, opened, answer),
    openPayable: (link, user) => openPayable(deps, link, user),
    payableByAddress: (sought) => payableByAddress(deps, sought),
    payableForMail: (bookingId) => payableForMail(deps, bookingId),
    removedHome: (objectNumber, language) => removedHome(deps, objectNumber, language),
    openGuest: (link, user) => openGuestBooking(deps, link, user),
    letterTo: (bookingId, recipient) => letterTo(deps, bookingId, recipient),
    guestStay: (bookingId) => guestStay(deps, bookingId),
    joinAccount: (tx, uid) => ownBookingsStore.joinByAddress(tx, uid),
    module: {
      name: 'booking',
      personalData: personalDataOfBooking,
      endpoints: bindArea(bookingCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          openGuestBooking(deps, { bookingId: bookingID, bookingHash }, user),
      }),
      jobs: bookingJobBodies(deps, maker),
      sampleMails: sampleBookingMails,
      routes: [bookingDocuments(deps, maker), renewLinkForm(deps), findLinkForm(deps)],
      start: () =>
        deps.connection.transaction(async (tx) => {
          await enqueue(tx, chargeEarlierJob, {}, { key: 'once', runAt: deps.clock.now() });
          await enqueueAnnouncements(tx, deps.clock.today());
        }),
      async forget(now) {
        await deleteUnboundBefore(deps.connection.db, retentionEnd(now, retentionDays.unboundBookings));
      },
    },
  };
}
