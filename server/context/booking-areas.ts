import { createBonus } from '../areas/bonus/bonus.ts';
import { createBookingArea } from '../areas/booking/booking.ts';
import { createDocuments } from '../areas/documents/documents.ts';
import { createGuestRatings } from '../areas/guest-ratings/guest-ratings.ts';
import { createLedger } from '../areas/ledger/ledger.ts';
import { createDemoBank, createPayments, noticesPath } from '../areas/payments/payments.ts';
import { createPayouts, payoutLines } from '../areas/payouts/payouts.ts';
import { createVouchers } from '../areas/vouchers/vouchers.ts';
import { heldWhileQuiet } from '../platform/quiet-mode.ts';
import { createStripeProvider } from '../platform/stripe-provider.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { MailAreas } from './mail-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** The booking and its money. */
export interface BookingAreas {
  documents: ReturnType<typeof createDocuments>;
  booking: ReturnType<typeof createBookingArea>;
  guestRatings: ReturnType<typeof createGuestRatings>;
  payments: ReturnType<typeof createPayments>;
  payouts: ReturnType<typeof createPayouts>;
  vouchers: ReturnType<typeof createVouchers>;
  bonus: ReturnType<typeof createBonus>;
  ledger: ReturnType<typeof createLedger>;
}

/** Makes the booking and its money: payments, payouts, vouchers and the books, and how a guest rates what was booked. */
export function createBookingAreas(
  platform: Platform,
  { catalogue, pricing, partners }: CatalogueAreas,
  { pictures, uploads }: ContentAreas,
  { accounts, prove, nameOf }: PeopleAreas,
  { newsletter }: MailAreas,
): BookingAreas {
  const { connection, clock, log, secret, publicUrl, routes, translate, queues } = platform;
  const { files, images, limits, mail, mailDomains, recipients } = platform;
  const { cardProvider } = platform.config;
  const documents = createDocuments({ queue: queues.documents });
  const booking = createBookingArea({
    connection,
    clock,
    log,
    secret,
    publicUrl,
    routes,
    translate,
    partners,
    pricing,
    summaryOf: catalogue.summaryOf,
    picture: pictures.bytes,
    images,
    documents,
    catalogue,
    mail,
    recipients,
    limits,
    work: platform.work,
    newsletter,
    nameOf,
  });
  const guestRatings = createGuestRatings({
    connection,
    clock,
    secret,
    routes,
    translate,
    booking,
    catalogue,
    newsletter,
    partners,
    mail,
    mailDomains,
    recipients,
    limits,
    uploads,
    files,
  });
  const demoBank =
    cardProvider === 'demo'
      ? createDemoBank({ connection, clock, secret, publicUrl, noticePath: `${noticesPath}demo` })
      : null;
  const cards =
    typeof cardProvider === 'object' ? createStripeProvider(cardProvider) : (demoBank?.provider ?? null);
  const payments = createPayments({
    connection,
    clock,
    log,
    publicUrl,
    routes,
    translate,
    cards: cards && heldWhileQuiet(cards, platform.quiet),
    demoBank,
    booking,
    partners,
    mail,
    recipients,
    accounts,
    payouts: payoutLines,
    nameOf,
  });
  const payouts = createPayouts({
    connection,
    clock,
    publicUrl,
    routes,
    translate,
    accounts,
    prove,
    documents,
    mail,
    nameOf,
  });
  const vouchers = createVouchers({
    connection,
    clock,
    log,
    secret,
    publicUrl,
    routes,
    translate,
    booking,
    payments,
    pricing,
    documents,
    picture: pictures.bytes,
    mail,
    recipients,
    limits,
  });
  const bonus = createBonus({ connection, clock, nameOf });
  const ledger = createLedger({ connection, clock, log });
  return { documents, booking, guestRatings, payments, payouts, vouchers, bonus, ledger };
}
