import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { toBookingFailure } from './booking-failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import { euros } from '../../../domain/money.ts';

const texts = createSiteTexts();

function htmlFor(failure: object): string {
  const element = (
    <TextsProvider value={{ language: 'de', t: texts.translate('de'), textsUrl: '' }}>
      <FailureNotice
        failure={toBookingFailure(failure as never)}
        oldPrice={euros(500)}
        calendarPath="/home"
        similarPath="/similar"
        startPath="/start?persons=2"
      />
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

/** The title and the ways on, each by its address, of a stay that is not booked for this reason. */
function noticeFor(reason: string, data: object = {}): { title: string; ways: string[]; html: string } {
  const html = htmlFor({ type: 'not-bookable', data: { reason, nights: null, ...data } });
  const titles = ['Ihr Code wurde nicht angenommen', 'Dieser Aufenthalt ist so nicht buchbar'];
  return {
    title: titles.find((title) => html.includes(title)) ?? html,
    ways: [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path),
    html,
  };
}

describe('a stay that was not booked', () => {
  test.each(['bonusInvalid', 'bonusUsed', 'bonusNotOffered'])(
    '%s: the code is what is wrong, and the way leads to its field',
    (reason) => {
      const { title, ways, html } = noticeFor(reason);
      expect(title).toBe('Ihr Code wurde nicht angenommen');
      expect(ways).toEqual(['/start?persons=2#field-bonus']);
      expect(html).toContain('Rabattcode');
    },
  );

  test('a voucher can be corrected beside the notice', () => {
    const { title, ways } = noticeFor('voucherUsedUp');
    expect(title).toBe('Ihr Code wurde nicht angenommen');
    expect(ways).toEqual([]);
  });

  test.each(['minimumStay', 'past', 'arrivalNotAllowed'])('%s asks for other dates', (reason) => {
    const { title, ways } = noticeFor(reason);
    expect(title).toBe('Dieser Aufenthalt ist so nicht buchbar');
    expect(ways).toEqual(['/home', '/start?persons=2']);
  });

  test.each(['tooManyPersons', 'petSizeNotAllowed', 'insuranceNotOffered'])(
    '%s: other dates would not help',
    (reason) => expect(noticeFor(reason).ways).toEqual(['/start?persons=2']),
  );

  test('more of an extra than there is for the party: it is named, with how many there are', () => {
    const { ways, html } = noticeFor('tooManyExtras', { field: 'extras.bedLinen', most: 2 });
    expect(html).toContain('Bettwäsche: Höchstens 2 sind möglich.');
    expect(ways).toEqual(['/start?persons=2']);
  });

  test('another price: the notice tells the sums that the page shows, with all that was chosen', () => {
    const price = {
      priceObject: { priceComplete: 640.6 },
      paymentPlan: [{ amount: 400 }, { amount: 1140.6 }, { amount: 1000 }],
    };
    expect(htmlFor({ type: 'price-changed', data: { price } })).toMatch(
      /Der Aufenthalt kostet jetzt 2\.540,60\s€ statt 500\s€/,
    );
  });

  test('other terms at the same total: the notice says what to look at again', () => {
    const price = { paymentPlan: [{ amount: 500 }] };
    const html = htmlFor({ type: 'terms-changed', data: { price, cancellation: [] } });
    expect(html).toContain('Die Bedingungen haben sich geändert');
    expect(html).toContain('Stornobedingungen');
  });
});
