import { expect, test } from 'vitest';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { pinText } from './pin-text.ts';
import { euros } from '../../../domain/money.ts';

const t = createSiteTexts().translate('de');
const texts = { t, format: formatterFor('de', t) };

test('a pin never tells less than the card of its home', () => {
  const cluster = {
    ...{ lat: 43, lon: 11, count: 1, objectNumber: 1, priceMin: euros(1392.4) },
    bounds: { west: 11, south: 43, east: 11, north: 43 },
  };
  const dated = { startDate: '2027-06-05', endDate: '2027-06-12' };
  expect(pinText(texts, cluster, undefined, dated).price).toBe('1.393\u00a0€');
});
