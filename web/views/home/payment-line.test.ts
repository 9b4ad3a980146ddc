import { expect, test } from 'vitest';
import { testOperator } from '../../../tests/builders/operator.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { buildPaymentLine } from './payment-line.ts';

const t = createSiteTexts(testOperator).translate('de');

test('a home says how it is paid, and to whom', () => {
  expect(buildPaymentLine({ collectedByUs: true, paymentWays: ['card', 'paypal'] }, t)).toBe(
    'Zahlung an uns: Karte · PayPal · Rechnung · Überweisung · Reisegutschein',
  );
  expect(buildPaymentLine({ collectedByUs: true, paymentWays: [] }, t)).toBe(
    'Zahlung an uns: Rechnung · Überweisung · Reisegutschein',
  );
  expect(buildPaymentLine({ collectedByUs: false, paymentWays: ['card'] }, t)).toBe(
    'Zahlung an den Gastgeber: Rechnung · Überweisung · Lastschrift. Reisegutscheine können Sie hier nicht einlösen.',
  );
});
