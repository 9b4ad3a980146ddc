import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { euros, fromEuros, negate } from '../domain/money.ts';
import { cancellationFee, quoteTotal as totalOfQuote, type Quote } from '../domain/pricing/quote.ts';
import type { Booking } from '../contract/booking/booking.ts';
import type { LandlordBooking } from '../contract/landlords/landlord-booking.ts';
import { addDays } from '../domain/stay.ts';
import { priceRows as documentRows } from '../server/areas/booking/documents/confirmation-pdf.ts';
import { invoiceRows } from '../server/areas/booking/documents/invoice-pdf.ts';
import { cancelBookingHandler } from '../server/areas/booking/handlers/cancel-booking.ts';
import { renderBookingMail } from '../server/areas/booking/mails/render-booking-mail.ts';
import type { BookingRow } from '../server/areas/booking/booking-store.ts';
import { reversed, stayLines, totalOfLines } from '../server/areas/booking/rules/invoice-lines.ts';
import { paymentSchedule } from '../server/areas/booking/rules/payment-schedule.ts';
import { presentPayments, presentPrice } from '../server/areas/pricing/pricing.ts';
import { assembleQuote } from '../server/areas/pricing/rules/assemble-quote.ts';
import { formatterFor } from '../texts/format.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { aBookingMail } from './builders/booking-mail.ts';
import { createGuestRoutes, RoutesProvider } from '../web/app/routes-context.ts';
import { TextsProvider } from '../web/app/texts-context.tsx';
import { PriceCard } from '../web/features/booking/booking-parts.tsx';
import { BookingView as LandlordsView } from '../web/landlord/parts/booking-view.tsx';
import { boxRows } from '../web/features/price-box/box-rows.ts';
import { priceRows, totalPrice } from '../web/features/booking/price-rows.ts';
import { anyQuoteInput } from './builders/quotes.ts';
import { aCall } from './harness/calls.ts';

const t = createSiteTexts().translate('en');
const format = formatterFor('en', t);

const sum = (rows: readonly { amount: number | string }[]): number =>
  rows.reduce((total, { amount }) => total + fromEuros(euros(Number(amount))), 0);
const centsOf = (text: string): number =>
  Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
/** Rows that are sums of others are left out. */
const withoutSums = <Row extends { kind?: string | undefined }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ kind }) => kind !== 'sum' && kind !== 'total');

function bookingWith(quote: Quote, boundOn: string | null): BookingRow {
  return {
    id: 100_001,
    display_number: 4_000_001,
    object_number: 7,
    persons: 2,
    child_ages: [],
    dogs: 0,
    pet_sizes: [],
    payment: 2,
    language: 'en',
    customer: { salutation: 'none', firstName: 'Ada', lastName: 'Berg' },
    remarks: '',
    end_date: quote.stay.endDate,
    hold_until: null,
    cancellation_fee_cents: null,
    quote,
    total_cents: totalOfQuote(quote),
    state: boundOn === null ? 'booked' : 'confirmed',
    bound_on: boundOn,
    start_date: quote.stay.startDate,
  } as unknown as BookingRow;
}

/** The amounts in the price table and in the payments of a part of a page, as they are written. */
function shownBy(html: string): { lines: string[]; sums: string[]; payments: string[] } {
  const rows = [...html.matchAll(/<tr class="([^"]*)">.*?<td[^>]*>(?:<span[^>]*>)?([^<]*)</g)];
  const isSum = (kind: string): boolean => /sum|total/.test(kind);
  const written = (these: typeof rows): string[] => these.map((row) => row[2]!);
  return {
    lines: written(rows.filter((row) => !isSum(row[1]!))),
    sums: written(rows.filter((row) => isSum(row[1]!))),
    payments: [...html.matchAll(/<dd>(-?€[^<]*)<\/dd>/g)].map((match) => match[1]!),
  };
}

const routes = createGuestRoutes('add');
const guestPage = (booking: BookingRow, payments: Booking['payments']): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <PriceCard
        booking={
          {
            price: presentPrice(booking.quote),
            payments,
            transfer: null,
            cancellationFee: null,
          } as Partial<Booking> as Booking
        }
      />
    </TextsProvider>,
  );

const landlordsBooking = (booking: BookingRow, payments: Booking['payments']): LandlordBooking =>
  ({
    bookingMethod: 'booking',
    bookingDisplayNumber: booking.display_number,
    status: booking.state,
    object: { title: 'Casa', images: [], locations: { place: 'Maó', region: '', country: '' } },
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: 2,
    childAges: [],
    pets: 0,
    petSizes: [],
    remarks: '',
    customer: booking.customer,
    price: presentPrice(booking.quote),
    payments,
    share: null,
    holdUntil: null,
    message: null,
    conflicts: [],
    actions: [],
    change: null,
  }) as unknown as LandlordBooking;
const idle = {
  answer: { sending: null, failureKey: null },
  cancellation: { sending: null, failureKey: null },
  sendCancellation: () => Promise.resolve(),
  changeAnswer: { sending: null, failureKey: null },
};
const landlordsPage = (booking: BookingRow, payments: Booking['payments']): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <RoutesProvider value={routes}>
        <LandlordsView
          booking={landlordsBooking(booking, payments)}
          link={{ id: '1', hash: '', proof: '' }}
          actions={idle as never}
        />
      </RoutesProvider>
    </TextsProvider>,
  );

