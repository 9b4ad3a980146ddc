import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { createGuestRoutes, RoutesProvider } from '../../app/routes-context.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { BookingView } from './booking-view.tsx';

const t = createSiteTexts().translate('en');
const idle = {
  answer: { sending: null, failureKey: null },
  changeAnswer: { sending: null, failureKey: null },
};

function pageOf(
  booking: Pick<LandlordBooking, 'status' | 'actions' | 'message'> & Partial<LandlordBooking>,
): string {
  const whole = {
    bookingMethod: 'booking',
    bookingDisplayNumber: 4_000_001,
    object: { title: 'Casa', images: [], locations: { place: 'Maó', region: '', country: '' } },
    startDate: '2027-03-27',
    endDate: '2027-04-03',
    persons: 2,
    childAges: [],
    pets: 0,
    petSizes: [],
    remarks: '',
    customer: { salutation: 'none', firstName: 'Ada', lastName: 'Berg' },
    price: {
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
    },
    payments: [],
    share: { commission: 105, receives: 595 },
    holdUntil: null,
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

test('what the landlord wrote stands below its name', () => {
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
  expect(html.indexOf(t('landlord.share.receives'))).toBeGreaterThan(0);
  expect(html.indexOf(t('landlord.share.receives'))).toBeLessThan(html.indexOf(t('landlord.answer')));
  expect(html).toMatch(/€\s?595/);
  expect(html).toContain(t('landlord.deposit', { amount: '€200' }));
});
