import type { Language, Localized } from '../language.ts';
import type { Cents } from '../money.ts';
import type { DatevChart } from './datev-accounts.ts';
import type { IntermediaryStatus } from '../travel-insurance.ts';

/** One stretch of a day on which the office answers; Monday is 0. */
export interface OfficeHours {
  weekday: number;
  from: string;
  to: string;
}

/** What is known of whoever runs the site. None of it is there until somebody says it. */
export interface OperatorFacts {
  siteName: string;
  claim: Partial<Localized>;
  /** Hosts that lead here beside that of the configured address. */
  domains: readonly string[];
  languages: readonly Language[];
  /** Countries whose homes are offered, as codes of ISO 3166 in small letters; none: all. */
  countries: readonly string[];
  mainColour: string;
  accentColour: string;
  logo: string;
  favicon: string;
  sharePicture: string;
  companyName: string;
  street: string;
  zip: string;
  city: string;
  /** Code of ISO 3166 in capital letters. */
  country: string;
  email: string;
  phone: string;
  directors: string;
  court: string;
  register: string;
  vatId: string;
  taxNumber: string;
  protectionOfficer: string;
  authority: string;
  insuranceIntermediary: string;
  /** A travel insurance is offered where insurer, both documents and the status are said. */
  insurer: string;
  insuranceSheet: string;
  insuranceConditions: string;
  insuranceStatus: IntermediaryStatus;
  /** The premium in tenths of a percent of what is paid to the house. */
  insurancePerMille: number;
  insuranceMinimum: Cents;
  officeAddress: string;
  officePhone: string;
  emergencyPhone: string;
  hours: readonly OfficeHours[];
  accountHolder: string;
  iban: string;
  bic: string;
  /** What a new landlord pays of each stay, in tenths of a percent. */
  commissionPerMille: number;
  /** The legal entity that invoices name, where it is not the company. */
  invoiceEntity: string;
  /** What the numbers of invoices to guests and to landlords begin with. */
  stayInvoicePrefix: string;
  commissionInvoicePrefix: string;
  /** The tax adviser's number at DATEV, and the operator's own there. */
  datevConsultant: string;
  datevClient: string;
  datevChart: DatevChart;
  /** Numbers of accounts that differ from the chart's, one a line: `bank=1210`. */
  datevAccounts: string;
}

export type OperatorFact = keyof OperatorFacts;
export type GivenFacts = Partial<OperatorFacts>;

/** How a fact is written, checked and asked for. */
export type FactKind =
  | 'line'
  | 'lines'
  | 'localized'
  | 'hosts'
  | 'languages'
  | 'countries'
  | 'colour'
  | 'picture'
  | 'country'
  | 'email'
  | 'phone'
  | 'vatId'
  | 'taxNumber'
  | 'hours'
  | 'iban'
  | 'bic'
  | 'link'
  | 'intermediary'
  | 'cents'
  | 'perMille'
  | 'prefix'
  | 'digits'
  | 'chart'
  | 'chartNumbers';

export const factKinds = {
  siteName: 'line',
  claim: 'localized',
  domains: 'hosts',
  languages: 'languages',
  countries: 'countries',
  mainColour: 'colour',
  accentColour: 'colour',
  logo: 'picture',
  favicon: 'picture',
  sharePicture: 'picture',
  companyName: 'line',
  street: 'line',
  zip: 'line',
  city: 'line',
  country: 'country',
  email: 'email',
  phone: 'phone',
  directors: 'line',
  court: 'line',
  register: 'line',
  vatId: 'vatId',
  taxNumber: 'taxNumber',
  protectionOfficer: 'lines',
  authority: 'lines',
  insuranceIntermediary: 'lines',
  insurer: 'line',
  insuranceSheet: 'link',
  insuranceConditions: 'link',
  insuranceStatus: 'intermediary',
  insurancePerMille: 'perMille',
  insuranceMinimum: 'cents',
  officeAddress: 'lines',
  officePhone: 'phone',
  emergencyPhone: 'phone',
  hours: 'hours',
  accountHolder: 'line',
  iban: 'iban',
  bic: 'bic',
  commissionPerMille: 'perMille',
  invoiceEntity: 'line',
  stayInvoicePrefix: 'prefix',
  commissionInvoicePrefix: 'prefix',
  datevConsultant: 'digits',
  datevClient: 'digits',
  datevChart: 'chart',
  datevAccounts: 'chartNumbers',
} as const satisfies Record<OperatorFact, FactKind>;

export const operatorFactNames = Object.keys(factKinds) as OperatorFact[];

/** The parts in which the facts are asked for, in order; the sixth, mails and payments, has no facts of its own. */
export const factParts = {
  site: ['siteName', 'claim', 'domains', 'languages', 'countries'],
  look: ['mainColour', 'accentColour', 'logo', 'favicon', 'sharePicture'],
  company: [
    ...(['companyName', 'street', 'zip', 'city', 'country', 'directors', 'court', 'register'] as const),
    ...(['vatId', 'taxNumber', 'protectionOfficer', 'authority', 'insuranceIntermediary'] as const),
  ],
  office: ['email', 'phone', 'officeAddress', 'officePhone', 'emergencyPhone', 'hours'],
  money: [
    ...(['accountHolder', 'iban', 'bic', 'commissionPerMille'] as const),
    ...(['invoiceEntity', 'stayInvoicePrefix', 'commissionInvoicePrefix'] as const),
    ...(['insurer', 'insuranceSheet', 'insuranceConditions', 'insuranceStatus'] as const),
    ...(['insurancePerMille', 'insuranceMinimum'] as const),
    ...(['datevConsultant', 'datevClient', 'datevChart', 'datevAccounts'] as const),
  ],
} as const satisfies Record<string, readonly OperatorFact[]>;

export type FactPart = keyof typeof factParts;

/** All of these together, or none: guests must know who insures, on what terms, and what the operator gets of it. */
export const insuranceFacts = [
  ...(['insurer', 'insuranceSheet', 'insuranceConditions', 'insuranceStatus'] as const),
] as const satisfies readonly OperatorFact[];

/** Without these no guest may book: the law and every invoice ask for them. One of the two tax numbers is enough. */
export const requiredFacts = [
  ...(['siteName', 'companyName', 'street', 'zip', 'city', 'country', 'directors'] as const),
  ...(['email', 'phone', 'accountHolder', 'iban'] as const),
] as const satisfies readonly OperatorFact[];
