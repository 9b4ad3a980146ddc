import { taxedLines, type VatGroup } from '../../../../domain/taxed-lines.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { labelled } from '../../../../texts/labelled.ts';
import { paymentRows } from '../../../../texts/payment-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { tradeInvoiceXml } from '../../documents/documents.ts';
import { invoiceName, type Invoice } from '../money/invoice-store.ts';
import { lineLabel } from './document-parts.ts';
import { noMoney } from '../../../../domain/money.ts';

/** UNTDID 1001: 380 is an invoice, 384 a corrected invoice. */
const typeCodes = { stay: '380', fee: '380', cancellation: '384' } as const;

/**
 * Returns null for invoices without the required fields: those of the first months, and those of guests whose country
 * is unknown.
 */
export function invoiceXml(invoice: Invoice, t: Translate): string | null {
  const { facts } = invoice;
  const { seller, recipient, stay } = facts;
  if (!seller || !/^[a-z]{2}$/i.test(recipient.country)) return null;
  const { lines, groups } = taxedLines(facts.lines);
  return tradeInvoiceXml({
    number: invoiceName(invoice),
    typeCode: typeCodes[invoice.kind],
    issuedOn: invoice.issued_on,
    note: t('documents.invoice.inNameOf', { host: facts.host }),
    lines: lines.map(({ line, vat, net }) => ({
      name: lineLabel(line, t),
      net,
      vat: vat ?? { category: 'O', percent: 0 },
    })),
    seller: {
      id: String(seller.number),
      name: facts.host,
      address: seller.address ?? { country: seller.country },
      vatId: seller.vatId,
    },
    buyer: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient },
    // The reference that the guest quotes.
    orderNumber: String(facts.bookingNumber),
    deliveredOn: stay.endDate,
    payee: facts.issuer.name,
    transfer: facts.transfer,
    groups: groups.map((group) => ({ ...group, reason: taxFreeReason(group, t) })),
    period: { from: stay.startDate, until: stay.endDate },
    terms: terms(invoice, t),
    total: invoice.total_cents,
    paid: facts.paid ?? noMoney,
    cancels: facts.cancels,
  });
}

function taxFreeReason({ category, reasons }: VatGroup, t: Translate): string {
  const why = category === 'O' ? ['notSubject' as const] : reasons;
  return why.map((each) => t(`documents.vat.reason.${each}`)).join(' ');
}

/** Due dates as text: the standard allows one date, but a stay has two. */
function terms({ facts, language, kind }: Invoice, t: Translate): string {
  if (kind !== 'stay' || facts.payments.length === 0) return t('documents.invoice.settled');
  const format = formatterFor(language, t);
  return paymentRows(facts.payments, t, format)
    .map(({ label, value }) => labelled(language, label, value))
    .join('\n');
}
