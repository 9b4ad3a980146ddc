import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { writeXml, type XmlElement } from './xml.ts';

/*
 * The yearly report of a platform about its landlords: DPI_OECD of the OECD's "Model Reporting Rules for Digital Platforms", which the
 * directive 2021/514 (DAC7) takes over. The order of elements is that of its schema, version 1.0; amounts are whole units.
 */

const namespaces = {
  xmlns: 'urn:oecd:ties:dpi:v1',
  'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
  version: '1.0',
};

/** ISO 3166 codes are used for countries. */
interface Address {
  street: string;
  zip: string;
  city: string;
  country: string;
}

interface PlatformOperator extends Address {
  name: string;
  platformName: string;
  email: string;
  vatId: string;
  taxNumber: string;
}

interface ReportedHome extends Address {
  isApartment: boolean;
  /** Four entries, the first from January on. */
  quarters: readonly { consideration: Cents; activities: number; fees: Cents; taxes: Cents }[];
  rentedDays: number;
}

interface ReportedSeller {
  number: number;
  name: string;
  address: Address | null;
  /** Country of residence, known without an address; null means the operator's country. */
  country: string | null;
  vatId: string | null;
  taxNumber: string | null;
  /** Only known of natural persons. */
  bornOn: PlainDate | null;
  account: { holder: string; iban: string } | null;
  homes: readonly ReportedHome[];
}

export function platformReport(report: {
  year: number;
  operator: PlatformOperator;
  sellers: readonly ReportedSeller[];
  now: Date;
  /** Distinguishes the report from all others of the operator. */
  randomPart: string;
}): string {
  const { year, operator } = report;
  const prefix = `${operator.country}${year}${operator.country}-${report.randomPart}`;
  const root: XmlElement = [
    'DPI_OECD',
    [
      [
        'MessageSpec',
        [
          ['SendingEntityIN', operator.taxNumber],
          // From the operator to the authority of its own country, which passes on what concerns others.
          ['TransmittingCountry', operator.country],
          ['ReceivingCountry', operator.country],
          ['MessageType', 'DPI'],
          ['Contact', operator.email],
          ['MessageRefId', prefix],
          // New data, not a correction of an earlier report.
          ['MessageTypeIndic', 'DPI401'],
          ['ReportingPeriod', `${year}-12-31`],
          ['Timestamp', report.now.toISOString().slice(0, 19)],
        ],
      ],
      [
        'DPIBody',
        [
          platformOperator(operator, prefix),
          ...report.sellers.map((seller) =>
            reportableSeller(seller, operator.country, `${prefix}-${seller.number}`),
          ),
        ],
      ],
    ],
    namespaces,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function platformOperator(operator: PlatformOperator, prefix: string): XmlElement {
  return [
    'PlatformOperator',
    [
      ['ResCountryCode', operator.country],
      ['TIN', operator.taxNumber, { issuedBy: operator.country }],
      ['VAT', operator.vatId],
      ['Name', operator.name],
      ['PlatformBusinessName', operator.platformName],
      addressElement(operator),
      // Resident in a member state.
      ['Nexus', 'RPONEX1'],
      ['AssumedReporting', 'false'],
      docSpec(`${prefix}-operator`),
    ],
  ];
}

function reportableSeller(seller: ReportedSeller, operatorCountry: string, reference: string): XmlElement {
  return [
    'ReportableSeller',
    [
      ['Identity', [identity(seller, operatorCountry)]],
      ['RelevantActivities', [['ImmovableProperty', seller.homes.map(propertyListing)]]],
      docSpec(reference),
    ],
  ];
}

/** A seller whose birthday is known is a natural person; the schema demands a birthday of all natural persons. */
function identity(seller: ReportedSeller, operatorCountry: string): XmlElement {
  const { name, address, vatId, taxNumber, bornOn, account } = seller;
  const country = (address?.country ?? seller.country ?? operatorCountry).toUpperCase();
  const parts: (XmlElement | null)[] = [
    ['ResCountryCode', country],
    taxNumber ? ['TIN', taxNumber, { issuedBy: country }] : ['TIN', '', { unknown: 'true' }],
    vatId === null ? null : ['VAT', vatId],
  ];
  const place = addressElement(address ?? { street: '', zip: '', city: '', country });
  const paidTo: XmlElement | null =
    account === null
      ? null
      : [
          'FinancialIdentifier',
          [
            ['Identifier', account.iban, { AccountNumberType: 'IBAN' }],
            ['AccountHolderName', account.holder],
          ],
        ];
  if (bornOn === null) {
    return ['EntitySeller', [['Standard', [['EntSellerID', [...parts, ['Name', name], place]], paidTo]]]];
  }
  const words = name.split(' ');
  const nameParts: XmlElement = [
    'Name',
    [
      ['FirstName', words.slice(0, -1).join(' ') || name],
      ['LastName', words.at(-1)!],
    ],
  ];
  const person = [...parts, nameParts, place, ['BirthInfo', [['BirthDate', bornOn]]] as XmlElement];
  return ['IndividualSeller', [['Standard', [['IndSellerID', person], paidTo]]]];
}

function propertyListing(home: ReportedHome): XmlElement {
  return [
    'PropertyListing',
    [
      addressElement(home),
      ['Consideration', amounts('ConsQ', home, 'consideration')],
      ['NumberOfActivities', home.quarters.map(({ activities }, i) => [`NumbQ${i + 1}`, String(activities)])],
      ['Fees', amounts('FeesQ', home, 'fees')],
      ['Taxes', amounts('TaxQ', home, 'taxes')],
      ['PropertyType', home.isApartment ? 'DPI905' : 'DPI904'],
      home.rentedDays > 0 ? ['RentedDays', String(Math.min(home.rentedDays, 366))] : null,
    ],
  ];
}

function amounts(
  name: string,
  { quarters }: ReportedHome,
  field: 'consideration' | 'fees' | 'taxes',
): XmlElement[] {
  return quarters.map((quarter, i) => [
    `${name}${i + 1}`,
    String(Math.round(quarter[field] / 100) + 0),
    { currCode: 'EUR' },
  ]);
}

function addressElement({ street, zip, city, country }: Address): XmlElement {
  return [
    'Address',
    [
      ['CountryCode', country.toUpperCase()],
      [
        'AddressFix',
        [
          street === '' ? null : ['Street', street],
          zip === '' ? null : ['PostCode', zip],
          ['City', city === '' ? '-' : city],
        ],
      ],
    ],
  ];
}

function docSpec(reference: string): XmlElement {
  return [
    'DocSpec',
    [
      ['stf:DocTypeIndic', 'OECD1'],
      ['stf:DocRefId', reference],
    ],
  ];
}
