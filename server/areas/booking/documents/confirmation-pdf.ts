import type { BankAccount } from '../../../../domain/operator/operator.ts';
import type { Partner } from '../../../../contract/partners/get-partner.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { cancellationSteps } from '../../../../domain/booking/cancellation-steps.ts';
import { cancellationFee } from '../../../../domain/pricing/quote.ts';
import { type PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { houseRuleRows } from '../../../../texts/house-rule-rows.ts';
import { labelled } from '../../../../texts/labelled.ts';
import { transferRows } from '../../../../texts/transfer-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SiteIdentity } from '../../partners/partners.ts';
import type { BookingRow } from '../booking-store.ts';
import type { HomeOfBooking } from '../home-store.ts';
import { mapLink } from '../../../../domain/map-link.ts';
import { bindsBoth } from '../rules/booking-process.ts';
import { addressLines, wayThere } from '../rules/way-there.ts';
import { onSiteLines, stayLines, type BilledLine } from '../rules/invoice-lines.ts';
import type { PostedMoney } from '../rules/payment-schedule.ts';
import { customerLines, lineLabel, stayFacts } from './document-parts.ts';
import { moneyRows } from './money-rows.ts';
import { labelledCodes } from './labelled-codes.ts';
import { transferCodes, outstandingTransfer } from '../rules/outstanding-transfer.ts';
import { describePdf, type PdfDocument, type Row } from '../../documents/documents.ts';

export interface DocumentInput {
  booking: BookingRow;
  home: HomeOfBooking;
  /** Ledger entries of the booking; parts already paid are not billed again. */
  entries: readonly PostedMoney[];
  account: BankAccount | null;
  language: Language;
  translate: Translate;
  site: SiteIdentity;
  agency: Partner | null;
  today: PlainDate;
  picture: Buffer | null;
}

export function confirmationPdf(input: DocumentInput): PdfDocument {
  const { booking, home, language, translate: t, today, site, entries } = input;
  const format = formatterFor(language, t);
  const isConfirmed = booking.state === 'confirmed';
  const way = wayThere(booking.state, home);
  const number = t('documents.subject', { number: String(booking.display_number) });
  const pdf = describePdf({
    title: `${number} – ${site.name}`,
    site: site.name,
    language,
    footer: `${t.imprint} · ${new URL(site.origin).host}`,
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
    link: way && { text: t('documents.map'), url: mapLink(way.position) },
  });
  pdf.facts(
    stayFacts({ ...booking, startDate: booking.start_date, endDate: booking.end_date }, home, t, format),
  );

  pdf.columns([
    {
      title: t('documents.guest'),
      lines: customerLines(booking.customer, language),
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
  const rules = [
    ...houseRuleRows(home.houseRules, t, format).map(({ label, value }) => labelled(language, label, value)),
    ...(home.ownRules?.text.split(/\n+/) ?? []),
  ];
  const onSite = [
    ...arrival,
    ...(rules.length > 0 ? [{ title: t('booking.houseRules'), lines: rules }] : []),
  ];
  if (onSite.length > 0) pdf.columns(onSite);

  pdf.table({ title: t('documents.price'), rows: priceRows(input) });
  const { deposit, consumptionEstimate } = booking.quote;
  const payments = {
    title: t('mail.payments.title'),
    rows: moneyRows(booking, entries, t, format),
  };
  const transfer = outstandingTransfer(booking, entries, input.account);
  const cancellation = { title: t('documents.cancellation'), rows: cancellationRows(input) };
  pdf.tables(payments.rows.length > 0 ? [payments, cancellation] : [cancellation]);
  if (transfer) {
    const table = { title: t('price.transfer.title'), rows: transferRows(transfer, t) };
    pdf.coded(table, labelledCodes(transferCodes(booking, entries, input.account), t, format));
  }
  if (deposit > 0) pdf.note(t('documents.depositHint', { amount: format.money(toEuros(deposit)) }));
  if (consumptionEstimate > 0) {
    pdf.note(t('documents.consumptionHint', { amount: format.money(toEuros(consumptionEstimate)) }));
  }
  return pdf.end();
}

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

/** The fee for each period of cancellation that has not passed; empty until the landlord confirms. */
export function cancellationRows({
  booking,
  language,
  translate: t,
  today,
}: Pick<DocumentInput, 'booking' | 'language' | 'translate' | 'today'>): Row[] {
  const format = formatterFor(language, t);
  const { cancellation } = booking.quote;
  const noFee = t('documents.cancellationNoFee');
  if (!cancellation.some(({ percent }) => percent > 0))
    return [{ label: t('documents.cancellationFree'), value: noFee }];
  const steps = cancellationSteps(cancellation, booking.start_date, today).map(
    ({ from, until, percent }) => ({
      label:
        from === null
          ? t('documents.cancellationUntil', { date: format.date(until) })
          : t('documents.cancellationSince', { date: format.date(from) }),
      // Without known terms the first step is not free of charge.
      value:
        percent === 0
          ? noFee
          : `${percent} % (${format.moneyExact(toEuros(cancellationFee(booking.quote, percent)))})`,
    }),
  );
  return bindsBoth(booking.state)
    ? steps
    : [{ label: t('documents.cancellationUnconfirmed'), value: noFee }, ...steps];
}

export function priceRows({
  booking,
  language,
  translate: t,
}: Pick<DocumentInput, 'booking' | 'language' | 'translate'>): Row[] {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const lineRow = (line: BilledLine): Row => ({ label: lineLabel(line, t), value: money(line.amount) });
  return [
    ...stayLines(booking.quote).map(lineRow),
    ...onSiteLines(booking.quote).map((line) => ({ ...lineRow(line), note: t('documents.onSite') })),
    { label: t('documents.sum'), value: money(booking.total_cents), strong: true },
  ];
}
