import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { createGuestRoutes, RoutesProvider } from '../../app/routes-context.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { BookingView } from './booking-view.tsx';
import { euros } from '../../../domain/money.ts';

const t = createSiteTexts().translate('en');
const idle = {
  answer: { sending: null, failureKey: null },
  cancellation: { sending: null, failureKey: null },
  changeAnswer: { sending: null, failureKey: null },
};

const priceOf = {
  priceObject: {
    duration: 7,
    original: 700,
    price: 700,
    originalWithoutAdditions: 700,
    priceComplete: 700,
  },
  priceServicesMandatory: [],
  priceServicesOnSiteMandatory: [],
  priceServicesOptional: [],
  priceServicesOnSiteOptional: [],
  bonusAmount: 0,
  deposit: 200,
  consumptionEstimate: 0,
  inkasso: 1,
};

function pageOf(
  booking: Pick<LandlordBooking, 'status' | 'actions' | 'message'> & Partial<LandlordBooking>,
): string {
  const whole = {
    bookingMethod: 'booking',
    bookingDisplayNumber: 4_000_001,
    object: {
      title: 'Casa',
      images: [],
      locations: { place: 'Maó', region: '', country: '', countryCode: '' },
    },
    startDate: '2027-03-27',
    endDate: '2027-04-03',
    persons: 2,
    childAges: [],
    pets: 0,
    petSizes: [],
    remarks: '',
    customer: { salutation: 'none', firstName: 'Ada', lastName: 'Berg' },
    price: priceOf,
    payments: [],
    share: { stay: 700, commission: 105, onSite: 0, taxOnSite: 0, receives: 595, collected: null },
    money: null,
    holdUntil: null,
    bound: booking.status === 'confirmed',
    payment: 2,
    cancellation: null,
    conflicts: [],
    change: null,
    ...booking,
  } as unknown as LandlordBooking;
  return renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <RoutesProvider value={createGuestRoutes('add')}>
        <BookingView booking={whole} link={{ id: '1', hash: '', proof: '' }} actions={idle as never} />
      </RoutesProvider>
    </TextsProvider>,
  );
}

test('contact details are promised for a confirmation that can still be given, and for no other', () => {
  const open = pageOf({ status: 'booked', actions: ['confirm', 'decline'], message: null });
  expect(open).toContain(t('landlord.guestHidden'));
  const cancelled = pageOf({ status: 'cancelled', actions: [], message: null });
  expect(cancelled).not.toContain(t('landlord.guestHidden'));
});

test('the landlord’s message is shown below its label', () => {
  const html = pageOf({ status: 'confirmed', actions: [], message: 'Welcome!' });
  expect(html).toContain(`${t('landlord.yourMessage')}</p>`);
  expect(html).toContain('Welcome!</p>');
});

test('before a yes the landlord reads what takes the nights, and which requests the yes declines', () => {
  const open = { status: 'requested', actions: ['confirm', 'decline'], message: null } as const;
  const stay = { startDate: '2027-03-27', endDate: '2027-04-03' };
  const requested = { ...stay, status: 'requested' };
  const asked = pageOf({ ...open, actions: [...open.actions], conflicts: [requested, requested] });
  expect(asked).toContain(t('landlord.conflicts.requests', { count: 2 }));
  expect(asked).toContain(t('landlord.conflicts.requestsText'));
  expect(asked).not.toContain(t('landlord.conflicts.title'));
  const held = pageOf({ ...open, actions: [...open.actions], conflicts: [{ ...stay, status: 'option' }] });
  expect(held).toContain(t('landlord.conflicts.title'));
  expect(held).not.toContain(t('landlord.conflicts.requestsText'));
});

test('a landlord sees what is left of the price before answering, and the deposit in a landlord’s words', () => {
  const html = pageOf({ status: 'booked', actions: ['confirm', 'decline'], message: null });
  expect(html.indexOf(t('landlord.share.payout'))).toBeGreaterThan(0);
  expect(html.indexOf(t('landlord.share.payout'))).toBeLessThan(html.indexOf(t('landlord.answer')));
  expect(html).toMatch(/€\s?595/);
  expect(html).toContain(t('landlord.deposit', { amount: '€200' }));
});

/** Finds every amount in the card with this title. */
function amountsBelow(html: string, title: string): string[] {
  const [, part = ''] = html.split(`${title}</h2>`);
  return part.split('<h2')[0]!.match(/−?€[\d,.]+/g) ?? [];
}

