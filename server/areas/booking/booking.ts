import type { BookingMailTemplate } from '../../../domain/booking/mail-templates.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import { sampleBookingMails } from './mails/sample-booking-mails.ts';
import { sampleDirectMails } from './mails/render-direct-mail.ts';
import {
  cancelDirect,
  quoteDirect,
  saveDirect,
  setDirectPaid,
  type DirectActor,
} from './landlord/direct-bookings.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { personalDataOfBooking } from './personal-data-store.ts';
import {
  answerByLandlord,
  findLandlordBooking,
  listLandlordActions,
  type BookingOfLandlord,
  type LandlordAction,
  type LandlordAnswer,
} from './landlord/answer-by-landlord.ts';
import type { OpenedBooking } from './landlord/opened-booking.ts';
import { cancelByHost, type HostCancellation, type HostCancelled } from './landlord/cancel-by-host.ts';
import { answerChange, type ChangeAction, type ChangeAnswer } from './landlord/change-by-landlord.ts';
import { withdrawProposal, type ProposalEnded } from './end-proposal.ts';
import { proposeChange, type ProposalInput } from './propose-change.ts';
import type { BookingDeps } from './booking-context.ts';
import { bookingDocuments } from './documents/booking-documents.ts';
import { chargeEarlierJob } from './money/charge-earlier-job.ts';
import { enqueueAnnouncements } from './jobs/announce-arrivals-job.ts';
import { bookingJobBodies, previewGuestMail } from './jobs/booking-job-bodies.ts';
import { openLink, type BookingLink, type LinkRecipient } from './links/booking-link.ts';
import {
  landlordBookingsStore,
  type BookingFilter,
  type LandlordBookingRow,
  type OwnHome,
  type HomeWork,
} from './landlord/landlord-bookings-store.ts';
import { deleteUnboundBefore, type BookingRow } from './booking-store.ts';
import { prepareLetter, type GuestPage, type LetterTo } from './links/letter-to.ts';
import { findGuestStay, type GuestStay } from './guest-stay.ts';
import { openGuestBooking } from './links/open-guest-booking.ts';
import { ownBookingsStore } from './own-bookings-store.ts';
import { findLinkForm } from './links/find-link-form.ts';
import {
  openPayable,
  findPayableByAddress,
  findPayableForMail,
  type PayableBooking,
} from './money/payable-booking.ts';
import type { HomesOf } from './landlord/own-homes-store.ts';
import { describeRemovedHome } from './removed-home.ts';
import { renewLink, type LinkRequest, type RenewLinkResult } from './links/renew-link.ts';
import { renewLinkForm } from './links/renew-link-form.ts';
import { bookingCalls } from './calls.generated.ts';

