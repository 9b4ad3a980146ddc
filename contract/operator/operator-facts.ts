import { languages } from '../../domain/language.ts';
import { plainIban } from '../../domain/iban.ts';
import { datevCharts } from '../../domain/operator/datev-accounts.ts';
import type { OperatorFacts } from '../../domain/operator/facts.ts';
import { plainEmail, plainPhone } from '../../domain/reachable.ts';
import { intermediaryStatuses } from '../../domain/travel-insurance.ts';
import { plainVatId } from '../../domain/vat.ts';
import { inCents, z } from '../schema.ts';

const text = z.string().trim().max(1000);
const language = z.enum(languages);
const normalize = (value: string): string => value.replaceAll(/\s/g, '').toUpperCase();

/** All facts about the operator, in the same form for the call, the configuration file and the table. */
export const operatorFacts = z.strictObject({
  siteName: text,
  claim: z.partialRecord(language, text),
  domains: z.array(z.string().trim().toLowerCase().max(253)).max(50),
  languages: z.array(language).max(languages.length),
  countries: z.array(z.string().trim().toLowerCase().max(2)).max(300),
  mainColour: z.string().trim().toLowerCase().max(20),
  accentColour: z.string().trim().toLowerCase().max(20),
  logo: text,
  favicon: text,
  sharePicture: text,
  companyName: text,
  street: text,
  zip: text,
  city: text,
  country: z.string().trim().toUpperCase().max(2),
  email: text.transform(plainEmail),
  phone: text.transform(plainPhone),
  directors: text,
  court: text,
  register: text,
  vatId: text.transform(plainVatId),
  taxNumber: text,
  protectionOfficer: text,
  authority: text,
  insuranceIntermediary: text,
  legalNotes: text,
  insurer: text,
  insuranceSheet: text,
  insuranceConditions: text,
  insuranceStatus: z.enum(intermediaryStatuses),
  insurancePerMille: z.number(),
  insuranceMinimum: inCents(z.number()),
  officeAddress: text,
  officePhone: text.transform(plainPhone),
  emergencyPhone: text.transform(plainPhone),
  hours: z
    .array(z.strictObject({ weekday: z.number().int(), from: z.string().max(5), to: z.string().max(5) }))
    .max(21),
  accountHolder: text,
  iban: text.transform(plainIban),
  bic: text.transform(normalize),
  commissionPerMille: z.number(),
  invoiceEntity: text,
  stayInvoicePrefix: text.transform(normalize),
  commissionInvoicePrefix: text.transform(normalize),
  datevConsultant: text,
  datevClient: text,
  datevChart: z.enum(datevCharts),
  datevAccounts: text,
} satisfies { [Fact in keyof OperatorFacts]: z.ZodType<OperatorFacts[Fact]> });
