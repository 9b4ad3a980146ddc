import { createBonus } from '../areas/bonus/bonus.ts';
import { createBookingArea } from '../areas/booking/booking.ts';
import { createDocuments } from '../areas/documents/documents.ts';
import { createGuestRatings, findRatedStays } from '../areas/guest-ratings/guest-ratings.ts';
import { createManualPostings } from '../areas/manual-postings/manual-postings.ts';
import { createLedger } from '../areas/ledger/ledger.ts';
import { createPartnerStatements } from '../areas/partner-statements/partner-statements.ts';
import { createDemoBank, createPayments, noticesPath } from '../areas/payments/payments.ts';
import { createPayouts, payoutLines } from '../areas/payouts/payouts.ts';
import { createVouchers } from '../areas/vouchers/vouchers.ts';
import type { CardProvider } from '../platform/card-provider.ts';
import { refuseWhileQuiet } from '../platform/quiet-mode.ts';
import { createStripeProvider } from '../platform/stripe-provider.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { MailAreas } from './mail-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

export type BookingAreas = ReturnType<typeof createBookingAreas>;

export function createBookingAreas(
  platform: Platform,
  { catalogue, pricing, partners }: CatalogueAreas,
  { pictures, uploads, attachments }: ContentAreas,
  { accounts, prove, findPersonName }: PeopleAreas,
  { newsletter }: MailAreas,
) {
  const { queues, quiet } = platform;
  const { findSummary } = catalogue;
  const picture = pictures.bytes;
  const documents = createDocuments({ queue: queues.documents });
  const booking = createBookingArea({
    ...platform,
    ...{
      partners,
      pricing,
      findSummary,
      picture,
      documents,
      catalogue,
      newsletter,
      findPersonName,
      findRatedStays,
    },
  });
  const demoBank = findDemoBank(platform);
  const provider = createCards(platform, demoBank);
  const cards = provider && refuseWhileQuiet(provider, quiet);
  const payments = createPayments({
    ...platform,
    ...{ demoBank, booking, partners, accounts, findPersonName, payouts: payoutLines },
    cards,
  });
  return {
    ledger: createLedger(platform),
    documents,
    /** Null if there is no card provider. */
    cards: () => cards,
    // Must come before the accounts area removes the account, since it releases the account's bookings.
    guestRatings: createGuestRatings({ ...platform, booking, catalogue, newsletter, partners, uploads }),
    booking,
    payments,
    manualPostings: createManualPostings({ ...platform, accounts, attachments, findPersonName }),
    payouts: createPayouts({ ...platform, accounts, prove, documents, findPersonName }),
    partnerStatements: createPartnerStatements({ ...platform, documents, findPersonName }),
    bonus: createBonus({ ...platform, findPersonName }),
    vouchers: createVouchers({
      ...platform,
      ...{ booking, payments, pricing, documents, picture, findPersonName },
    }),
  };
}

type DemoBank = ReturnType<typeof createDemoBank>;

const findDemoBank = (platform: Platform): DemoBank | null =>
  platform.config.cardProvider === 'demo'
    ? createDemoBank({ ...platform, noticePath: `${noticesPath}demo` })
    : null;

const createCards = (
  { config: { cardProvider, paymentWays } }: Platform,
  demoBank: DemoBank | null,
): CardProvider | null =>
  typeof cardProvider === 'object'
    ? createStripeProvider({ ...cardProvider, ways: paymentWays })
    : (demoBank?.provider ?? null);
