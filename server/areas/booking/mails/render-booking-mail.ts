import { isPlainName } from '../../../../domain/person-name.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { splitByPaid } from '../../../../domain/pricing/split-by-paid.ts';
import { nightsBetween } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { cancellationForLandlord } from '../../../../texts/cancellation-for-landlord.ts';
import { paymentLabel } from '../../../../texts/payment-label.ts';
import { paymentRows } from '../../../../texts/payment-rows.ts';
import { transferRows } from '../../../../texts/transfer-rows.ts';
import type { TextParams, Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail, type MailBlock, type MailContent } from '../../mail/mail.ts';
import { shareOfFee, shareOfLandlord } from '../../ledger/ledger.ts';
import type { BookingRow } from '../booking-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import type { MailRecipient } from './send-mail-job.ts';
import { serviceName, timeInWords } from '../documents/document-parts.ts';
import { refundedOf, standingParts, type PostedMoney } from '../rules/payments-of.ts';
import { changeAsLandlord, forLandlord } from '../rules/for-landlord.ts';
import { transferCodes, transferOf } from '../rules/transfer-of.ts';
import { isCancelledByHost } from '../rules/is-cancelled-by-host.ts';
import { messagesOf } from '../rules/messages-of.ts';
import { withdrawnOf } from '../rules/withdrawn.ts';
import { contactOf, wayOf } from './arrival-in-mail.ts';
import { changeRows, partyOf, withStayOf } from './change-in-mail.ts';
import { freeCancellationOf, howToPayOf, paymentLinkOf } from './pay-in-mail.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/** A QR code attached as a picture with this name. */
export interface MailCode {
  cid: string;
  label: string;
  text: string;
}

function bookingLink(input: BookingMailInput): string {
  const { booking, kind, language, publicUrl, routes, bookingHash, addressProof } = input;
  const route = kind.recipient === 'guest' ? 'bookingView' : 'LandlordBookingConfirmation';
  const query = new URLSearchParams({ bookingID: String(booking.id), bookingHash });
  if (addressProof !== null) query.set('addressProof', addressProof);
  return `${publicUrl}${routes.pathOf(route, language)}?${query}`;
}

export function renderBookingMail(
  given: BookingMailInput,
): Pick<Mail, 'subject' | 'html' | 'text'> & { codes: MailCode[] } {
  const input = seenBy({ ...given, booking: withStayOf(given) });
  const { kind, booking, home, language, translate: t } = input;
  const params: TextParams = {
    number: String(booking.display_number),
    home: home.title,
    guest: `${booking.customer.firstName} ${booking.customer.lastName}`,
    holdUntil: booking.hold_until ? formatterFor(language, t).moment(booking.hold_until.toISOString()) : '',
    linkLastDay: formatterFor(language, t).date(input.linkLastDay),
    fee: formatterFor(language, t).moneyExact(toEuros(booking.cancellation_fee_cents ?? 0)),
  };
  const text = (key: string): string => t(`mail.${kind.recipient}.${wordsOf(input)}.${key}`, params);
  const codes = codesOf(input);
  const content: MailContent = {
    language,
    site: input.site,
    imprint: t.imprint,
    colours: t.colours,
    heading: text('heading'),
    greeting: greetingOf({ ...input, recipient: kind.recipient }),
    paragraphs: [
      text(
        kind.template === 'cancelledByHost' && booking.cancelled_by === 'office' ? 'introOffice' : 'intro',
      ),
      ...nextOf(input, text),
      ...confirmationOf(input),
      ...howToPayOf(input),
      ...freeCancellationOf(input),
      ...settlementOf(input),
      ...invoiceOf(input),
    ],
    preheader: preheaderOf(input),
    picture: input.picture ? { src: input.picture, alt: home.title, href: bookingLink(input) } : null,
    pair: stayOf(input),
    facts: factsOf(input),
    payments: paymentsOf(input),
    codes,
    quote: quoteOf(input),
    blocks: [...paymentLinkOf(input), ...wayOf(input), ...elsewhereOf(input), ...promiseOf(input)],
    button: { label: t(`mail.button.${buttonOf(kind)}`), href: bookingLink(input) },
    linkHint: t('mail.linkHint'),
    private: t('mail.private'),
    signature: t('mail.signature'),
    footer: t('mail.footer'),
  };
  return { subject: text('subject'), ...renderMail(content), codes };
}

/** Withdrawn requests and options have texts of their own, since no booking was cancelled. */
function wordsOf({ kind, booking }: BookingMailInput): string {
  const withdrawn = kind.template === 'cancelled' ? withdrawnOf(booking) : null;
  return withdrawn ? `withdrawn.${withdrawn}` : kind.template;
}

