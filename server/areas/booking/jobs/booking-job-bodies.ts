import type { z } from 'zod';
import { isLanguage, type Language } from '../../../../domain/language.ts';
import { jobBody, type JobBody, type NotYet } from '../../../platform/jobs.ts';
import type { MailFile } from '../../../platform/mail.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { findBookingCommission, findEntries } from '../../ledger/ledger.ts';
import type { BookingDeps } from '../booking-context.ts';
import { createAddressProof, linkForMail } from '../links/booking-link.ts';
import { chargeEarlierBookings } from '../money/charge-earlier.ts';
import { findCancellationTime, findBooking, findLandlordAct, type BookingRow } from '../booking-store.ts';
import { endChange, findChange, isProposal, wasMadeByOffer } from '../change/change-store.ts';
import { requestDeadline } from '../change/request-deadline.ts';
import { expireProposal } from '../end-proposal.ts';
import { coHostsStore } from '../landlord/co-hosts-store.ts';
import type { DocumentMaker } from '../../documents/documents.ts';
import { invoiceFile } from '../documents/invoice-file.ts';
import { qrSvg } from '../documents/qr-svg.ts';
import { mailFoundLink } from '../links/find-link.ts';
import { findHome } from '../home-store.ts';
import { findInvoices, type Invoice } from '../money/invoice-store.ts';
import { selectMailInvoices } from '../mails/select-mail-invoices.ts';
import { isGreetedByName } from '../mails/parts/greeting.ts';
import type { MailCode } from '../mails/parts/payments.ts';
import { sendDirectMail } from './send-direct-mail.ts';
import { sendDirectMailJob } from '../mails/send-direct-mail-job.ts';
import { renderBookingMail } from '../mails/render-booking-mail.ts';
import type { BookingMailInput } from '../mails/booking-mail-input.ts';
import type { BookingMailTemplate } from '../../../../domain/booking/mail-templates.ts';
import { isMailCurrent } from '../rules/is-mail-current.ts';
import { isAcceptable } from '../rules/booking-change.ts';
import { isConvertible } from '../rules/next-steps.ts';
import { applyTransition } from '../transition.ts';
import { underBookingLock } from '../under-home-lock.ts';
import { chargeEarlierJob } from '../money/charge-earlier-job.ts';
import { findLinkJob } from '../links/find-link-job.ts';
import { announceArrivalsJob, announceArrivals } from './announce-arrivals-job.ts';
import { expireBookingJob, expireChangeJob, holdReminderJob } from './expire-booking-job.ts';
import {
  enqueueChangeMails,
  enqueueForCoHosts,
  enqueueMails,
  isToldToCoHosts,
  newLinkTemplate,
  sendMailJob,
} from '../mails/send-mail-job.ts';

export function bookingJobBodies(deps: BookingDeps, maker: DocumentMaker): JobBody[] {
  return [
    jobBody(expireBookingJob, ({ bookingId }) => expireBooking(deps, bookingId)),
    jobBody(holdReminderJob, ({ bookingId }) => remindOfHold(deps, bookingId)),
    jobBody(expireChangeJob, (ids) => expireChange(deps, ids)),
    jobBody(chargeEarlierJob, () => chargeEarlierBookings(deps)),
    jobBody(announceArrivalsJob, () => announceArrivals(deps)),
    jobBody(findLinkJob, (query) => mailFoundLink(deps, query)),
    jobBody(sendMailJob, (payload) => sendMail(deps, maker, payload)),
    jobBody(sendDirectMailJob, (payload) => sendDirectMail(deps, payload)),
  ];
}

/** Checks the state again: the guest may have booked meanwhile, and jobs may run twice. */
async function expireBooking(deps: BookingDeps, bookingId: number): Promise<void> {
  const { connection, clock } = deps;
  const openedBooking = await findBooking(connection.db, bookingId);
  if (!openedBooking) return;
  await underBookingLock(deps, openedBooking, async (unit) => {
    const { tx, booking } = unit;
    if (booking.state !== 'option' && booking.state !== 'requested') return;
    const endsAt = booking.state === 'option' ? booking.hold_until : await requestDeadline(tx, booking);
    if (endsAt === null || endsAt > clock.now()) return;
    await applyTransition(unit, { to: 'expired', actor: 'clock', at: clock.now() });
  });
}

