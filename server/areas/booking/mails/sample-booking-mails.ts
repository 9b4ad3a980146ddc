import type { Quote } from '../../../../domain/pricing/quote.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { qrSvg } from '../documents/qr-svg.ts';
import type { BookingRow } from '../booking-store.ts';
import type { ChangeRow } from '../change/change-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import type { MailCode } from './parts/payments.ts';
import { renderBookingMail } from './render-booking-mail.ts';
import { bookingMailTemplates, type BookingMailTemplate } from '../../../../domain/booking/mail-templates.ts';
import { arrivalTemplate, mailRecipients } from './send-mail-job.ts';
import { cents } from '../../../../domain/cents.ts';

const quote: Quote = {
  stay: { startDate: '2030-07-06', endDate: '2030-07-13' },
  persons: 4,
  calculatedAt: 0,
  status: 'free',
  statusNights: null,
  isPriced: true,
  accommodation: { original: cents(110_000), price: cents(110_000), discount: null },
  lines: [],
  insurancePrice: cents(0),
  bonus: { state: 'none', amount: cents(0) },
  totals: { complete: cents(123_450), prepaid: cents(110_000), onSite: cents(13_450) },
  paymentPlan: [
    { kind: 'downPayment', dueDate: null, amount: cents(22_000) },
    { kind: 'balance', dueDate: '2030-05-23', amount: cents(88_000) },
    { kind: 'onSite', dueDate: '2030-07-06', amount: cents(13_450) },
  ],
  paymentMethods: [3, 1, 2],
  collectedByUs: true,
  cancellation: [{ daysBefore: 30, percent: 50 }],
  deposit: cents(0),
  consumptionEstimate: cents(0),
};

const agreed = {
  start_date: '2030-07-06',
  end_date: '2030-07-13',
  persons: 4,
  child_ages: [7],
  dogs: 1,
  pet_sizes: ['small'],
  quote,
  total_cents: cents(123_450),
} as const;

const change: ChangeRow = {
  ...agreed,
  child_ages: [7],
  pet_sizes: ['small'],
  start_date: '2030-07-13',
  end_date: '2030-07-20',
  total_cents: cents(130_000),
  id: 1,
  booking_id: 1,
  agreed: { ...agreed, child_ages: [7], pet_sizes: ['small'] },
  message: 'We would like to come a week later.',
  state: 'open',
  answer: 'With pleasure.',
  created_at: new Date('2030-01-02T10:00:00Z'),
  asked_by: null,
  answered_at: null,
  ...{ side: 'guest', proposed_by: null, expires_at: null, list_total_cents: null, concludes: false },
};

const proposal: ChangeRow = {
  ...change,
  side: 'landlord',
  message: 'A craftsman comes in your week. Would the next one suit you?',
  answer: null,
  expires_at: new Date('2030-01-04T10:00:00Z'),
  list_total_cents: cents(140_000),
};

const changeOf = (template: BookingMailTemplate, concludes: boolean): ChangeRow | null =>
  template === 'changeProposed' || template.startsWith('proposal')
    ? { ...proposal, concludes }
    : template.startsWith('change')
      ? change
      : null;

const booking: BookingRow = {
  ...agreed,
  child_ages: [7],
  pet_sizes: ['small'],
  id: 1,
  display_number: 4_000_001,
  object_number: 4711,
  uid: null,
  origin: 'site',
  paid_on: null,
  host_note: '',
  method: 'booking',
  state: 'booked',
  extras: {},
  insurance: false,
  payment: 1,
  bonus: null,
  customer: {
    salutation: 'ms',
    firstName: 'Erika',
    lastName: 'Mustermann',
    email: 'erika@example.com',
    phone: '+49 30 123456',
    street: 'Heidestraße 17',
    zip: '51147',
    city: 'Köln',
    country: 'de',
  },
  remarks: 'We arrive late.',
  language: 'de',
  partner: '',
  brand: null,
  agency_reference: '',
  cancellation_fee_cents: null,
  cancelled_by: null,
  cancellation_reason: null,
  hold_until: null,
  landlord_message: null,
  bound_on: null,
  guest_nonce: '',
  landlord_nonce: '',
  created_at: new Date('2030-01-02T10:00:00Z'),
  updated_at: new Date('2030-01-02T10:00:00Z'),
};

