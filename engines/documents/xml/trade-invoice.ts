import { absolute, subtract, sumCents, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { VatGroup } from '../../../domain/taxed-lines.ts';
import { writeXml, type XmlElement } from './xml.ts';

/*
 * An invoice as machines read it: EN 16931 in the syntax of UN/CEFACT's Cross Industry Invoice D16B, the XML of Factur-X and
 * ZUGFeRD. The order of elements is that of the schema. BT and BG are the terms of the standard.
 */

/** Seller or buyer. Empty fields are left out. */
interface TradeParty {
  /** The identifier that the other party uses for them, if any. */
  id?: string;
  name: string;
  address: { street?: string; zip?: string; city?: string; country: string };
  vatId?: string | null;
  /** The number that the local tax office issued, for sellers who show no VAT number. */
  taxNumber?: string | null;
}

/** The data of an electronic invoice. */
interface TradeInvoice {
  number: string;
  /** UNTDID 1001 code: 380 invoice, 381 credit note, 384 corrected invoice. */
  typeCode: '380' | '381' | '384';
  issuedOn: PlainDate;
  note: string;
  lines: readonly { name: string; net: Cents; vat: Pick<VatGroup, 'category' | 'percent'> }[];
  seller: TradeParty;
  buyer: TradeParty;
  /** The buyer's order reference; null if there is none. */
  orderNumber: string | null;
  deliveredOn: PlainDate;
  /** The payee if it differs from the seller. Null if the seller is paid. */
  payee: string | null;
  transfer: { reference: string; iban: string } | null;
  groups: readonly (Pick<VatGroup, 'category' | 'percent' | 'net' | 'tax'> & {
    /** Reason of the tax exemption. Empty if tax is charged. */
    reason: string;
  })[];
  period: { from: PlainDate; until: PlainDate };
  terms: string;
  total: Cents;
  paid: Cents;
  cancels: { name: string; issuedOn: PlainDate } | null;
}

/** SEPA credit transfer in UNTDID 4461. */
const sepaTransfer = '58';
/** The unit "one" in UN/ECE Recommendation 20. */
const one = 'C62';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

export function tradeInvoiceXml(invoice: TradeInvoice): string {
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
          ['ram:ID', invoice.number],
          ['ram:TypeCode', invoice.typeCode],
          ['ram:IssueDateTime', [day(invoice.issuedOn)]],
          ['ram:IncludedNote', [['ram:Content', invoice.note]]],
        ],
      ],
      [
        'rsm:SupplyChainTradeTransaction',
        [
          ...invoice.lines.map(lineItem),
          [
            'ram:ApplicableHeaderTradeAgreement',
            [
              ['ram:SellerTradeParty', party(invoice.seller)],
              ['ram:BuyerTradeParty', party(invoice.buyer)],
              invoice.orderNumber === null
                ? null
                : ['ram:SellerOrderReferencedDocument', [['ram:IssuerAssignedID', invoice.orderNumber]]],
            ],
          ],
          [
            'ram:ApplicableHeaderTradeDelivery',
            [
              [
                'ram:ActualDeliverySupplyChainEvent',
                [['ram:OccurrenceDateTime', [day(invoice.deliveredOn)]]],
              ],
            ],
          ],
          settlement(invoice),
        ],
      ],
    ],
    namespaces,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function lineItem({ name, net, vat }: TradeInvoice['lines'][number], index: number): XmlElement {
  // Prices must not be negative (BR-27), so a reduction has the quantity -1.
  const quantity = net < 0 ? '-1' : '1';
  return [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(index + 1)]]],
      ['ram:SpecifiedTradeProduct', [['ram:Name', name]]],
      [
        'ram:SpecifiedLineTradeAgreement',
        [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', amount(absolute(net))]]]],
      ],
      ['ram:SpecifiedLineTradeDelivery', [['ram:BilledQuantity', quantity, { unitCode: one }]]],
      [
        'ram:SpecifiedLineTradeSettlement',
        [
          [
            'ram:ApplicableTradeTax',
            [
              ['ram:TypeCode', 'VAT'],
              ['ram:CategoryCode', vat.category],
              // Amounts outside the scope of tax must not have a rate, not even zero (BR-O-05).
              vat.category === 'O' ? null : ['ram:RateApplicablePercent', String(vat.percent)],
            ],
          ],
          ['ram:SpecifiedTradeSettlementLineMonetarySummation', [['ram:LineTotalAmount', amount(net)]]],
        ],
      ],
    ],
  ];
}

function party({ id, name, address, vatId, taxNumber }: TradeParty): (XmlElement | null)[] {
  return [
    id === undefined ? null : ['ram:ID', id],
    ['ram:Name', name],
    postalAddress(address),
    taxNumber ? ['ram:SpecifiedTaxRegistration', [['ram:ID', taxNumber, { schemeID: 'FC' }]]] : null,
    vatId ? ['ram:SpecifiedTaxRegistration', [['ram:ID', vatId, { schemeID: 'VA' }]]] : null,
  ];
}

function postalAddress({ street = '', zip = '', city = '', country }: TradeParty['address']): XmlElement {
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

/** Means of payment, tax by rate, due date and totals. */
function settlement(invoice: TradeInvoice): XmlElement {
  const { groups, transfer, cancels, period, total, paid } = invoice;
  const net = sumCents(groups.map((group) => group.net));
  const tax = sumCents(groups.map((group) => group.tax));
  return [
    'ram:ApplicableHeaderTradeSettlement',
    [
      transfer ? ['ram:PaymentReference', transfer.reference] : null,
      ['ram:InvoiceCurrencyCode', 'EUR'],
      invoice.payee === null ? null : ['ram:PayeeTradeParty', [['ram:Name', invoice.payee]]],
      transfer
        ? [
            'ram:SpecifiedTradeSettlementPaymentMeans',
            [
              ['ram:TypeCode', sepaTransfer],
              ['ram:PayeePartyCreditorFinancialAccount', [['ram:IBANID', transfer.iban.replaceAll(' ', '')]]],
            ],
          ]
        : null,
      ...groups.map(taxGroup),
      [
        'ram:BillingSpecifiedPeriod',
        [
          ['ram:StartDateTime', [day(period.from)]],
          ['ram:EndDateTime', [day(period.until)]],
        ],
      ],
      ['ram:SpecifiedTradePaymentTerms', [['ram:Description', invoice.terms]]],
      [
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
        [
          ['ram:LineTotalAmount', amount(net)],
          ['ram:TaxBasisTotalAmount', amount(net)],
          ['ram:TaxTotalAmount', amount(tax), { currencyID: 'EUR' }],
          ['ram:GrandTotalAmount', amount(total)],
          paid === 0 ? null : ['ram:TotalPrepaidAmount', amount(paid)],
          ['ram:DuePayableAmount', amount(subtract(total, paid))],
        ],
      ],
      cancels
        ? [
            'ram:InvoiceReferencedDocument',
            [
              ['ram:IssuerAssignedID', cancels.name],
              [
                'ram:FormattedIssueDateTime',
                [
                  [
                    'qdt:DateTimeString',
                    compact(cancels.issuedOn),
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

function taxGroup({ category, percent, net, tax, reason }: TradeInvoice['groups'][number]): XmlElement {
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

const compact = (date: PlainDate): string => date.replaceAll('-', '');

const day = (date: PlainDate): XmlElement => ['udt:DateTimeString', compact(date), { format: '102' }];

function amount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