async function expireChange(
  deps: BookingDeps,
  { bookingId, changeId }: { bookingId: number; changeId: number },
): Promise<void> {
  const { connection, clock } = deps;
  const openedBooking = await findBooking(connection.db, bookingId);
  if (!openedBooking) return;
  await underBookingLock(deps, openedBooking, async (unit) => {
    const { tx, booking } = unit;
    const change = await findChange(tx, bookingId, changeId);
    if (change?.state !== 'open') return;
    if (isProposal(change)) return expireProposal(deps, unit, change);
    if (isAcceptable(booking, change, clock.today())) return;
    const at = clock.now();
    await endChange(tx, change.id, { state: 'expired', at });
    await enqueueChangeMails(tx, { bookingId, changeId }, 'changeExpired', at);
  });
}

/** Needs no lock, since no nights change. */
async function remindOfHold(deps: BookingDeps, bookingId: number): Promise<void> {
  const { clock, connection } = deps;
  const now = clock.now();
  await retryTransaction(connection, async (tx) => {
    const booking = await findBooking(tx, bookingId);
    // A delayed job may run when there is too little time left for a reminder.
    if (booking && isConvertible(booking, now)) await enqueueMails(tx, bookingId, 'reminder', now);
  });
}

/** What a mail about a booking says, as the booking stands now. */
async function mailInput(
  deps: BookingDeps,
  {
    template,
    recipient,
    booking,
    ...given
  }: Pick<
    BookingMailInput,
    | 'booking'
    | 'change'
    | 'home'
    | 'language'
    | 'coHost'
    | 'isKnown'
    | 'bookingHash'
    | 'linkLastDay'
    | 'addressProof'
    | 'hasInvoice'
  > &
    BookingMailInput['kind'],
): Promise<BookingMailInput> {
  const { db } = deps.connection;
  const { bankAccount, office } = deps.operator();
  // Landlords deal with us, even if a partner referred the guest.
  const site = await deps.partners.site(recipient === 'guest' ? booking.brand : null);
  return {
    ...given,
    kind: { template, recipient },
    booking,
    byOffer: template === 'confirmed' && (await wasMadeByOffer(db, booking.id)),
    entries: await findEntries(db, booking.id),
    cancelledAt: await findCancellationTime(db, booking),
    commissionPerMille:
      recipient === 'guest' || given.coHost ? null : await findBookingCommission(db, booking.id),
    today: deps.clock.today(),
    translate: deps.translate(given.language, site.name),
    account: bankAccount,
    helpPhone: (office.emergencyPhone ?? office.phone).display,
    site: site.name,
    publicUrl: site.origin,
    routes: deps.routes,
    confirmedByHost: (await findLandlordAct(db, booking.id)) !== null,
    picture: await findPicture(deps, booking.object_number, given.language),
  };
}

/**
 * Returns what a guest would read if a mail were sent again now; null if it is no longer right. The link to the booking opens nothing, since it
 * is the guest's alone.
 */
export async function previewGuestMail(
  deps: BookingDeps,
  { bookingId, template }: { bookingId: number; template: BookingMailTemplate },
): Promise<{ subject: string; text: string } | null> {
  const { db } = deps.connection;
  const booking = await findBooking(db, bookingId);
  if (!booking || !isMailCurrent(template, booking)) return null;
  const home = await findHome(db, booking.object_number, booking.language);
  if (!home) return null;
  const invoices = selectMailInvoices(await findInvoices(db, booking.id), { template, recipient: 'guest' });
  const { subject, text } = renderBookingMail(
    await mailInput(deps, {
      ...{ template, recipient: 'guest', booking, home, language: booking.language },
      ...{ change: null, coHost: null, bookingHash: '…', addressProof: null },
      isKnown: await deps.recipients.isConfirmed(db, booking.customer.email),
      linkLastDay: linkForMail(deps, booking, 'guest').lastDay,
      hasInvoice: invoices.length > 0,
    }),
  );
  return { subject, text };
}