/** The amounts behind the names in the text of a mail, such as those of its payments. */
function mailOf(booking: BookingRow): { total: number; payments: number[] } {
  const { text } = renderBookingMail({
    ...aBookingMail,
    kind: { template: booking.state === 'confirmed' ? 'confirmed' : 'booked', recipient: 'guest' },
    booking,
    home: {
      title: 'Casa',
      place: 'Maó',
      lat: 39.9,
      lon: 4.2,
      withinMetres: null,
      address: null,
      arrivalInfo: null,
      arrivalInfoLanguage: null,
      houseRules: null,
      ownRules: null,
      checkIn: null,
      checkOut: null,
      landlord: {
        number: 1,
        name: 'Ana',
        email: 'ana@example.org',
        phone: null,
        language: 'en',
        address: null,
        vatId: null,
      },
      country: 'es',
      region: 'menorca',
    },
    language: 'en',
    translate: t,
  });
  const facts = text.slice(0, text.indexOf(t('mail.payments.title')));
  const plan = text.slice(facts.length).split('\n\n')[0]!;
  const amounts = (part: string): number[] =>
    [...part.matchAll(/: (-?€[\d,.]+)$/gm)].map(([, sum]) => centsOf(sum!));
  return { total: amounts(facts).at(-1)!, payments: amounts(plan) };
}

/** A database that answers every query with one payment of so much. */
function ledgerWith(paid: number): object {
  const entry = { account: 'guestReceivable', subject: 'payment/1', due_on: null, amount_cents: 0 - paid };
  const query: object = new Proxy(
    {},
    { get: (_, name) => (name === 'execute' ? () => Promise.resolve([entry]) : () => query) },
  );
  return query;
}

test('price box, booking, mail, document, invoice, pages of guest and landlord, and cancellation of 1,000 random bookings name the same sums', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(anyQuoteInput, async (input) => {
      const quote = assembleQuote(input);
      fc.pre(quote.isPriced);
      const price = presentPrice(quote);
      const { complete, prepaid, onSite } = quote.totals;

      const box = boxRows(price, t, format);
      const chosen = prepaid + onSite - complete;
      expect(fromEuros(euros(Number(box.before.at(-1)!.amount)))).toBe(sum(withoutSums(box.before)));
      expect(sum(withoutSums(box.before)) + sum(withoutSums(box.there))).toBe(complete);

      const rows = priceRows(price, t, format);
      expect(fromEuros(euros(Number(rows.at(-1)!.amount)))).toBe(complete + chosen);
      expect(sum(withoutSums(rows))).toBe(complete + chosen);
      expect(fromEuros(totalPrice(price))).toBe(complete + chosen);
      // The total is only said to include a tourist tax if there is one.
      const taxed = rows.some(({ key }) => key.startsWith('touristTax-'));
      expect(rows.some(({ detail }) => detail === t('booking.price.completeHintTax'))).toBe(taxed);

      const lines = stayLines(quote);
      const invoice = invoiceRows({ language: 'en', total_cents: totalOfLines(lines), facts: { lines } }, t);
      const shown = invoice.map(({ value }) => centsOf(value));
      expect(shown.at(-1)).toBe(prepaid);
      expect(shown.slice(0, -1).reduce((total, cents) => total + cents, 0)).toBe(prepaid);
      expect(totalOfLines([...lines, ...reversed(lines)])).toBe(0);
      const taken = {
        language: 'en',
        total_cents: negate(prepaid),
        facts: { lines: reversed(lines) },
      } as const;
      expect(invoiceRows(taken, t).map(({ value }) => centsOf(value) + 0)).toEqual(
        shown.map((cents) => 0 - cents),
      );

      const document = documentRows({ booking: bookingWith(quote, null), language: 'en', translate: t });
      expect(document.at(-1)!.value).toBe(format.moneyExact(euros((complete + chosen) / 100)));

      for (const boundOn of [null, input.today, addDays(input.today, 3)]) {
        const payments = presentPayments(paymentSchedule(bookingWith(quote, boundOn)));
        expect(sum(payments.filter(({ kind }) => kind !== 'onSite'))).toBe(prepaid);
        expect(sum(payments)).toBe(complete + chosen);
      }

      // Each booking gets one of the three.
      const boundOn = [null, input.today, addDays(input.today, 3)][runs++ % 3] ?? null;
      const payments = presentPayments(paymentSchedule(bookingWith(quote, boundOn))).map((part) => ({
        ...part,
        open: part.amount,
        paidOn: null,
      }));
      const booking = bookingWith(quote, boundOn);
      const mail = mailOf(booking);
      expect(mail.total).toBe(complete + chosen);
      expect(mail.payments).toEqual(payments.map(({ amount }) => fromEuros(amount)));
      for (const page of [guestPage, landlordsPage]) {
        const shown = shownBy(page(booking, payments));
        expect(centsOf(shown.sums.at(-1)!)).toBe(complete + chosen);
        expect(shown.lines.reduce((total, text) => total + centsOf(text), 0)).toBe(complete + chosen);
        expect(shown.payments.map(centsOf)).toEqual(mail.payments);
        // Whole euros never occur in a column with cents.
        const withCents = [...shown.lines, ...shown.sums, ...shown.payments].map((text) =>
          text.includes('.'),
        );
        expect(new Set(withCents).size).toBe(1);
      }

      const paid = quote.collectedByUs ? prepaid : 0;
      const connection = { db: ledgerWith(paid) };
      const cancelled = await cancelBookingHandler({
        connection,
        clock: { today: () => input.today },
      } as never)({ bookingID: 1, bookingHash: '', dryRun: true }, { ...aCall(), opened: booking });
      if (cancelled.ok) {
        const { fee, refund } = cancelled.data;
        expect(fromEuros(refund)).toBe(Math.max(0, paid - fromEuros(fee)));
      } else expect(quote.stay.startDate <= input.today).toBe(true);
      // The fee of a cancellation never exceeds the amount that is paid to us.
      for (const { percent } of quote.cancellation) {
        const fee = cancellationFee(quote, percent);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(quote.accommodation.price);
      }
    }),
    { numRuns: 1_000 },
  );
}, 180_000);
