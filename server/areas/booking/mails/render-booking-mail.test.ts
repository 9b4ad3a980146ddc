import { testOperator } from '../../../../tests/builders/operator.ts';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { aBookingMail } from '../../../../tests/builders/booking-mail.ts';
import type { BookingRow } from '../booking-store.ts';
import type { ChangeRow } from '../change/change-store.ts';
import type { BookingMailInput } from './booking-mail-input.ts';
import {
  changeTemplates,
  mailRecipients,
  mailTemplates,
  newLinkTemplate,
  type ChangeTemplate,
} from './send-mail-job.ts';
import { renderBookingMail } from './render-booking-mail.ts';
import { cents } from '../../../../domain/cents.ts';

const messages = createSiteTexts(testOperator);

const hostile = `<script>alert("1")</script> & 'x' {{guest}}`;
const booking = {
  id: 100_001,
  display_number: 4_000_001,
  start_date: '2027-07-03',
  end_date: '2027-07-10',
  persons: 2,
  child_ages: [],
  dogs: 1,
  pet_sizes: [],
  hold_until: new Date('2027-03-04T10:00:00Z'),
  total_cents: 123_450,
  cancellation_fee_cents: 5_000,
  payment: 2,
  landlord_message: hostile,
  remarks: hostile,
  customer: { salutation: 'none', firstName: hostile, lastName: hostile },
  quote: {
    lines: [],
    bonus: { state: 'none', amount: 0 },
    paymentPlan: [{ kind: 'full', dueDate: null, amount: 30_000 }],
    paymentMethods: [1, 2],
    cancellation: [],
  },
} as unknown as BookingRow;
const change = {
  ...booking,
  agreed: { ...booking, quote: booking.quote },
  start_date: '2027-08-07',
  end_date: '2027-08-14',
  persons: 3,
  total_cents: 130_000,
  quote: booking.quote,
  message: `WISHED ${hostile}`,
  answer: `ANSWERED ${hostile}`,
  side: 'guest',
} as unknown as ChangeRow;
const proposal: ChangeRow = { ...change, side: 'landlord', expires_at: new Date('2027-03-05T10:17:00Z') };
const home = {
  title: `Haus ${hostile}`,
  place: 'Kiel',
  lat: 54,
  lon: 10,
  withinMetres: null,
  address: null,
  arrivalInfo: null,
  arrivalInfoLanguage: null,
  houseRules: null,
  ownRules: null,
  checkIn: '16:00',
  checkOut: '10:00',
  landlord: {
    number: 1,
    name: hostile,
    email: 'l@example.org',
    phone: null,
    language: 'de',
    address: null,
    vatId: null,
  },
  country: 'de',
  region: 'tirol',
};