export { listLandlordActions };
export { toLandlordView } from './rules/landlord-view.ts';
export { bookingMessages } from './rules/booking-messages.ts';
export { withdrawnKind } from './rules/withdrawn-kind.ts';
export { calendarBlocks, ownBlocks, type NightsTaken, type OwnBlock } from './landlord/own-blocks-store.ts';
export { findConflicts, type Conflict } from './nights-store.ts';
export { findOpenRequests, findWaitingProposals, type ChangeRow } from './change/change-store.ts';
export { changeAsLandlord } from './rules/landlord-view.ts';
export { isAcceptable } from './rules/booking-change.ts';
export { isCancellableByHost } from './rules/next-steps.ts';
export { presentWays } from './present-ways.ts';
export { resendMail } from './resend-mail.ts';
export { isMailCurrent } from './rules/is-mail-current.ts';
export { bookingProofStore } from './booking-proof-store.ts';
export { declineOpenBookings } from './landlord/decline-open-bookings.ts';
export { confirmedBy, guestName, madeOnSite, personName } from './booking-store.ts';
export { isOwn } from './own-bookings-store.ts';
export {
  changeoverHomes,
  isBusinessOpen,
  moneyBusinesses,
  moneyHomes,
  ownedHomes,
  ownHomes,
  stayHomes,
  type HomesOf,
} from './landlord/own-homes-store.ts';
export { coHostsStore } from './landlord/co-hosts-store.ts';
export type { CoHost } from './mails/co-host.ts';
export type { BookingDeps } from './booking-context.ts';
export type { BookingOfLandlord, LandlordAction, LandlordAnswer } from './landlord/answer-by-landlord.ts';
export type { OpenedBooking } from './landlord/opened-booking.ts';
export type { HostCancellation, HostCancelled } from './landlord/cancel-by-host.ts';
export type { PricedProposal } from './propose-change.ts';
export { computeMoneyOfProposal as moneyOfProposal } from './change/money-of-proposal.ts';
export type { ChangeAction, ChangeAnswer, ChangeForLandlord } from './landlord/change-by-landlord.ts';
export type {
  BookingFilter,
  LandlordBookingRow,
  OwnHome,
  HomeWork,
} from './landlord/landlord-bookings-store.ts';
export type { BookingLink } from './links/booking-link.ts';
export type { GuestStay } from './guest-stay.ts';
export type { LetterTo } from './links/letter-to.ts';
// Also used by the demo world, so that its bookings follow the same process.
export { applyChange } from './landlord/change-by-landlord.ts';
export { directQuote, touristTaxOf } from './rules/direct-booking.ts';
export { quoteIgnoringOwnStay } from './change/quote-ignoring-own-stay.ts';
export { expireChangeJob } from './jobs/expire-booking-job.ts';
export { proposalEndsAt } from './rules/proposal.ts';
export { enqueueEnd } from './new-booking/insert-new-booking.ts';
export { enqueueArrivalMail } from './mails/send-mail-job.ts';
export { beginBooking, applyTransition } from './transition.ts';
export type { BookingUnit, LockedUnit } from './under-home-lock.ts';
export { buildTransferWithCode, type PayableBooking } from './money/payable-booking.ts';
export type { RenewLinkResult } from './links/renew-link.ts';

export interface BookingArea {
  openLandlordLink(link: BookingLink): Promise<OpenedBooking | null>;
  /**
   * Opens a booking by the login of its landlord or co-host, or for the program of a business, instead of a link. Null if the
   * home belongs to somebody else.
   */
  openOwn(whose: HomesOf, bookingId: number): Promise<OpenedBooking | null>;
  /** Lists the homes of one of the three kinds of work. */
  listHomes(uid: string, language: Language, work: HomeWork): Promise<OwnHome[]>;
  listBookings(
    uid: string,
    filter: BookingFilter,
    part: { language: Language; limit: number; offset: number },
  ): Promise<{ total: number; rows: LandlordBookingRow[] }>;
  /** The answer does not reveal whether the booking exists. */
  renewLink(request: LinkRequest): Promise<RenewLinkResult>;
  findLandlordBooking(bookingId: number): Promise<BookingOfLandlord | null>;
  answerByLandlord(
    booking: OpenedBooking,
    answer: { action: LandlordAction; message: string },
  ): Promise<LandlordAnswer>;
  cancelByLandlord(booking: OpenedBooking, cancellation: HostCancellation): Promise<HostCancelled>;
  answerChange(
    booking: OpenedBooking,
    answer: { changeId: number; action: ChangeAction; message: string },
  ): Promise<ChangeAnswer>;
  proposeChange(booking: OpenedBooking, input: ProposalInput): ReturnType<typeof proposeChange>;
  withdrawProposal(booking: OpenedBooking, changeId: number): Promise<ProposalEnded>;
  openPayable(link: BookingLink, user: LoggedIn | null): Promise<PayableBooking | null>;
  findPayableByAddress(query: { displayNumber: number; email: string }): Promise<PayableBooking | null>;
  findPayableForMail(bookingId: number): Promise<{ booking: PayableBooking; bookingHash: string } | null>;
  describeRemovedHome(objectNumber: number, language: Language): Promise<ObjectSummary>;
  openGuest(link: BookingLink, user: Pick<LoggedIn, 'uid'> | null): Promise<Pick<BookingRow, 'id'> | null>;
  prepareLetter(bookingId: number, recipient: LinkRecipient, guestPage?: GuestPage): Promise<LetterTo | null>;
  findGuestStay(bookingId: number): Promise<GuestStay | null>;
  /** Bookings that hosts have agreed elsewhere and enter here, by somebody who looks after stays in the home. */
  direct: {
    quote(uid: string, input: Parameters<typeof quoteDirect>[2]): ReturnType<typeof quoteDirect>;
    save(actor: DirectActor, input: Parameters<typeof saveDirect>[2]): ReturnType<typeof saveDirect>;
    cancel(actor: DirectActor, input: Parameters<typeof cancelDirect>[2]): ReturnType<typeof cancelDirect>;
    setPaid(uid: string, input: Parameters<typeof setDirectPaid>[2]): ReturnType<typeof setDirectPaid>;
  };
  /** Returns what a mail would say if it were sent to the guest again; null if it is no longer right. */
  previewMail(mail: {
    bookingId: number;
    template: BookingMailTemplate;
  }): Promise<{ subject: string; text: string } | null>;
  /** Must be called before the address passes to another person. */
  joinAccount(tx: Tx, uid: string): Promise<void>;
}