/** Landlords see their own share of the price, guests what they pay. */
function seenBy(input: BookingMailInput): BookingMailInput {
  if (input.kind.recipient === 'guest') return input;
  const { booking, change } = input;
  return {
    ...input,
    booking: forLandlord(booking),
    change: change && changeAsLandlord(change),
  };
}

const isCancellation = ({ template }: BookingMailInput['kind']): boolean =>
  template === 'cancelled' || template === 'cancelledByHost';

/** Guests who lost a home through no fault of their own get a link to others in its region, for the same dates and party. */
function elsewhereOf({
  kind,
  booking,
  home,
  language,
  translate: t,
  publicUrl,
  routes,
}: BookingMailInput): MailBlock[] {
  if (kind.template !== 'cancelledByHost' || kind.recipient !== 'guest') return [];
  const query = new URLSearchParams({
    country: home.country,
    region: home.region,
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: String(booking.persons),
  });
  if (booking.child_ages.length > 0) query.set('childAges', booking.child_ages.join(','));
  if (booking.dogs > 0) query.set('pets', booking.dogs === 1 ? 'one' : 'more');
  const href = `${publicUrl}${routes.pathOf('Search', language)}?${query}`;
  return [{ kind: 'link', label: t('mail.button.guestSearch'), href }];
}

/** What guests get when something is wrong with their stay, named as soon as it is certain, and again where they lose it. */
function promiseOf({ kind, language, translate: t, publicUrl, routes }: BookingMailInput): MailBlock[] {
  if (kind.recipient !== 'guest' || !['confirmed', 'arrival', 'cancelledByHost'].includes(kind.template))
    return [];
  const href = `${publicUrl}${routes.pathOf('StayPromise', language)}`;
  return [{ kind: 'link', label: t('mail.problem.promise'), href }];
}

/** Guests read what they are promised once their stay is certain. */
const isCertainForGuest = ({ template, recipient }: BookingMailInput['kind']): boolean =>
  (template === 'confirmed' || template === 'arrival') && recipient === 'guest';

/** An option is extended to the usual time once its guest is verified. */
function confirmationOf({ kind, isKnown, translate: t }: BookingMailInput): string[] {
  const asks = kind.recipient === 'guest' && kind.template === 'option' && !isKnown;
  return asks ? [t('mail.guest.option.confirm')] : [];
}

/** The next steps. Landlords read their share of the cancellation fee, and how the guest pays if they collect themselves. */
function nextOf(input: BookingMailInput, text: (key: string) => string): string[] {
  const { kind, booking, translate: t } = input;
  if (isCertainForGuest(kind)) return [text('next'), text('promise')];
  if (kind.recipient === 'guest') return [text('next')];
  if (isCancellation(kind) && !withdrawnOf(booking)) return [cancellationOf(input)];
  if (kind.template !== 'confirmed' || booking.quote.collectedByUs) return [text('next')];
  const { firstName, lastName } = booking.customer;
  return [text('next'), t(`mail.toLandlord.${booking.payment}`, { guest: `${firstName} ${lastName}` })];
}

function cancellationOf({
  booking,
  posted,
  commissionPerMille,
  language,
  translate: t,
}: BookingMailInput): string {
  const fee = booking.cancellation_fee_cents ?? 0;
  const share = commissionPerMille === null ? null : shareOfFee(fee, { commissionPerMille });
  return cancellationForLandlord(
    {
      fee: toEuros(fee),
      share: share && { commission: toEuros(share.commission), receives: toEuros(share.receives) },
      open: toEuros(openOf(posted)),
      collectedByUs: booking.quote.collectedByUs,
      bound: booking.bound_on !== null,
      byGuest: !isCancelledByHost(booking),
    },
    t,
    formatterFor(language, t).moneyExact,
  );
}

