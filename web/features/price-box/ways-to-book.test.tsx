import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { WaysToBook } from './ways-to-book.tsx';

const t = createSiteTexts().translate('de');

const offersHold = (arrival: string): boolean =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider value={{ language: 'de', t, textsUrl: '' }}>
        <WaysToBook
          home={{ landlord: { isReachable: true }, instantBooking: false } as never}
          status="free"
          arrival={arrival}
          today="2027-03-01"
          path={(name) => `/${name}/`}
          query=""
          askPath="/"
          paymentLine=""
        />
      </TextsProvider>
    </MemoryRouter>,
  ).includes('/OptionStart/');

test('a hold is offered only where the arrival is far enough ahead', () => {
  expect(offersHold('2027-03-15')).toBe(true);
  expect(offersHold('2027-03-14')).toBe(false);
});
