import { countryName } from '../../../../domain/country-name.ts';
import { townLine } from '../../../../domain/town-line.ts';
import type { Language } from '../../../../domain/language.ts';
import { sumCents, toEuros, type Cents } from '../../../../domain/money.ts';
import { formatterFor, type Formatter } from '../../../../texts/format.ts';
import { paymentRows } from '../../../../texts/payment-rows.ts';
import { receivedRows } from '../../../../texts/received-rows.ts';
import { transferRows } from '../../../../texts/transfer-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SiteIdentity } from '../../partners/partners.ts';
import type { PostalAddress } from '../home-store.ts';
import { invoiceName, type Invoice, type InvoiceFacts } from '../money/invoice-store.ts';
import type { BilledLine } from '../rules/invoice-lines.ts';
import { listTaxFreeReasons, taxedLines, type VatGroup } from '../../../../domain/taxed-lines.ts';
import type { PrintedInvoice } from './invoice-as-of-today.ts';
import { invoiceXml } from './invoice-xml.ts';
import { customerLines, lineLabel, stayFacts } from './document-parts.ts';
import { labelledCodes } from './labelled-codes.ts';
import { describePdf, type PdfDocument, type Row } from '../../documents/documents.ts';

export interface InvoiceInput extends PrintedInvoice {
  translate: Translate;
  site: SiteIdentity;
}

/** What is billed was stored at issue, in the guest's language, so that later changes do not affect it. */
export function invoicePdf({
  invoice,
  received,
  asOf,
  reversedBy,
  translate: t,
  site,
}: InvoiceInput): PdfDocument {
  const { facts, language, kind } = invoice;
  const format = formatterFor(language, t);
  const title = t(`documents.invoice.title.${kind}`);
  const name = invoiceName(invoice);
  const { issuer, home, stay } = facts;
  const { groups } = taxedLines(facts.lines);
  const pdf = describePdf({
    title: `${title} ${name} – ${site.name}`,
    site: site.name,
    language,
    footer: `${issuer.name}, ${issuer.street}, ${townLine(issuer)} · ${new URL(site.origin).host}`,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
    electronicInvoice: invoiceXml(invoice, t),
  });
  pdf.heading(
    title,
    [
      t('documents.invoice.number', { number: name }),
      t('documents.invoice.date', { date: format.date(invoice.issued_on) }),
    ],
    `${t('documents.subject', { number: String(facts.bookingNumber) })}. ${introText(facts, reversedBy, t, format)}`,
  );
  pdf.columns([
    { title: t('documents.invoice.recipient'), lines: customerLines(facts.recipient, language) },
    ...(facts.seller?.address
      ? [{ title: t('documents.invoice.seller'), lines: sellerLines(facts, facts.seller.address, language) }]
      : []),
    { title: t('documents.invoice.issuer'), lines: issuerLines(facts, language) },
  ]);
  pdf.home({ title: home.title, place: home.place, picture: null, link: null });
  pdf.facts(stayFacts({ ...stay, persons: facts.persons, dogs: facts.dogs }, home, t, format));
  pdf.table({ title: t('documents.invoice.lines'), rows: invoiceRows(invoice, t) });
  const taxed = groups.filter(({ category }) => category === 'S');
  if (taxed.length > 0) pdf.table({ title: t('documents.vat.title'), rows: vatRows(groups, t, format) });
  for (const reason of listTaxFreeReasons(groups)) pdf.note(t(`documents.vat.reason.${reason}`));
  const payments = [...receivedRows(received, t, format), ...paymentRows(facts.payments, t, format)];
  if (payments.length > 0) {
    pdf.table({
      title: t('documents.invoice.payments', { date: format.date(asOf) }),
      rows: [...payments, openRow(facts, t, format)],
    });
  }
  if (facts.transfer) {
    const table = { title: t('price.transfer.title'), rows: transferRows(facts.transfer, t) };
    pdf.coded(table, labelledCodes(facts.codes, t, format));
  }
  if (facts.onSite > 0) {
    pdf.note(t('documents.invoice.onSite', { amount: format.moneyExact(toEuros(facts.onSite)) }));
  }
  if (kind !== 'stay' || reversedBy) pdf.note(t('documents.invoice.settled'));
  if (taxed.length === 0) pdf.note(t('documents.invoice.noTax'));
  return pdf.end();
}

export function invoiceRows(
  {
    facts,
    language,
    total_cents: total,
  }: Pick<Invoice, 'language' | 'total_cents'> & {
    facts: Pick<InvoiceFacts, 'lines'>;
  },
  t: Translate,
): Row[] {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  // Invoices of former releases do not say the unit.
  const quantityNote = ({ quantity, unitPrice, unit }: BilledLine): { note?: string } =>
    quantity === undefined || unitPrice === undefined
      ? {}
      : {
          note: [quantity, '×', money(unitPrice), unit && t(`price.unit.${unit}`)].filter(Boolean).join(' '),
        };
  return [
    ...facts.lines.map((line) => ({
      label: lineLabel(line, t),
      value: money(line.amount),
      ...quantityNote(line),
    })),
    { label: t('documents.invoice.sum'), value: money(total), strong: true },
  ];
}

function vatRows(groups: readonly VatGroup[], t: Translate, format: Formatter): Row[] {
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  return groups.map(({ category, percent, net, tax }) =>
    category === 'S'
      ? {
          label: t('documents.vat.rate', { percent: format.number(percent), net: money(net) }),
          value: money(tax),
        }
      : { label: t('documents.vat.free'), value: money(net) },
  );
}

/** The payee's bottom line: what is still to be paid of this invoice. */
function openRow({ payments }: InvoiceFacts, t: Translate, format: Formatter): Row {
  const open = sumCents(payments.map(({ amount }) => amount));
  return { label: t('documents.invoice.open'), value: format.moneyExact(toEuros(open)), strong: true };
}

function introText(
  { host, seller, cancels }: InvoiceFacts,
  reversedBy: PrintedInvoice['reversedBy'],
  t: Translate,
  format: Formatter,
): string {
  const vatId = seller?.vatId ? ` ${t('documents.vat.vatId', { number: seller.vatId })}.` : '';
  const inName = `${t('documents.invoice.inNameOf', { host })}${vatId}`;
  if (reversedBy) {
    const { name: number, issuedOn } = reversedBy;
    return `${t('documents.invoice.cancelledBy', { number, date: format.date(issuedOn) })} ${inName}`;
  }
  if (!cancels) return inName;
  const { name, issuedOn } = cancels;
  return `${t('documents.invoice.cancels', { number: name, date: format.date(issuedOn) })} ${inName}`;
}

function sellerLines(
  { host }: InvoiceFacts,
  { street, zip, city, country }: PostalAddress,
  language: Language,
): string[] {
  return [host, street, townLine({ country, zip, city }), countryName(country, language)];
}

function issuerLines({ issuer }: InvoiceFacts, language: Language): string[] {
  const { name, street, zip, city, country, email } = issuer;
  return [name, street, townLine({ country, zip, city }), countryName(country, language), email];
}