/** Throws if tags do not close in order, or if an ampersand is not part of an entity. */
function expectWellFormed(html: string): void {
  const open: string[] = [];
  for (const [, close, name, self] of html
    .replace(/<!DOCTYPE[^>]*>/, '')
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/<!--.*?-->/g, '')
    .matchAll(/<(\/?)([a-z0-9]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(html.replace(/<!--.*?-->/g, '').replace(/<!?\/?[a-zA-Z][^<>]*>/g, '')).not.toContain('<');
  expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
}

describe.each(languages)('in %s', (language) => {
  describe.each(mailRecipients)('to the %s', (recipient) => {
    test.each([...mailTemplates, ...changeTemplates, newLinkTemplate] as const)('%s', (template) => {
      const isProposal = template === 'changeProposed' || template.startsWith('proposal');
      const isAboutChange = isProposal || template.startsWith('change');
      const { subject, html, text } = renderBookingMail({
        ...aBookingMail,
        kind: { template, recipient },
        booking,
        change: isProposal ? proposal : isAboutChange ? change : null,
        home,
        language,
        translate: messages.translate(language, 'Hafen & Meer'),
        site: 'Hafen & Meer',
        picture: 'https://www.feriola.test/pictures/1/1-1200x630.jpg',
      });
      expectWellFormed(html);
      expect(html).not.toContain('<script');
      expect(html.match(/class="main"/g)).toHaveLength(1);
      expect(html.match(/<img [^>]*src="https:[^"]*\.jpg"[^>]*alt="Haus/g)).toHaveLength(1);
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/mail\.|undefined|\[object/);
        expect(part).toContain('Haus');
      }
      for (const part of [html, text]) {
        expect(part).toContain(testOperator.line);
        expect(part).toContain('4000001');
        expect(part).toContain('bookingID=100001');
        expect(part.includes('2028')).toBe(template === newLinkTemplate);
        const isPromised = template === 'confirmed' || template === 'cancelledByHost';
        const promise = siteRoutes('add').pathOf('StayPromise', language);
        expect(part.includes(promise)).toBe(recipient === 'guest' && isPromised);
        if (isAboutChange) {
          // Both stays, and what one side wrote to the other.
          expect(part).toMatch(/\b7\b.*2027/);
          expect(part).toMatch(/\b3\b.*2027/);
          const answered = isProposal
            ? ['proposalAccepted', 'proposalDeclined']
            : ['changeAccepted', 'changeDeclined'];
          const isAsked = recipient === 'landlord' && template === 'changeAsked';
          // Hosts get a copy of what they propose.
          expect(part.includes('WISHED')).toBe(isAsked || template === 'changeProposed');
          const answering = isProposal ? 'landlord' : 'guest';
          expect(part.includes('ANSWERED')).toBe(recipient === answering && answered.includes(template));
          expect(/11\s?[:.h]\s?17/.test(part)).toBe(template === 'changeProposed');
        }
        const origins = [...part.matchAll(/https?:\/\/[^/"\s<]+/g)].map(([origin]) => origin);
        expect(new Set(origins.filter((origin) => !origin.includes('w3.org')))).toEqual(
          new Set(['https://www.feriola.test']),
        );
      }
    });
  });
});

test.each(['changeDeclined', 'changeWithdrawn', 'changeExpired'] as const)(
  'after %s the agreed stay stands in front, with its price',
  (template) => {
    const { text } = renderBookingMail({
      ...aBookingMail,
      kind: { template, recipient: 'guest' },
      booking,
      change,
      home,
      language: 'en',
      translate: messages.translate('en'),
    });
    expect(text).toMatch(/Arrival: Sat, 3 Jul 2027, from 16:00\n/);
    expect(text).toMatch(
      /Requested: Sat,\s7\sAug\s2027 – Sat,\s14\sAug\s2027, 3\speople, 1\sdog, €1,300\.00\n/,
    );
    expect(text).toMatch(/Total amount: €1,234\.50\n/);
  },
);

test('a guest saves what a host loses, and an accepted change names what was agreed before', () => {
  const mailTo = (recipient: (typeof mailRecipients)[number]) =>
    renderBookingMail({
      ...aBookingMail,
      kind: { template: 'changeAccepted', recipient },
      booking,
      change: { ...change, total_cents: cents(100_000) },
      home,
      language: 'en',
      translate: messages.translate('en'),
    }).text;
  expect(mailTo('guest')).toContain('You save: €234.50');
  expect(mailTo('landlord')).not.toContain('You save');
  expect(mailTo('landlord')).toContain('Price reduction: €234.50');
  expect(mailTo('guest')).toContain('Previously: ');
});

test('a cancellation fee is written with its cents, as every sum beside it', () => {
  const { text } = renderBookingMail({
    ...aBookingMail,
    kind: { template: 'cancelled', recipient: 'guest' },
    booking,
    home,
    entries: [
      {
        account: 'guestReceivable',
        amount: cents(56_000),
        subject: 'payment/1',
        dueOn: null,
        postedAt: new Date('2027-03-06T10:00:00Z'),
      },
      {
        account: 'guestReceivable',
        amount: cents(10_000),
        subject: 'payment/1',
        dueOn: null,
        // The refund of a change that made the stay cheaper, which its own mail has reported.
        postedAt: new Date('2027-03-04T10:00:00Z'),
      },
    ],
    cancelledAt: new Date('2027-03-06T10:00:00Z'),
    language: 'en',
    translate: messages.translate('en'),
  });
  expect(text).toContain('Cancellation fee: €50.00.');
  expect(text).toContain('We refund: €560.00');
  expect(text).not.toContain('Total amount');
});

test('a guest reads premium and code beside the total, a landlord the price of the stay and what is paid on site', () => {
  const quote = {
    lines: [
      { code: 'insurance', quantity: 1, total: 3_704, mandatory: false, prepaid: true },
      { code: 'finalCleaning', quantity: 1, total: 9_000, mandatory: true, prepaid: true },
    ],
    bonus: { state: 'applied', amount: 5_000 },
    totals: { complete: 90_300, prepaid: 86_204, onSite: 2_800 },
    paymentPlan: [
      { kind: 'full', dueDate: null, amount: 86_204 },
      { kind: 'onSite', dueDate: '2027-07-03', amount: 2_800 },
    ],
    paymentMethods: [1, 2],
    cancellation: [],
    collectedByUs: true,
  };
  const [toGuest, toLandlord] = mailRecipients.map(
    (recipient) =>
      renderBookingMail({
        ...aBookingMail,
        kind: { template: 'booked', recipient },
        booking: { ...booking, quote, total_cents: 89_004 } as unknown as BookingRow,
        home,
        commissionPerMille: recipient === 'landlord' ? 150 : null,
        language: 'en',
        translate: messages.translate('en'),
      }).text,
  );
  for (const part of ['890.04', '37.04', '50.00']) expect(toGuest).toContain(part);
  expect(toLandlord).toContain('903.00');
  expect(toLandlord).toContain('28.00');
  // 903.00 less what is paid on site and 15 % of what is paid to the house.
  expect(toLandlord).toContain('Commission: −€131.25');
  expect(toLandlord).toContain('Your payout: €743.75');
  expect(toGuest).not.toContain('Commission');
  for (const part of ['890.04', '37.04', '50.00']) expect(toLandlord).not.toContain(part);
});

test('the mail before the arrival tells the way, the key, the host and what is still to be paid', () => {
  const key = 'The code of the box is 4711.';
  const { text, html } = renderBookingMail({
    ...aBookingMail,
    kind: { template: 'arrival', recipient: 'guest' },
    booking: {
      ...booking,
      state: 'confirmed',
      bound_on: '2027-03-01',
      landlord_message: '',
      quote: { ...booking.quote, collectedByUs: true },
    },
    home: {
      ...home,
      title: 'Haus Windrose',
      address: { street: 'Strandweg 4', zip: '24159', city: 'Kiel' },
      arrivalInfo: key,
      landlord: { ...home.landlord, name: 'Nils Petersen', phone: '+49 431 4711' },
    },
    language: 'en',
    translate: messages.translate('en'),
  });
  for (const part of [
    'Strandweg 4',
    '24159 Kiel',
    key,
    'Nils Petersen',
    '+49 431 4711',
    '+49 40 4711',
    '€300.00',
    '/when-something-is-wrong/',
  ])
    expect(text, part).toContain(part);
  expect(html).toContain('https://www.openstreetmap.org/?mlat=54&amp;mlon=10');
});

describe.each(languages)('an offer to a request in %s', (language) => {
  const render = (
    template: ChangeTemplate | 'confirmed',
    recipient: (typeof mailRecipients)[number],
    more: Partial<BookingMailInput>,
  ) =>
    renderBookingMail({
      ...aBookingMail,
      kind: { template, recipient },
      booking,
      change: proposal,
      home,
      language,
      translate: messages.translate(language, 'Hafen & Meer'),
      site: 'Hafen & Meer',
      ...more,
    });

  test.each(mailRecipients)('has words of its own for the %s: it is no change of a booking', (recipient) => {
    const offer = { ...proposal, concludes: true };
    const templates = ['changeProposed', 'proposalDeclined', 'proposalWithdrawn', 'proposalExpired'] as const;
    for (const template of templates) {
      const { subject, text, html } = render(template, recipient, { change: offer });
      expectWellFormed(html);
      for (const part of [subject, text]) expect(part).not.toMatch(/mail\.|undefined|\[object/);
      expect(subject).not.toBe(render(template, recipient, {}).subject);
    }
    const { subject, text } = render('confirmed', recipient, { change: null, byOffer: true });
    expect(text).not.toMatch(/mail\.|undefined/);
    expect(subject).not.toBe(render('confirmed', recipient, { change: null }).subject);
  });
});
