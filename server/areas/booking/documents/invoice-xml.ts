import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { paymentLabel } from '../../../../texts/payment-label.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { invoiceName, type Invoice, type InvoiceFacts, type Seller } from '../invoice-store.ts';
import { taxedLines, type TaxedLine, type VatGroup } from '../rules/invoice-vat.ts';
import { lineLabel } from './document-parts.ts';
import { writeXml, type XmlElement } from './xml.ts';

/*
 * An invoice as machines read it: EN 16931 in the syntax of UN/CEFACT's Cross Industry Invoice D16B, the XML of Factur-X and
 * ZUGFeRD. The order of elements is that of the schema. BT and BG are the terms of the standard.
 */

/** Codes of UNTDID 1001: an invoice, and one that takes another back. */
const typeCodes = { stay: '380', fee: '380', cancellation: '384' } as const;
/** A credit transfer in euros, of UNTDID 4461. */
const sepaTransfer = '58';
/** One of something, of UN/ECE Recommendation 20. */
const one = 'C62';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** Null for an invoice that says too little for it: of the first months, or for a guest whose country is not known. */
export function invoiceXml(invoice: Invoice, t: Translate): string | null {
  const { facts } = invoice;
  const { seller } = facts;
  if (!seller || !/^[a-z]{2}$/i.test(facts.recipient.country)) return null;
  const { lines, groups } = taxedLines(facts.lines);
  const root: XmlElement = [
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:ExchangedDocumentContext',
        [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]],
      ],
      [
        'rsm:ExchangedDocument',
        [
          ['ram:ID', invoiceName(invoice)],
          ['ram:TypeCode', typeCodes[invoice.kind]],
          ['ram:IssueDateTime', [day(invoice.issued_on)]],
          ['ram:IncludedNote', [['ram:Content', t('documents.invoice.inNameOf', { host: facts.host })]]],
        ],
      ],
      [
        'rsm:SupplyChainTradeTransaction',
        [
          ...lines.map((line, index) => lineItem(line, index, t)),
          [
            'ram:ApplicableHeaderTradeAgreement',
            [
              sellerParty(facts, seller),
              buyerParty(facts),
              // What the guest quotes: the number of the booking.
              ['ram:SellerOrderReferencedDocument', [['ram:IssuerAssignedID', String(facts.bookingNumber)]]],
            ],
          ],
          [
            'ram:ApplicableHeaderTradeDelivery',
            [['ram:ActualDeliverySupplyChainEvent', [['ram:OccurrenceDateTime', [day(facts.stay.endDate)]]]]],
          ],
          settlement(invoice, groups, t),
        ],
      ],
    ],
    namespaces,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function lineItem({ line, vat, net }: TaxedLine, index: number, t: Translate): XmlElement {
  // A price is never below zero (BR-27): what reduces the total is bought minus one times.
  const quantity = net < 0 ? '-1' : '1';
  return [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(index + 1)]]],
      ['ram:SpecifiedTradeProduct', [['ram:Name', lineLabel(line, t)]]],
      [
        'ram:SpecifiedLineTradeAgreement',
        [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', amount(Math.abs(net))]]]],
      ],
      ['ram:SpecifiedLineTradeDelivery', [['ram:BilledQuantity', quantity, { unitCode: one }]]],
      [
        'ram:SpecifiedLineTradeSettlement',
        [
          [
            'ram:ApplicableTradeTax',
            [
              ['ram:TypeCode', 'VAT'],
              ['ram:CategoryCode', vat?.category ?? 'O'],
              // What is not subject to tax has no rate, not one of zero (BR-O-05).
              vat ? ['ram:RateApplicablePercent', String(vat.percent)] : null,
            ],
          ],
          ['ram:SpecifiedTradeSettlementLineMonetarySummation', [['ram:LineTotalAmount', amount(net)]]],
        ],
      ],
    ],
  ];
}

function sellerParty({ host }: InvoiceFacts, { number, address, country, vatId }: Seller): XmlElement {
  return [
    'ram:SellerTradeParty',
    [
      ['ram:ID', String(number)],
      ['ram:Name', host],
      postalAddress(address ?? { country }),
      vatId ? ['ram:SpecifiedTaxRegistration', [['ram:ID', vatId, { schemeID: 'VA' }]]] : null,
    ],
  ];
}