/** Cents that the guest owes us now, by the ledger. */
function openOf(posted: readonly PostedMoney[]): Cents {
  const own = posted.filter(({ account }) => account === 'guestReceivable');
  return Math.max(
    0,
    own.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** If the landlord has the guest's money, the landlord refunds it. */
function settlementOf(input: BookingMailInput): string[] {
  const { kind, booking, translate: t } = input;
  if (!isCancellation(kind) || kind.recipient !== 'guest') return [];
  if (kind.template === 'cancelledByHost') return wholeRefundOf(input);
  if (booking.quote.collectedByUs || booking.bound_on === null) return [];
  return [t(`booking.view.refundByHost.${(booking.cancellation_fee_cents ?? 0) > 0 ? 'fee' : 'free'}`)];
}

/** Payments are refunded in full by whoever received them. */
function wholeRefundOf({ booking, posted, cancelledAt, translate: t }: BookingMailInput): string[] {
  const byHost = !booking.quote.collectedByUs && booking.bound_on !== null;
  return [
    ...(refundedOf(posted, cancelledAt) > 0 ? [t('mail.guest.cancelledByHost.refund')] : []),
    ...(byHost ? [t('mail.guest.cancelledByHost.refundByHost')] : []),
  ];
}

function invoiceOf({ hasInvoice, kind, translate: t }: BookingMailInput): string[] {
  return hasInvoice ? [t(`mail.invoice.${kind.template}`)] : [];
}

export function greetingOf({
  recipient,
  booking,
  home,
  isKnown,
  translate: t,
}: Pick<BookingMailInput, 'booking' | 'home' | 'isKnown' | 'translate'> & {
  recipient: MailRecipient;
}): string {
  if (recipient === 'landlord') return greetLandlord(home.landlord.name, t);
  if (!isGreetedByName(booking.customer, isKnown)) return t('mail.greeting.unnamed');
  const { salutation, firstName, lastName } = booking.customer;
  const form = salutation === 'ms' || salutation === 'mr' ? salutation : 'none';
  return t(`mail.greeting.${form}`, { firstName, lastName });
}

/**
 * Somebody could enter a stranger's address and a message in the field for the name. The name is used only if the address is verified or
 * it looks like a real name.
 */
export function isGreetedByName(customer: BookingRow['customer'], isKnown: boolean): boolean {
  return isKnown || isPlainName(customer);
}

function buttonOf({ template, recipient }: BookingMailInput['kind']): string {
  if (recipient === 'guest')
    return template === 'option' || template === 'reminder' ? 'guestOption' : 'guest';
  return template === 'booked' || template === 'request' || template === 'changeAsked'
    ? 'landlordAnswer'
    : 'landlord';
}

/** Title and place; the place is left out if the title contains it. */
function placed({ title, place }: Pick<HomeOfBooking, 'title' | 'place'>): string {
  return place === '' || title.includes(place) ? title : `${title}, ${place}`;
}

function factsOf(input: BookingMailInput): MailContent['facts'] {
  const { kind, booking, home, language, translate: t } = input;
  const format = formatterFor(language, t);
  return [
    { label: t('mail.facts.home'), value: placed(home) },
    { label: t('mail.facts.number'), value: String(booking.display_number) },
    {
      label: t('mail.facts.duration'),
      value: t('mail.facts.nights', { count: nightsBetween(booking.start_date, booking.end_date) }),
    },
    { label: t('mail.facts.guests'), value: partyOf(booking, t) },
    ...contactOf(input),
    ...extrasOf(booking, t),
    ...changeRows(input),
    ...(booking.hold_until && kind.template !== 'cancelled'
      ? [{ label: t('mail.facts.holdUntil'), value: format.moment(booking.hold_until.toISOString()) }]
      : []),
    ...(booking.cancellation_reason
      ? [{ label: t('mail.facts.reason'), value: t(`booking.cancelReason.${booking.cancellation_reason}`) }]
      : []),
    ...(isCancellation(kind) ? refundOf(input) : sumsOf(input)),
  ];
}

/** The refund of a cancelled stay, and any part that does not go to a bank account. */
function refundOf({
  kind,
  posted,
  cancelledAt,
  language,
  translate: t,
}: BookingMailInput): MailContent['facts'] {
  const refunded = refundedOf(posted, cancelledAt);
  if (kind.recipient === 'landlord' || refunded === 0) return [];
  const money = (cents: Cents): string => formatterFor(language, t).moneyExact(toEuros(cents));
  const toVouchers = refundedOf(
    // What its buyer has withdrawn from goes on to the card.
    posted.filter(({ subject, cause }) => subject?.startsWith('voucher/') && cause !== 'refundIntent'),
    cancelledAt,
  );
  return [
    { label: t('mail.facts.refunded'), value: money(refunded), strong: true },
    ...(toVouchers > 0 ? [{ label: t('mail.facts.refundedToVoucher'), value: money(toVouchers) }] : []),
  ];
}

/** The total and what it adds to the price of the stay; for landlords also what is paid on site, and the payout. */
function sumsOf(input: BookingMailInput): MailContent['facts'] {
  const { kind, booking, language, translate: t } = input;
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const { quote, total_cents: total } = booking;
  const isLandlords = kind.recipient === 'landlord' && quote.collectedByUs;
  const premium = quote.lines.find(({ code, quantity }) => code === 'insurance' && quantity > 0);
  const onSite = quote.paymentPlan.find((part) => part.kind === 'onSite');
  const sum = {
    label: t(`mail.facts.${isLandlords ? 'stayPrice' : 'total'}`),
    value: money(total),
    strong: true,
  };
  if (isLandlords) {
    return [
      sum,
      ...(onSite ? [{ label: t('mail.facts.onSite'), value: money(onSite.amount) }] : []),
      ...payoutOf(input),
    ];
  }
  return [
    ...(premium ? [{ label: t('mail.facts.insurance'), value: money(premium.total) }] : []),
    ...(quote.bonus.amount > 0
      ? [{ label: t('mail.facts.bonus'), value: money(0 - quote.bonus.amount) }]
      : []),
    sum,
    ...methodOf(input),
  ];
}

/** The guest's method of payment, if the landlord collects. */
function methodOf({ kind, booking, translate: t }: BookingMailInput): MailContent['facts'] {
  const isPaid = ['booked', 'request', 'confirmed', 'changeAccepted'].includes(kind.template);
  if (kind.recipient === 'guest' || !isPaid) return [];
  return [{ label: t('mail.facts.method'), value: t(`booking.payment.method.${booking.payment}`) }];
}

/** Commission and payout of a stay that takes place. */
function payoutOf({
  kind,
  booking,
  commissionPerMille,
  language,
  translate: t,
}: BookingMailInput): MailContent['facts'] {
  const isPaidOut = ['booked', 'request', 'confirmed', 'changeAccepted'].includes(kind.template);
  if (!isPaidOut || commissionPerMille === null) return [];
  const format = formatterFor(language, t);
  const { stay, commission } = shareOfLandlord(booking.quote, { commissionPerMille });
  return [
    { label: t('mail.facts.commission'), value: format.moneyExact(toEuros(0 - commission)) },
    { label: t('mail.facts.payout'), value: format.moneyExact(toEuros(stay - commission)), strong: true },
  ];
}

function extrasOf({ quote }: BookingRow, t: Translate): MailContent['facts'] {
  const chosen = quote.lines.filter(
    ({ mandatory, quantity, code }) => !mandatory && quantity > 0 && code !== 'insurance',
  );
  if (chosen.length === 0) return [];
  const named = chosen.map(({ code, quantity }) => {
    const name = serviceName(code, t);
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  return [{ label: t('mail.facts.extras'), value: named.join(', ') }];
}

function stayOf({ booking, home, language, translate: t }: BookingMailInput): MailContent['pair'] {
  const format = formatterFor(language, t);
  return [
    {
      label: t('mail.facts.arrival'),
      value: format.dateWithWeekday(booking.start_date),
      detail: timeInWords('from', home.checkIn, t, format),
    },
    {
      label: t('mail.facts.departure'),
      value: format.dateWithWeekday(booking.end_date),
      detail: timeInWords('until', home.checkOut, t, format),
    },
  ];
}

/** Place and dates, for the preview in mail lists. */
function preheaderOf({ booking, home, language, translate }: BookingMailInput): string {
  const format = formatterFor(language, translate);
  const dates = `${format.dateWithWeekday(booking.start_date)} – ${format.dateWithWeekday(booking.end_date)}`;
  return `${dates}, ${placed(home)}`;
}

/** Amounts and dates of payments; empty if nothing is due. */
function paymentsOf({
  kind,
  booking,
  posted,
  account,
  language,
  translate: t,
}: BookingMailInput): MailContent['payments'] {
  if (
    kind.recipient !== 'guest' ||
    !['booked', 'confirmed', 'arrival', 'changeAccepted'].includes(kind.template)
  )
    return null;
  const format = formatterFor(language, t);
  const rows = paymentRows(splitByPaid(standingParts(booking, posted)), t, format);
  const transfer = transferOf(booking, posted, account);
  if (transfer) rows.push(...transferRows(transfer, t));
  return rows.length > 0 ? { title: t('mail.payments.title'), rows } : null;
}

/** QR codes appear only where payments do. */
function codesOf(input: BookingMailInput): MailCode[] {
  const { booking, posted, account, language, translate: t } = input;
  if (!paymentsOf(input)) return [];
  const format = formatterFor(language, t);
  return transferCodes(booking, posted, account).map(({ part, text }) => ({
    cid: `girocode-${part.kind}`,
    label: `${paymentLabel(part, t, format)} · ${format.moneyExact(toEuros(part.amount))}`,
    text,
  }));
}

function quoteOf({ kind, booking, change, translate: t }: BookingMailInput): MailContent['quote'] {
  const { template, recipient } = kind;
  if (recipient === 'guest') {
    const text = ['changeAccepted', 'changeDeclined'].includes(template)
      ? change?.answer
      : ['confirmed', 'declined', 'cancelledByHost'].includes(template) && booking.landlord_message;
    const label = t(messagesOf(booking).office ? 'mail.ourMessage' : 'mail.message');
    return text ? { label, text } : null;
  }
  const asked = template === 'booked' || template === 'request' || template === 'option';
  const text = template === 'changeAsked' ? (change?.message ?? '') : asked ? booking.remarks : '';
  return text === '' ? null : { label: t('mail.remarks'), text };
}
