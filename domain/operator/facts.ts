import type { Language, Localized } from '../language.ts';
import type { Cents } from '../money.ts';
import type { DatevChart } from './datev-accounts.ts';
import type { IntermediaryStatus } from '../travel-insurance.ts';

/** A period of a weekday in which the office answers; Monday is 0, times are HH:mm in the zone of the house. A day with a break has two. */
export interface OfficeHours {
  weekday: number;
  from: string;
  to: string;
}

/** The facts about the operator. Each is absent until it is entered. */
export interface OperatorFacts {
  siteName: string;
  claim: Partial<Localized>;
  /** Hosts that redirect to the configured address. */
  domains: readonly string[];
  languages: readonly Language[];
  /** Countries whose homes are offered, as lower-case ISO 3166 codes. Empty for all. */
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
  /** ISO 3166 code in upper case. */
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
  /**
   * Further facts that the law of the country requires, such as capital, PEC address, hosting provider and mediator.
   */
  legalNotes: string;
  /** Travel insurance is offered once insurer, both documents and the status are entered. */
  insurer: string;
  insuranceSheet: string;
  insuranceConditions: string;
  insuranceStatus: IntermediaryStatus;
  /** The premium in tenths of a percent of the amount paid to the house. */
  insurancePerMille: number;
  insuranceMinimum: Cents;
  officeAddress: string;
  officePhone: string;
  emergencyPhone: string;
  hours: readonly OfficeHours[];
  accountHolder: string;
  iban: string;
  bic: string;
  /** The commission of a new landlord on each stay, in tenths of a percent. */
  commissionPerMille: number;
  /** The legal entity on invoices, if it is not the company. */
  invoiceEntity: string;
  /** Prefixes of the invoice numbers of guests and landlords. */
  stayInvoicePrefix: string;
  commissionInvoicePrefix: string;
  /** The tax adviser's number at DATEV, and the operator's own there. */
  datevConsultant: string;
  datevClient: string;
  datevChart: DatevChart;
  /** Account numbers that differ from the chart, one per line: `bank=1210`. */
  datevAccounts: string;
}

export type OperatorFact = keyof OperatorFacts;
export type GivenFacts = Partial<OperatorFacts>;

/** The format of a fact, which determines its check and its form field. */
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
  legalNotes: 'lines',
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

/** The sections of the form, in order; the sixth, mails and payments, has no facts of its own. */
export const factParts = {
  site: ['siteName', 'claim', 'domains', 'languages', 'countries'],
  look: ['mainColour', 'accentColour', 'logo', 'favicon', 'sharePicture'],
  company: [
    ...(['companyName', 'street', 'zip', 'city', 'country', 'directors', 'court', 'register'] as const),
    ...([
      'vatId',
      'taxNumber',
      'protectionOfficer',
      'authority',
      'insuranceIntermediary',
      'legalNotes',
    ] as const),
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

/** All of these or none must be entered: guests must know the insurer, the terms, and the operator's remuneration. */
export const insuranceFacts = [
  ...(['insurer', 'insuranceSheet', 'insuranceConditions', 'insuranceStatus'] as const),
] as const satisfies readonly OperatorFact[];

/** Facts required for bookings, by law and for invoices. One of the two tax numbers is enough. */
export const requiredFacts = [
  ...(['siteName', 'companyName', 'street', 'zip', 'city', 'country', 'directors'] as const),
  ...(['email', 'phone', 'accountHolder', 'iban'] as const),
] as const satisfies readonly OperatorFact[];

/** Facts for accounting software that is used in Germany and Austria only. */
const askedInGerman: ReadonlySet<OperatorFact> = new Set<OperatorFact>([
  ...(['datevConsultant', 'datevClient', 'datevChart', 'datevAccounts'] as const),
]);

/** True if companies in this country are asked for the fact. */
export const isAskedIn = (fact: OperatorFact, country: string | undefined): boolean =>
  !askedInGerman.has(fact) || country === undefined || country === 'DE' || country === 'AT';
