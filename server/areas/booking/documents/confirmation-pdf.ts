import { companyLine } from '../../../../domain/company.ts';
import type { Partner } from '../../../../contract/partners/get-partner.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { cancellationFee, linesOf, type QuoteLine } from '../../../../domain/pricing/quote.ts';
import { addDays, nightsBetween, type PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { paymentLabel } from '../../../../texts/payment-label.ts';
import { transferRows } from '../../../../texts/transfer-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SiteIdentity } from '../../partners/partners.ts';
import type { BookingRow } from '../booking-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import { addressLines, wayThere } from '../rules/way-there.ts';
import { paymentsOf } from '../rules/payments-of.ts';
import { transferOf } from '../rules/transfer-of.ts';
import { describePdf, type PdfDocument } from './pdf-document.ts';
import type { Row } from './pdf-page.ts';

export interface DocumentInput {
  booking: BookingRow;
  home: HomeOfBooking;
  language: Language;
  translate: Translate;
  /** The site that the booking was made on. */
  site: SiteIdentity;
  /** The travel agency that has sent the guest, where one has. */
  agency: Partner | null;
  today: PlainDate;
  /** The home's first picture, a JPEG of 1200 x 630; null where there is none. */
  picture: Buffer | null;
}

/** What the confirmation of a booking says. */
export function confirmationPdf(input: DocumentInput): PdfDocument {
  const { booking, home, language, translate: t, today, site } = input;
  const format = formatterFor(language, t);
  const isConfirmed = booking.state === 'confirmed';
  const way = wayThere(booking.state, home);
  const number = t('documents.subject', { number: String(booking.display_number) });
  const pdf = describePdf({
    title: `${number} – ${site.name}`,
    site: site.name,
    language,
    footer: `${companyLine} · ${new URL(site.origin).host}`,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
  });
  pdf.heading(
    t(isConfirmed ? 'documents.title' : 'documents.titlePending'),
    [number, t('documents.issued', { date: format.date(today) })],
    t(isConfirmed ? 'documents.confirmed' : 'documents.pending'),
  );
  pdf.home({
    title: home.title,
    place: home.place,
    picture: input.picture,
    link: way && { text: t('documents.map'), url: mapUrl(way.position) },
  });
  pdf.facts(stayFacts(input));

  const { customer } = booking;
  pdf.columns([
    {
      title: t('documents.guest'),
      lines: [
        `${customer.firstName} ${customer.lastName}`,
        customer.street,
        `${customer.zip} ${customer.city}`.trim(),
        countryName(customer.country, language),
      ],
    },
    {
      title: t('documents.host'),
      lines: isConfirmed
        ? [home.landlord.name, home.landlord.phone ?? '', home.landlord.email]
        : [home.landlord.name],
    },
    ...agencyColumn(input),
  ]);

  const arrival = [
    ...(way?.address ? [{ title: t('documents.address'), lines: addressLines(way.address) }] : []),
    ...(way?.arrivalInfo ? [{ title: t('documents.arrival'), lines: [way.arrivalInfo] }] : []),
  ];
  if (arrival.length > 0) pdf.columns(arrival);

  pdf.table({ title: t('documents.price'), rows: priceRows(input) });
  const { deposit, consumptionEstimate } = booking.quote;
  const payments = {
    title: t('mail.payments.title'),
    rows: paymentsOf(booking).map((part) => ({
      label: paymentLabel(part, t, format),
      value: format.moneyExact(toEuros(part.amount)),
    })),
  };
  const transfer = transferOf(booking);
  const cancellation = { title: t('documents.cancellation'), rows: cancellationRows(input) };
  pdf.tables(payments.rows.length > 0 ? [payments, cancellation] : [cancellation]);
  if (transfer) pdf.table({ title: t('price.transfer.title'), rows: transferRows(transfer, t) });
  if (deposit > 0) pdf.note(t('documents.depositHint', { amount: format.money(toEuros(deposit)) }));
  if (consumptionEstimate > 0) {
    pdf.note(t('documents.consumptionHint', { amount: format.money(toEuros(consumptionEstimate)) }));
  }
  return pdf.end();
}

/** The travel agency with the numbers under which its own systems know it and the booking. */
function agencyColumn({
  agency,
  booking,
  translate: t,
}: DocumentInput): { title: string; lines: string[] }[] {
  if (!agency) return [];
  const { partnerName, partnerPhone, partnerEmail, paxloungeNr } = agency;
  const numbers = [
    paxloungeNr === '' ? '' : t('documents.paxlounge', { number: paxloungeNr }),
    booking.agency_reference === '' ? '' : t('documents.midoco', { number: booking.agency_reference }),
  ];
  return [{ title: t('documents.agency'), lines: [partnerName, partnerPhone, partnerEmail, ...numbers] }];
}

/** The code is the one of ISO 3166 that was chosen in the form, or nothing. */
const countryName = (code: string, language: Language): string =>
  /^[a-z]{2}$/i.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code)
    : code;