async function sendMail(
  deps: BookingDeps,
  maker: DocumentMaker,
  payload: z.output<typeof sendMailJob.payload>,
): Promise<NotYet | void> {
  const { bookingId, template, recipient, changeId, askedAt, startDate, memberId } = payload;
  const { db } = deps.connection;
  const booking = await findBooking(db, bookingId);
  if (!booking) return;
  const objectNumber = booking.object_number;
  if (isToldToCoHosts(payload)) await tellCoHosts(deps, payload, booking);
  const coHost =
    memberId === undefined
      ? null
      : await coHostsStore.find(db, { memberId, objectNumber, about: 'bookings' });
  if (memberId !== undefined && !coHost) return;
  // The booking was cancelled or moved since the mail was queued.
  if (startDate !== undefined && (booking.state !== 'confirmed' || booking.start_date !== startDate)) return;
  const change = changeId === undefined ? null : await findChange(db, bookingId, changeId);
  const inOwnLanguage = await findHome(db, booking.object_number, booking.language);
  if (!inOwnLanguage) return;
  const ofHost = coHost?.language ?? inOwnLanguage.landlord.language;
  const spoken = recipient === 'guest' ? booking.language : ofHost;
  const language = isLanguage(spoken) ? spoken : booking.language;
  const home = (await findHome(db, booking.object_number, language)) ?? inOwnLanguage;
  const { customer } = booking;
  const isKnown = await deps.recipients.isConfirmed(db, customer.email);
  const isNamed = isGreetedByName(customer, isKnown);
  const to =
    recipient === 'guest'
      ? { name: isNamed ? `${customer.firstName} ${customer.lastName}` : '', address: customer.email }
      : coHost
        ? { name: coHost.name, address: coHost.email }
        : { name: home.landlord.name, address: home.landlord.email };
  const link = linkForMail(deps, booking, recipient);
  // Landlords deal with us, even if a partner referred the guest.
  const site = await deps.partners.site(recipient === 'guest' ? booking.brand : null);
  // Money is not a co-host's.
  const invoices = coHost
    ? []
    : selectMailInvoices(await findInvoices(db, booking.id), { template, recipient, changeId });
  const { codes, ...rendered } = renderBookingMail(
    await mailInput(deps, {
      ...{ template, recipient, booking, change, home, language, coHost, isKnown },
      ...{ bookingHash: link.bookingHash, linkLastDay: link.lastDay },
      addressProof: recipient === 'guest' ? createAddressProof(deps, booking) : null,
      hasInvoice: invoices.length > 0,
    }),
  );
  const attachments = [
    ...(await Promise.all(codes.map((code) => codeFile(deps, code)))),
    ...(await Promise.all(invoices.map((invoice) => invoiceMailFile(deps, maker, booking, invoice)))),
  ];
  const about = [template, startDate, changeId, askedAt].filter((part) => part !== undefined).join('-');
  const id = `booking-${booking.id}-${about}-${memberId === undefined ? recipient : `cohost-${memberId}`}`;
  const send = (): Promise<void> => deps.mail.send({ id, to, sender: site.name, ...rendered, attachments });
  if (recipient === 'landlord') return send();
  const guest = { address: customer.email, isConfirmed: isKnown };
  // Requesting a link reveals nothing about the booking, so the mail may be dropped if its guest gets too many.
  if (template === newLinkTemplate && !(await deps.recipients.count(db, { ...guest, network: null })).ok) {
    return;
  }
  return deps.recipients.send(db, guest, send);
}

/** A confirmation goes to co-hosts only where nobody on the landlord's side gave it: they see their own act, or the landlord's, on the page. */
async function tellCoHosts(
  { connection, clock }: BookingDeps,
  payload: z.output<typeof sendMailJob.payload>,
  { id, object_number: objectNumber }: BookingRow,
): Promise<void> {
  if (payload.template === 'confirmed' && (await findLandlordAct(connection.db, id)) !== null) return;
  const members = await coHostsStore.membersToTell(connection.db, objectNumber, 'bookings');
  if (members.length === 0) return;
  await retryTransaction(connection, (tx) => enqueueForCoHosts(tx, payload, members, clock.now()));
}

/** Most mail clients do not show SVG. */
const codeFile = async ({ images }: BookingDeps, { cid, text }: MailCode): Promise<MailFile> => ({
  name: `${cid}.png`,
  type: 'image/png',
  content: await images.twoColours(qrSvg(text)),
  cid,
});

async function invoiceMailFile(
  deps: BookingDeps,
  maker: DocumentMaker,
  booking: BookingRow,
  invoice: Invoice,
): Promise<MailFile> {
  const { name, bytes } = await invoiceFile(deps, maker, booking, invoice);
  return { name, type: 'application/pdf', content: bytes };
}

async function findPicture(
  deps: BookingDeps,
  objectNumber: number,
  language: Language,
): Promise<string | null> {
  const image = (await deps.findSummary(objectNumber, language))?.images[0];
  return image ? `${image.cdn || deps.publicUrl}${image.src}-1200x630.jpg` : null;
}
