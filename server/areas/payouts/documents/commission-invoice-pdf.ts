import { countryName } from '../../../../domain/country-name.ts';
import { townLine } from '../../../../domain/town-line.ts';
import { noMoney, times, toEuros, type Cents } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { describePdf, tradeInvoiceXml, type PdfDocument } from '../../documents/documents.ts';
import { commissionSums, type CommissionLine } from '../rules/commission.ts';
import { firstDay, lastDay } from '../rules/months.ts';
import type { Issuer } from '../statement-store.ts';
import { commissionInvoiceName, type CommissionInvoiceRow } from '../statement-store.ts';
import { partyLines } from './statement-pdf.ts';

type Invoice = Omit<CommissionInvoiceRow, 'id' | 'landlord_id'>;

export function commissionInvoicePdf(
  invoice: Invoice,
  t: Translate,
  publicUrl: string,
  current: Issuer,
): PdfDocument {
  const { language, facts, month, total_cents: total, issued_on: issuedOn } = invoice;
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.moneyExact(toEuros(cents));
  const number = commissionInvoiceName(invoice);
  const title = t(total < 0 ? 'payouts.invoice.credit' : 'payouts.invoice.title');
  const issuer = facts.issuer ?? current;
  const { name, street, zip, city, country, email, vatId } = issuer;
  const { groups } = commissionSums(facts.lines);
  const taxed = groups.filter(({ category }) => category === 'S');
  const pdf = describePdf({
    title: `${title} ${number} – ${t.site}`,
    site: t.site,
    language,
    footer: `${name}, ${street}, ${townLine({ country, zip, city })} · ${new URL(publicUrl).host}`,
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
    electronicInvoice: commissionInvoiceXml(invoice, t, issuer),
  });
  pdf.heading(
    title,
    [t('documents.invoice.number', { number }), t('documents.invoice.date', { date: format.date(issuedOn) })],
    t('payouts.invoice.lead', { month: format.month(firstDay(month)) }),
  );
  const theirVatId = facts.landlord.vatId;
  pdf.columns([
    {
      title: t('documents.invoice.recipient'),
      lines: [
        ...partyLines(facts.landlord, language),
        ...(theirVatId === null ? [] : [t('documents.vat.vatId', { number: theirVatId })]),
      ],
    },
    {
      title: t('documents.invoice.issuer'),
      lines: [
        ...[name, street, townLine({ country, zip, city }), countryName(country, language), email],
        ...(vatId === '' ? [] : [t('documents.vat.vatId', { number: vatId })]),
      ],
    },
  ]);
  pdf.table({
    title: t('documents.invoice.lines'),
    rows: [
      ...facts.lines.map((line) => ({ label: lineName(line, t), value: money(line.amount) })),
      { label: t('documents.invoice.sum'), value: money(total), strong: true },
    ],
  });
  if (taxed.length > 0) {
    pdf.table({
      title: t('documents.vat.title'),
      rows: taxed.map(({ percent, net, tax }) => ({
        label: t('documents.vat.rate', { percent: format.number(percent), net: money(net) }),
        value: money(tax),
      })),
    });
  }
  for (const reason of taxFreeReasons(groups, t)) pdf.note(reason);
  pdf.note(t('payouts.invoice.settled'));
  return pdf.end();
}

/** A month that returns more than it bills is a credit note, with positive sums. */
export function commissionInvoiceXml(invoice: Invoice, t: Translate, current: Issuer): string {
  const { facts, month, total_cents: total } = invoice;
  const sign = total < 0 ? -1 : 1;
  const { lines, groups } = commissionSums(facts.lines);
  const { name, street, zip, city, country, vatId, taxNumber } = facts.issuer ?? current;
  const { landlord } = facts;
  // Invoices outside the scope of VAT name no VAT numbers (BR-O-02).
  const isOutside = groups.some(({ category }) => category === 'O');
  return tradeInvoiceXml({
    number: commissionInvoiceName(invoice),
    typeCode: total < 0 ? '381' : '380',
    issuedOn: invoice.issued_on,
    note: t('payouts.invoice.settled'),
    lines: lines.map(({ line, vat, net }) => ({
      name: lineName(line, t),
      net: times(net, sign),
      vat: vat ?? { category: 'O', percent: 0 },
    })),
    seller: {
      id: '1',
      name,
      address: { street, zip, city, country },
      ...(isOutside || vatId === '' ? { taxNumber } : { vatId }),
    },
    buyer: {
      id: String(landlord.number),
      name: landlord.name,
      address: landlord.address ?? { country: landlord.country },
      vatId: isOutside ? null : landlord.vatId,
    },
    orderNumber: null,
    deliveredOn: lastDay(month),
    payee: null,
    transfer: null,
    groups: groups.map((group) => ({
      ...group,
      net: times(group.net, sign),
      tax: times(group.tax, sign),
      reason: taxFreeReasons([group], t).join(' '),
    })),
    period: { from: firstDay(month), until: lastDay(month) },
    terms: t('payouts.invoice.settled'),
    total: times(total, sign),
    paid: noMoney,
    cancels: null,
  });
}

const lineName = ({ bookingNumber, home }: CommissionLine, t: Translate): string =>
  t('payouts.invoice.line', { number: String(bookingNumber), home });

function taxFreeReasons(groups: ReturnType<typeof commissionSums>['groups'], t: Translate): string[] {
  return groups.flatMap(({ category, reasons }) =>
    category === 'O'
      ? [t('documents.vat.reason.outside')]
      : reasons.map((one) => t(`documents.vat.reason.${one}`)),
  );
}
