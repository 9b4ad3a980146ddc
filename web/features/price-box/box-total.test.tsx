import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';
import { BoxTotal } from './box-total.tsx';

const t = createSiteTexts().translate('en');

function shown(priceComplete: number, original: number, payments: readonly number[]): string[] {
  const price = {
    status: 'free',
    priceObject: { priceComplete, original, price: priceComplete, duration: 7 },
    paymentPlan: payments.map((amount) => ({ amount })),
  };
  const html = renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <BoxTotal home={{ minPrice: null } as never} chosen={{ dated: true, price } as unknown as ChosenStay} />
    </TextsProvider>,
  );
  return html.match(/€[\d,.]+/g) ?? [];
}

test('the total has cents where its old price or a payment has cents', () => {
  expect(shown(908, 908, [227, 681])).toEqual(['€908']);
  expect(shown(908, 940.6, [227, 681])).toEqual(['€908.00', '€940.60']);
  expect(shown(908, 1000, [192.85, 715.15])).toEqual(['€908.00', '€1,000.00']);
});
