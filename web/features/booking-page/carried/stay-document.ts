import type { Booking } from '../../../../contract/booking/booking.ts';
import { escapeMarkup } from '../../../../domain/escape-markup.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Formatter } from '../../../../texts/format.ts';
import { houseRuleRows } from '../../../../texts/house-rule-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';

export interface CarriedStay {
  booking: Booking;
  language: Language;
  t: Translate;
  format: Formatter;
  /** The office's number as a link target and as text. */
  phone: { interact: string; display: string } | null;
}

const formatLines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');
const row = (label: string, value: string): string =>
  value === '' ? '' : `<dt>${escapeMarkup(label)}</dt><dd>${value}</dd>`;
const phoneLink = (number: string, label = number): string =>
  `<a href="tel:${escapeMarkup(number.replace(/[^\d+]/g, ''))}">${escapeMarkup(label)}</a>`;

/**
 * Renders the stay as a document without scripts and without the secret of the link, so that a lost phone gives no access to the booking.
 * It uses the style sheet of the offline page, which the service worker has cached.
 */
export function stayDocument({ booking, language, t, format, phone }: CarriedStay): string {
  const { object, startDate, endDate, checkIn, checkOut, position, address, landlord } = booking;
  const time = (at: string | null): string => (at === null ? '' : `, ${format.time(at)}`);
  const place = address
    ? [address.street, [address.zip, address.city].filter(Boolean).join(' ')].filter(Boolean).join('\n')
    : '';
  const exact = position !== null && position.withinMetres === null;
  const point = exact ? `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}` : '';
  const directions = exact
    ? `<a href="geo:${position.lat},${position.lon}?q=${position.lat},${position.lon}">${escapeMarkup(point)}</a>`
    : '';
  const host = landlord
    ? [
        escapeMarkup(landlord.name),
        landlord.phone ? phoneLink(landlord.phone) : '',
        `<a href="mailto:${escapeMarkup(landlord.email)}">${escapeMarkup(landlord.email)}</a>`,
      ]
        .filter(Boolean)
        .join('<br>')
    : '';
  const rules = houseRuleRows(booking.houseRules, t, format)
    .map(({ label, value }) => row(label, escapeMarkup(value)))
    .join('');
  const own = booking.ownRules
    ? `<p lang="${escapeMarkup(booking.ownRules.language)}">${formatLines(booking.ownRules.text)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(object.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/offline/offline.css">
</head>
<body class="stay">
<main>
<h1>${escapeMarkup(object.title)}</h1>
<p>${escapeMarkup(t('booking.carried.offline'))}</p>
<dl>
${row(t('booking.carried.number'), escapeMarkup(String(booking.bookingDisplayNumber)))}
${row(t('booking.carried.arrival'), escapeMarkup(`${format.dateWithWeekday(startDate)}${time(checkIn)}`))}
${row(t('booking.carried.departure'), escapeMarkup(`${format.dateWithWeekday(endDate)}${time(checkOut)}`))}
${row(t('booking.wayThere.address'), formatLines(place))}
${row(t('booking.wayThere.coordinates'), directions)}
${row(t('booking.wayThere.arrival'), formatLines(booking.arrivalInfo ?? ''))}
${row(t('booking.view.landlord'), host)}
${row(t('booking.view.landlordMessage'), formatLines(booking.landlordMessage ?? ''))}
${row(t('booking.carried.office'), phone ? phoneLink(phone.interact, phone.display) : '')}
</dl>
${rules === '' && own === '' ? '' : `<h2>${escapeMarkup(t('booking.houseRules'))}</h2>`}
${rules === '' ? '' : `<dl>${rules}</dl>`}
${own}
<p class="again"><a href="">${escapeMarkup(t('offline.retry'))}</a></p>
</main>
</body>
</html>
`;
}