const mapUrl = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;

/** Arrival and departure with their times, and who comes for how long. */
function stayFacts({ booking, home, language, translate: t }: DocumentInput): {
  label: string;
  value: string;
  detail: string;
}[] {
  const format = formatterFor(language, t);
  const guests = [t('mail.facts.persons', { count: booking.persons })];
  if (booking.dogs > 0) guests.push(t('mail.facts.dogs', { count: booking.dogs }));
  return [
    {
      label: t('mail.facts.arrival'),
      value: format.dateWithWeekday(booking.start_date),
      detail: t('mail.facts.from', { time: home.checkIn }),
    },
    {
      label: t('mail.facts.departure'),
      value: format.dateWithWeekday(booking.end_date),
      detail: t('mail.facts.until', { time: home.checkOut }),
    },
    {
      label: t('mail.facts.guests'),
      value: guests.join(', '),
      detail: t('mail.facts.nights', { count: nightsBetween(booking.start_date, booking.end_date) }),
    },
  ];
}

/** The fee by the day of cancellation, with its amount. */
function cancellationRows({ booking, language, translate: t }: DocumentInput): Row[] {
  const format = formatterFor(language, t);
  const steps = booking.quote.cancellation
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.daysBefore - a.daysBefore);
  const first = steps[0];
  const free = t('documents.cancellationNoFee');
  if (!first) return [{ label: t('documents.cancellationFree'), value: free }];
  return [
    {
      label: t('documents.cancellationUntil', {
        date: format.date(addDays(booking.start_date, -first.daysBefore)),
      }),
      value: free,
    },
    ...steps.map(({ daysBefore, percent }) => ({
      label: t('documents.cancellationSince', {
        date: format.date(addDays(booking.start_date, 1 - daysBefore)),
      }),
      value: `${percent} % (${format.moneyExact(toEuros(cancellationFee(booking.quote, percent)))})`,
    })),
  ];
}

/** Every part of the total, in the order in which a guest adds them up. */
export function priceRows({
  booking,
  language,
  translate: t,
}: Pick<DocumentInput, 'booking' | 'language' | 'translate'>): Row[] {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const { quote } = booking;
  const { original, price, discount } = quote.accommodation;
  const chosen = (lines: readonly QuoteLine[]): QuoteLine[] => lines.filter(({ quantity }) => quantity > 0);
  const labelOf = (code: string): string =>
    t.has(`documents.service.${code}`) ? t(`documents.service.${code}`) : code;
  const rowOf = (line: QuoteLine): Row => ({ label: labelOf(line.code), value: money(line.total) });
  const rows: Row[] = [{ label: t('documents.accommodation'), value: money(original) }];
  if (original > price) {
    rows.push({
      label: t('documents.reduction', { percent: discount?.percent ?? 0 }),
      value: money(price - original),
    });
  }
  rows.push(
    ...linesOf(quote, { mandatory: true, prepaid: true }).map(rowOf),
    ...chosen(linesOf(quote, { mandatory: false, prepaid: true })).map(rowOf),
  );
  if (quote.bonus.amount > 0) {
    rows.push({ label: labelOf('bonus'), value: money(-1 * quote.bonus.amount) });
  }
  const onSite = [
    ...linesOf(quote, { mandatory: true, prepaid: false }),
    ...chosen(linesOf(quote, { mandatory: false, prepaid: false })),
  ];
  rows.push(...onSite.map((line) => ({ ...rowOf(line), note: t('documents.onSite') })));
  rows.push({ label: t('documents.sum'), value: money(booking.total_cents), strong: true });
  return rows;
}