export function createBookingArea(deps: BookingDeps): Area<BookingArea> {
  const maker = deps.documents;
  return {
    async openLandlordLink(link) {
      const booking = await openLink(deps, link, 'landlord');
      return booking && { id: booking.id, object_number: booking.object_number, uid: null, isOwned: true };
    },
    openOwn: (whose, bookingId) => landlordBookingsStore.find(deps.connection.db, whose, bookingId),
    listHomes: (uid, language, work) => landlordBookingsStore.homes(deps.connection.db, uid, language, work),
    listBookings: (uid, filter, part) => landlordBookingsStore.list(deps.connection.db, uid, filter, part),
    renewLink: (request) => renewLink(deps, request),
    findLandlordBooking: (bookingId) => findLandlordBooking(deps, bookingId),
    answerByLandlord: (booking, answer) => answerByLandlord(deps, booking, answer),
    cancelByLandlord: (booking, cancellation) =>
      cancelByHost(deps, booking, cancellation, { actor: 'landlord' }),
    answerChange: (booking, answer) => answerChange(deps, booking, answer),
    proposeChange: (booking, input) => proposeChange(deps, booking, input),
    withdrawProposal: (booking, changeId) => withdrawProposal(deps, booking, changeId),
    openPayable: (link, user) => openPayable(deps, link, user),
    findPayableByAddress: (query) => findPayableByAddress(deps, query),
    findPayableForMail: (bookingId) => findPayableForMail(deps, bookingId),
    describeRemovedHome: (objectNumber, language) => describeRemovedHome(deps, objectNumber, language),
    openGuest: (link, user) => openGuestBooking(deps, link, user),
    prepareLetter: (bookingId, recipient, guestPage) => prepareLetter(deps, bookingId, recipient, guestPage),
    findGuestStay: (bookingId) => findGuestStay(deps, bookingId),
    direct: {
      quote: (uid, input) => quoteDirect(deps, uid, input),
      save: (actor, input) => saveDirect(deps, actor, input),
      cancel: (actor, input) => cancelDirect(deps, actor, input),
      setPaid: (uid, input) => setDirectPaid(deps, uid, input),
    },
    previewMail: (mail) => previewGuestMail(deps, mail),
    joinAccount: (tx, uid) => ownBookingsStore.joinByAddress(tx, uid),
    module: {
      name: 'booking',
      personalData: personalDataOfBooking,
      endpoints: bindArea(bookingCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          openGuestBooking(deps, { bookingId: bookingID, bookingHash }, user),
      }),
      jobs: bookingJobBodies(deps, maker),
      sampleMails: (rendering) => [...sampleBookingMails(rendering), ...sampleDirectMails(rendering)],
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