test('what a landlord receives adds up on its face, and all amounts of the page are written alike', () => {
  const html = pageOf({
    status: 'booked',
    actions: ['confirm', 'decline'],
    message: null,
    share: {
      stay: euros(608),
      commission: euros(91.2),
      onSite: euros(0),
      taxOnSite: euros(28),
      receives: euros(516.8),
      collected: null,
    },
    payments: [{ kind: 'onSite', dueDate: null, amount: euros(28) }],
  });
  expect(amountsBelow(html, t('landlord.share.title'))).toEqual(['€608.00', '−€91.20', '€516.80', '€28.00']);
  expect(html).toContain(t('landlord.share.taxOnSite'));
  expect(html).toContain('€700.00');
  expect(html).toContain(t('landlord.deposit', { amount: '€200.00' }));
  // The guest's payments to the house are not shown, and no title announces them.
  expect(html).toContain(t('landlord.planOnSite'));
  expect(html).not.toContain(t('landlord.plan'));
});

test('with services on site, what the house pays out and what the landlord receives are two sums', () => {
  const share = {
    stay: euros(700),
    commission: euros(105),
    onSite: euros(90),
    taxOnSite: euros(0),
    receives: euros(685),
    collected: null,
  };
  const page = { status: 'confirmed', actions: [], message: null, share } as const;
  const amounts = amountsBelow(pageOf({ ...page, actions: [] }), t('landlord.share.title'));
  expect(amounts).toEqual(['€700', '−€105', '€595', '€90', '€685']);
});

test('a landlord who collects sees what the guest really pays, the bonus credited and the premium passed on', () => {
  const collected = { paid: euros(784.23), bonus: euros(25), premium: euros(61.23) };
  const share = {
    stay: euros(748),
    commission: euros(112.2),
    onSite: euros(0),
    taxOnSite: euros(0),
    receives: euros(635.8),
    collected,
  };
  const html = pageOf({ status: 'confirmed', actions: [], message: null, share });
  const amounts = amountsBelow(html, t('landlord.share.title'));
  expect(amounts).toEqual(['€784.23', '€25.00', '−€61.23', '−€112.20', '€635.80']);
  for (const row of ['paidToYou', 'bonus', 'premium', 'receives']) {
    expect(html).toContain(t(`landlord.share.${row}`));
  }
});

test('a page is about a booking once it binds, however it was asked for', () => {
  const [actions, message] = [[], null];
  const held = { bookingMethod: 'option', actions, message } as const;
  const heading = (status: LandlordBooking['status'], bound: boolean): string =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(pageOf({ ...held, actions: [], status, bound }))![1]!;
  expect(heading('option', false)).toBe('Hold: Casa');
  expect(heading('cancelled', false)).toBe('Hold: Casa');
  for (const status of ['confirmed', 'cancelled'] as const)
    expect(heading(status, true)).toBe('Booking: Casa');
  const asked = pageOf({ ...held, actions: ['confirm', 'decline'], status: 'booked', bound: false });
  expect(asked).toContain('New booking: Casa');
});

test('a paid fee is not shown as owed, and the landlord sees the payout', () => {
  const cancellation = {
    fee: euros(132.4),
    open: euros(0),
    share: { commission: euros(19.86), receives: euros(112.54) },
  };
  const page = { status: 'cancelled', actions: [], message: null, bound: true, cancellation } as const;
  const kept = pageOf({ ...page, actions: [] });
  expect(kept).not.toContain('owes');
  for (const amount of ['€132.40', '€112.54', '€19.86']) expect(kept).toContain(amount);
  expect(pageOf({ ...page, actions: [], cancellation: { ...cancellation, open: euros(32.4) } })).toContain(
    'still owes €32.40',
  );
});

describe('how the guest wants to pay', () => {
  const page = { message: null, actions: [] as LandlordBooking['actions'] };
  const at = (inkasso: number): Partial<LandlordBooking> =>
    ({ price: { ...priceOf, inkasso } }) as unknown as Partial<LandlordBooking>;

  test.each([
    [1, 'invoice'],
    [2, 'your bank details'],
    [11, 'SEPA mandate'],
  ])('is shown to a landlord who collects, with what to send: %s', (payment, task) => {
    const html = pageOf({ ...page, ...at(0), status: 'confirmed', payment });
    expect(html).toContain(
      t('landlord.pay.method', { method: t(`booking.payment.method.${String(payment)}`) }),
    );
    expect(html).toContain(task);
  });

  test('is also shown before the answer, when there is nothing to send yet', () => {
    const html = pageOf({ ...page, ...at(0), status: 'booked', actions: ['confirm', 'decline'] });
    expect(html).toContain('Payment method: Bank transfer');
    expect(html).not.toContain('your bank details');
  });

  test('is nothing to a landlord for whom the house collects', () => {
    expect(pageOf({ ...page, ...at(1), status: 'confirmed' })).not.toContain('Payment method');
  });
});

test('a stay that does not take place brings its landlord no such sum', () => {
  const html = pageOf({ status: 'cancelled', actions: [], message: null });
  expect(html).not.toContain(t('landlord.share.title'));
});