const home: HomeOfBooking = {
  title: 'Haus Windrose',
  place: 'Kiel',
  lat: 54.3,
  lon: 10.1,
  withinMetres: null,
  address: { street: 'Strandweg 4', zip: '24159', city: 'Kiel' },
  arrivalInfo: 'The key is in the box beside the door. Its code is 4711.',
  arrivalInfoLanguage: 'en',
  houseRules: null,
  ownRules: null,
  checkIn: '16:00',
  checkOut: '10:00',
  landlord: {
    number: 1,
    name: 'Nils Petersen',
    email: 'nils@example.com',
    phone: null,
    language: 'de',
    address: null,
    vatId: null,
  },
  country: 'de',
  region: 'kieler-foerde',
};

function sampleBooking(template: BookingMailTemplate): BookingRow {
  const holdUntil = new Date('2030-01-04T10:00:00Z');
  if (template === 'option' || template === 'reminder')
    return { ...booking, method: 'option', state: 'option', hold_until: holdUntil };
  if (template === 'request') return { ...booking, method: 'request', state: 'requested' };
  if (template === 'taken') return { ...booking, method: 'request', state: 'declined' };
  if (template === 'unanswered') return { ...booking, method: 'request', state: 'expired' };
  if (template === 'declined')
    return { ...booking, state: 'declined', landlord_message: 'The roof is mended.' };
  if (template === 'cancelled')
    return { ...booking, state: 'cancelled', bound_on: '2030-01-02', cancellation_fee_cents: cents(22_000) };
  if (template === 'cancelledByHost')
    return {
      ...booking,
      state: 'cancelled',
      bound_on: '2030-01-02',
      cancellation_fee_cents: cents(0),
      cancelled_by: 'landlord',
      cancellation_reason: 'unusable',
      landlord_message: 'A storm has damaged the roof.',
    };
  if (template === 'booked') return booking;
  return { ...booking, state: 'confirmed', bound_on: '2030-01-02', landlord_message: 'Welcome!' };
}

interface Sample {
  name: string;
  /** True for an offer to a request, where the mail would else be about a booking. */
  isOffer?: true;
  template: BookingMailTemplate;
  booking: BookingRow;
}

const takenBack: readonly Sample[] = (
  [
    ['request', {}],
    ['option', { hold_until: new Date('2030-01-04T10:00:00Z') }],
  ] as const
).map(([method, of]) => ({
  name: `withdrawn-${method}`,
  template: 'cancelled',
  booking: { ...booking, ...of, method, state: 'cancelled' },
}));

const offers: readonly Sample[] = (
  ['changeProposed', 'proposalDeclined', 'proposalWithdrawn', 'proposalExpired', 'confirmed'] as const
).map((template) => ({
  name: `offer-${template}`,
  isOffer: true,
  template,
  booking: sampleBooking(template === 'confirmed' ? template : 'request'),
}));

const withCodes = (html: string, codes: readonly MailCode[]): string =>
  codes.reduce(
    (page, { cid, text }) =>
      page.replaceAll(
        `cid:${cid}`,
        `data:image/svg+xml;base64,${Buffer.from(qrSvg(text)).toString('base64')}`,
      ),
    html,
  );

export function sampleBookingMails(rendering: SampleRendering): SampleMail[] {
  const samples = [
    ...bookingMailTemplates.map((template): Sample => ({
      name: template,
      template,
      booking: sampleBooking(template),
    })),
    ...takenBack,
    ...offers,
  ];
  return mailRecipients.flatMap((recipient) =>
    samples
      // Landlords get no mail before the arrival.
      .filter(({ template }) => recipient === 'guest' || template !== arrivalTemplate)
      .map(({ name, template, booking, isOffer = false }) => {
        const { codes, ...rendered } = renderBookingMail({
          ...rendering,
          kind: { template, recipient },
          booking,
          entries: [],
          account: rendering.account,
          helpPhone: '+49 40 4711',
          cancelledAt: null,
          commissionPerMille: recipient === 'landlord' ? 150 : null,
          change: changeOf(template, isOffer),
          byOffer: isOffer,
          home,
          bookingHash: 'sample',
          linkLastDay: '2031-07-13',
          today: '2030-01-02',
          addressProof: null,
          isKnown: true,
          confirmedByHost: true,
          picture: null,
          hasInvoice: template === 'confirmed' && recipient === 'guest',
        });
        const html = withCodes(rendered.html, codes);
        return { name: `booking-${name}-${recipient}`, ...rendered, html };
      }),
  );
}