function buyerParty({ recipient }: InvoiceFacts): XmlElement {
  return [
    'ram:BuyerTradeParty',
    [['ram:Name', `${recipient.firstName} ${recipient.lastName}`], postalAddress(recipient)],
  ];
}

function postalAddress({
  street = '',
  zip = '',
  city = '',
  country,
}: {
  street?: string;
  zip?: string;
  city?: string;
  country: string;
}): XmlElement {
  return [
    'ram:PostalTradeAddress',
    [
      zip === '' ? null : ['ram:PostcodeCode', zip],
      street === '' ? null : ['ram:LineOne', street],
      city === '' ? null : ['ram:CityName', city],
      ['ram:CountryID', country.toUpperCase()],
    ],
  ];
}

/** Who is paid how, the tax by rate, when it is due, and the sums. */
function settlement(invoice: Invoice, groups: readonly VatGroup[], t: Translate): XmlElement {
  const { facts, total_cents: total } = invoice;
  const net = groups.reduce((sum, group) => sum + group.net, 0);
  const tax = groups.reduce((sum, group) => sum + group.tax, 0);
  return [
    'ram:ApplicableHeaderTradeSettlement',
    [
      facts.transfer ? ['ram:PaymentReference', facts.transfer.reference] : null,
      ['ram:InvoiceCurrencyCode', 'EUR'],
      // The house collects what is paid to the landlord.
      ['ram:PayeeTradeParty', [['ram:Name', facts.issuer.name]]],
      facts.transfer
        ? [
            'ram:SpecifiedTradeSettlementPaymentMeans',
            [
              ['ram:TypeCode', sepaTransfer],
              [
                'ram:PayeePartyCreditorFinancialAccount',
                [['ram:IBANID', facts.transfer.iban.replaceAll(' ', '')]],
              ],
            ],
          ]
        : null,
      ...groups.map((group) => taxGroup(group, t)),
      [
        'ram:BillingSpecifiedPeriod',
        [
          ['ram:StartDateTime', [day(facts.stay.startDate)]],
          ['ram:EndDateTime', [day(facts.stay.endDate)]],
        ],
      ],
      ['ram:SpecifiedTradePaymentTerms', [['ram:Description', terms(invoice, t)]]],
      [
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
        [
          ['ram:LineTotalAmount', amount(net)],
          ['ram:TaxBasisTotalAmount', amount(net)],
          ['ram:TaxTotalAmount', amount(tax), { currencyID: 'EUR' }],
          ['ram:GrandTotalAmount', amount(total)],
          ['ram:DuePayableAmount', amount(total)],
        ],
      ],
      facts.cancels
        ? [
            'ram:InvoiceReferencedDocument',
            [
              ['ram:IssuerAssignedID', facts.cancels.name],
              [
                'ram:FormattedIssueDateTime',
                [
                  [
                    'qdt:DateTimeString',
                    compact(facts.cancels.issuedOn),
                    {
                      format: '102',
                      'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
                    },
                  ],
                ],
              ],
            ],
          ]
        : null,
    ],
  ];
}

function taxGroup({ category, percent, net, tax, reasons }: VatGroup, t: Translate): XmlElement {
  const why = category === 'O' ? ['notSubject' as const] : reasons;
  const reason = why.map((each) => t(`documents.vat.reason.${each}`)).join(' ');
  return [
    'ram:ApplicableTradeTax',
    [
      ['ram:CalculatedAmount', amount(tax)],
      ['ram:TypeCode', 'VAT'],
      reason === '' ? null : ['ram:ExemptionReason', reason],
      ['ram:BasisAmount', amount(net)],
      ['ram:CategoryCode', category],
      category === 'O' ? null : ['ram:RateApplicablePercent', String(percent)],
    ],
  ];
}

/** When which part is due, in words: the standard has one date, a stay has two. */
function terms({ facts, language, kind }: Invoice, t: Translate): string {
  if (kind !== 'stay' || facts.payments.length === 0) return t('documents.invoice.settled');
  const format = formatterFor(language, t);
  return facts.payments
    .map((part) => `${paymentLabel(part, t, format)}: ${format.moneyExact(toEuros(part.amount))}`)
    .join('\n');
}

const compact = (date: PlainDate): string => date.replaceAll('-', '');

const day = (date: PlainDate): XmlElement => ['udt:DateTimeString', compact(date), { format: '102' }];

/** Euros with a point and two places. */
function amount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
