import type { PriceLine } from '../../../../contract/pricing/price-result.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros } from '../../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { BookingRow, HomeOfBooking } from '../booking-store.ts';
import { accommodationPrice } from '../rules/cancellation.ts';
import { createSheet, type Row } from './pdf-sheet.ts';

export interface DocumentInput {
  booking: BookingRow;
  home: HomeOfBooking;
  language: Language;
  translate: Translate;
  publicUrl: string;
  today: PlainDate;
}

export async function confirmationPdf(input: DocumentInput): Promise<Buffer> {
  const { booking, home, language, translate: t, today } = input;
  const format = formatterFor(language);
  const isConfirmed = booking.state === 'confirmed';
  const sheet = createSheet({
    title: `${t('documents.subject', { number: String(booking.display_number) })} – Feriola`,
    language,
    pageText: (page, pages) => t('documents.page', { page, pages }),
  });
  sheet.heading(t(isConfirmed ? 'documents.title' : 'documents.titlePending'), [
    t('documents.subject', { number: String(booking.display_number) }),
    t('documents.issued', { date: format.date(today) }),
  ]);
  sheet.paragraph(t(isConfirmed ? 'documents.confirmed' : 'documents.pending'));

  const { customer } = booking;
  sheet.columns([
    {
      title: t('documents.guest'),
      lines: [
        `${customer.firstName} ${customer.lastName}`,
        customer.street,
        `${customer.zip} ${customer.city}`.trim(),
        customer.country.toUpperCase(),
      ],
    },
    {
      title: t('documents.host'),
      lines: isConfirmed
        ? [home.landlord.name, home.landlord.phone ?? '', home.landlord.email]
        : [home.landlord.name],
    },
  ]);

  const guests = [t('mail.facts.persons', { count: booking.persons })];
  if (booking.dogs > 0) guests.push(t('mail.facts.dogs', { count: booking.dogs }));
  const nights = t('mail.facts.nights', { count: nightsBetween(booking.start_date, booking.end_date) });
  sheet.section(t('documents.stay'));
  sheet.rows([
    { label: t('mail.facts.home'), value: [home.title, home.place].filter(Boolean).join(', ') },
    {
      label: t('mail.facts.arrival'),
      value: `${format.dateWithWeekday(booking.start_date)}, ${t('mail.facts.from', { time: home.checkIn })}`,
    },
    {
      label: t('mail.facts.departure'),
      value: `${format.dateWithWeekday(booking.end_date)}, ${t('mail.facts.until', { time: home.checkOut })}`,
    },
    { label: t('mail.facts.guests'), value: [...guests, nights].join(', ') },
  ]);

  sheet.section(t('documents.price'));
  sheet.rows(priceRows(input));
  const { deposit, paymentPlan } = booking.quote.result;
  if (deposit > 0) sheet.paragraph(t('documents.depositHint', { amount: format.money(deposit) }));

  if (paymentPlan.length > 0) {
    sheet.section(t('mail.payments.title'));
    sheet.rows(
      paymentPlan.map((part) => ({
        label: t(`mail.payments.${part.kind}`, { date: format.date(part.dueDate) }),
        value: format.money(part.amount),
      })),
    );
  }

  sheet.section(t('documents.cancellation'));
  const steps = [...booking.quote.cancellation].sort((a, b) => b.daysBefore - a.daysBefore);
  if (steps.length === 0) sheet.paragraph(t('documents.cancellationFree'));
  for (const { daysBefore, percent } of steps) {
    sheet.paragraph(t('documents.cancellationStep', { count: daysBefore, percent }));
  }
  return sheet.end();
}

/** Every part of the total, in the order in which a guest adds them up. */
export function priceRows({ booking, language, translate: t }: DocumentInput): Row[] {
  const format = formatterFor(language);
  const { result } = booking.quote;
  const { priceObject } = result;
  const accommodation = toEuros(accommodationPrice(result));
  const reduction = priceObject.originalWithoutAdditions - accommodation;
  const rowOf = (line: PriceLine): Row => ({
    label: t.has(`documents.service.${line.code}`) ? t(`documents.service.${line.code}`) : line.code,
    value: format.money(line.total),
  });
  const chosen = (lines: readonly PriceLine[]): PriceLine[] => lines.filter(({ quantity }) => quantity > 0);
  const rows: Row[] = [
    { label: t('documents.accommodation'), value: format.money(priceObject.originalWithoutAdditions) },
  ];
  if (reduction > 0) {
    rows.push({
      label: t('documents.reduction', { percent: priceObject.pricePercentReduction }),
      value: format.money(-reduction),
    });
  }
  rows.push(...result.priceServicesMandatory.map(rowOf), ...chosen(result.priceServicesOptional).map(rowOf));
  if (booking.insurance) {
    rows.push({ label: t('documents.service.insurance'), value: format.money(result.insurancePrice) });
  }
  if (result.bonusAmount > 0) {
    rows.push({ label: t('documents.service.bonus'), value: format.money(-result.bonusAmount) });
  }
  const onSite = [...result.priceServicesOnSiteMandatory, ...chosen(result.priceServicesOnSiteOptional)].map(
    (line) => ({ ...rowOf(line), note: t('documents.onSite') }),
  );
  rows.push(...onSite);
  rows.push({ label: t('documents.sum'), value: format.money(toEuros(booking.total_cents)), strong: true });
  return rows;
}
