import { expect, test } from 'vitest';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { stayDocument } from './stay-document.ts';

const t = createSiteTexts().translate('en');
const documentOf = (booking: Partial<Booking>): string =>
  stayDocument({
    booking: {
      bookingID: 7,
      bookingDisplayNumber: 4000005,
      object: { title: 'Kate & <b>Meer</b>' },
      startDate: '2027-07-10',
      endDate: '2027-07-17',
      checkIn: '16:00',
      checkOut: null,
      position: null,
      address: null,
      arrivalInfo: null,
      houseRules: null,
      ownRules: null,
      landlord: null,
      landlordMessage: null,
      ...booking,
    } as unknown as Booking,
    language: 'en',
    t,
    format: formatterFor('en', t),
    phone: { interact: '+494066969120', display: '040 66969 120' },
  });

test('the stay on a device has the way, the key and whom to call, and is whole without scripts', () => {
  const html = documentOf({
    position: { lat: 54.1234567, lon: 8.7, withinMetres: null },
    address: { street: 'Deich 3', zip: '25761', city: 'Büsum' },
    arrivalInfo: 'Key box at the door.\nCode by mail.',
    landlord: { name: 'Ada Ost', email: 'ada@example.org', phone: '+49 (4834) 12-3' },
  });
  expect(html).toContain('Deich 3<br>25761 Büsum');
  expect(html).toContain('href="geo:54.1234567,8.7?q=54.1234567,8.7">54.12346, 8.70000<');
  expect(html).toContain('Key box at the door.<br>Code by mail.');
  expect(html).toContain('href="tel:+49483412');
  expect(html).toContain('href="tel:+494066969120">040 66969 120<');
  expect(html).toContain('Kate &amp; &lt;b&gt;Meer&lt;/b&gt;');
  expect(html).not.toMatch(/<script|style="|bookingHash|undefined|null/);
});

test('what nobody has told is left out, and a place that is only roughly known is no point to drive to', () => {
  const html = documentOf({ position: { lat: 54.1, lon: 8.7, withinMetres: 500 } });
  expect(html).not.toContain('geo:');
  expect(html).not.toContain('<dd></dd>');
  expect(html).not.toContain('<h2>');
});
