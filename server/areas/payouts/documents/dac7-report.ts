import { company } from '../../../../domain/company.ts';
import { houseName } from '../../../../domain/site-name.ts';
import { writeXml, type XmlElement } from '../../../platform/xml.ts';
import type { PaidLandlord } from '../account-store.ts';
import type { HomeFigures } from '../rules/yearly-figures.ts';

/*
 * What the house reports of its landlords once a year: DPI_OECD of the OECD's "Model Reporting Rules for Digital Platforms", which the
 * directive 2021/514 (DAC7) takes over. The order of elements is that of its schema, version 1.0; amounts are whole units.
 */

const namespaces = {
  xmlns: 'urn:oecd:ties:dpi:v1',
  'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
  version: '1.0',
};

/** A home of the report, as a letter would reach it. */
export interface ReportedHome {
  figures: HomeFigures;
  objectType: string;
  country: string;
  street: string;
  zip: string;
  city: string;
}

export interface ReportedSeller {
  landlord: PaidLandlord;
  homes: readonly ReportedHome[];
}

/** A report of a year that replaces none before it. */
export function dac7Report(
  year: number,
  sellers: readonly ReportedSeller[],
  now: Date,
  randomPart: string,
): string {
  const prefix = `${company.country}${year}${company.country}-${randomPart}`;
  const root: XmlElement = [
    'DPI_OECD',
    [
      [
        'MessageSpec',
        [
          ['SendingEntityIN', company.taxNumber],
          // From the house to the authority of its own country, which passes on what concerns others.
          ['TransmittingCountry', company.country],
          ['ReceivingCountry', company.country],
          ['MessageType', 'DPI'],
          ['Contact', company.email],
          ['MessageRefId', prefix],
          // New figures, and no corrections of what was reported before.
          ['MessageTypeIndic', 'DPI401'],
          ['ReportingPeriod', `${year}-12-31`],
          ['Timestamp', now.toISOString().slice(0, 19)],
        ],
      ],
      [
        'DPIBody',
        [
          platformOperator(prefix),
          ...sellers.map((seller) => reportableSeller(seller, `${prefix}-${seller.landlord.id}`)),
        ],
      ],
    ],
    namespaces,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function platformOperator(prefix: string): XmlElement {
  return [
    'PlatformOperator',
    [
      ['ResCountryCode', company.country],
      ['TIN', company.taxNumber, { issuedBy: company.country }],
      ['VAT', company.vatId],
      ['Name', company.name],
      ['PlatformBusinessName', houseName],
      addressOf(company),
      // Resident in a member state.
      ['Nexus', 'RPONEX1'],
      ['AssumedReporting', 'false'],
      docSpec(`${prefix}-operator`),
    ],
  ];
}

function reportableSeller({ landlord, homes }: ReportedSeller, reference: string): XmlElement {
  return [
    'ReportableSeller',
    [
      ['Identity', [identity(landlord)]],
      ['RelevantActivities', [['ImmovableProperty', homes.map(propertyListing)]]],
      docSpec(reference),
    ],
  ];
}

/** Somebody whose birthday is known is a natural person; the schema wants it of all of them. */
function identity(landlord: PaidLandlord): XmlElement {
  const {
    name,
    address,
    countries,
    vat_id: vatId,
    tax_number: taxNumber,
    born_on: bornOn,
    account,
  } = landlord;
  const country = (address?.country ?? countries[0] ?? company.country).toUpperCase();
  const parts: (XmlElement | null)[] = [
    ['ResCountryCode', country],
    taxNumber ? ['TIN', taxNumber, { issuedBy: country }] : ['TIN', '', { unknown: 'true' }],
    vatId === null ? null : ['VAT', vatId],
  ];
  const place = addressOf(address ?? { street: '', zip: '', city: '', country });
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
  const { figures } = home;
  return [
    'PropertyListing',
    [
      addressOf(home),
      ['Consideration', amounts('ConsQ', figures, 'consideration')],
      [
        'NumberOfActivities',
        figures.quarters.map(({ activities }, i) => [`NumbQ${i + 1}`, String(activities)]),
      ],
      ['Fees', amounts('FeesQ', figures, 'fees')],
      ['Taxes', amounts('TaxQ', figures, 'taxes')],
      ['PropertyType', home.objectType === 'apartment' ? 'DPI905' : 'DPI904'],
      figures.rentedDays > 0 ? ['RentedDays', String(Math.min(figures.rentedDays, 366))] : null,
    ],
  ];
}

function amounts(
  name: string,
  { quarters }: HomeFigures,
  what: 'consideration' | 'fees' | 'taxes',
): XmlElement[] {
  return quarters.map((quarter, i) => [
    `${name}${i + 1}`,
    String(Math.round(quarter[what] / 100) + 0),
    { currCode: 'EUR' },
  ]);
}

function addressOf({
  street,
  zip,
  city,
  country,
}: {
  street: string;
  zip: string;
  city: string;
  country: string;
}): XmlElement {
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

/** Data that are reported for the first time. */
function docSpec(reference: string): XmlElement {
  return [
    'DocSpec',
    [
      ['stf:DocTypeIndic', 'OECD1'],
      ['stf:DocRefId', reference],
    ],
  ];
}
